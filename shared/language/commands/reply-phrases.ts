/**
 * What a phrase says about an offer:
 * - `yes`: a yes
 * - `soft`: a yes unless a no comes with it ("ok, cancela")
 * - `heard`: the same, but it may say only that the offer was heard ("entendi"): what erases needs more
 * - `please`: a yes unless something else is asked for
 * - `no`: a no
 * - `verb`: names the offered act ("registra")
 * - `infinitive`: names it after a yes ("pode registrar")
 * - `erase`: names an act that undoes something; a yes only together with another yes
 * - `filler`: says nothing
 */
export type ReplyClass = "yes" | "soft" | "heard" | "please" | "no" | "verb" | "infinitive" | "erase" | "filler";

/**
 * What people answer to an offer, folded, by class. `readReply` takes the longest phrase that fits and forgives repeated letters
 * ("simmm") and one typing slip.
 */
export const REPLY_PHRASES: Readonly<Record<Exclude<ReplyClass, "verb" | "infinitive" | "erase">, string>> = {
  yes: `
    sim|demoro|dmr|dmro|demorou ja|ctz|vdd|borala|pode pa|pd pa|pode cre|pd cre|pode ir sim|fecha|arrocha|
    fecho|fexou|fexo|lgc|ja e|jae|ja eh|s|ss|sin|sip|siminho|isso|isso ai|isso mesmo|isso sim|e isso|
    e isso ai|e isso mesmo|eh isso|isto|isto mesmo|foi isso|foi isso mesmo|e sim|eh sim|foi sim|esse mesmo|
    essa mesmo|essa mesma|esse ai|essa ai|confirmo|confirmado|confirmadissimo|positivo|afirmativo|aham|ahan|
    aha|arram|uhum|uhun|unhum|hum hum|um hum|yes|yep|yeah|yup|sure|bora|bora la|simbora|partiu|manda ver|
    manda bala|manda brasa|pode mandar bala|pode mandar brasa|manda|mande|manda ve|mete bronca|mete ficha|
    toca ficha|toca o barco|taca ficha|vai em frente|vai fundo|vai la|vai nessa|va em frente|va la|pode sim|
    podes sim|pode crer|pode ser|pode ser sim|pode ir|pode seguir|pode mandar|pode mandar ver|pode ta|
    pode tar|com certeza|com toda certeza|certeza|acertou|na mosca|vamos nessa|vamo nessa|sem duvida|
    sem duvidas|pode apostar|exato|exatamente|exatinho|perfeito|perfeitamente|corretissimo|correto|
    esta correto|ta correto|certinho|ta certinho|esta certo|ta certo|isso ta certo|fechou|fechado|
    ta fechado|feito|demorou|dale|logico|obvio|obviamente|claro que sim|claro q sim|acho que sim|acho q sim|
    creio que sim|quero sim|sim quero|eu quero sim|aceito|concordo|de acordo|seria otimo|seria bom|gostaria|
    gostaria sim|deve|deve sim|👍|👌|✅|✔|☑|🆗|🤝|💯|🫡|👊
  `,
  please: `
    por favor|pfv|pfvr|pff|pls|please|por gentileza
  `,
  soft: `
    tmj|tamo junto|tamo juntos|ok|okay|okey|oki|okok|okidoki|blz|beleza|bele|belezura|claro|certo|ta|ta bom|
    ta bem|esta bem|esta bom|ta ok|ta otimo|ta joia|tudo bem|tudo certo|td bem|td certo|pode|podes|pd|
    pode ai|quero|eu quero|vai|vamos|vamo|segue|toca|show|show de bola|top|boa|otimo|maravilha|
    tranquilo|suave|de boa|fmz|firmeza|joia|combinado|por mim|por mim tudo bem|por mim ok|sem problema|
    sem problemas|aprovado|aprovo|autorizo|autorizado|positivamente
  `,
  heard: `
    entendi|entendido|ciente|e|eh|foi|e mesmo|eh mesmo|massa|legal|ah ta|ah ta bom|ah ok|ah certo|ah bom
  `,
  no: `
    nao|n|nn|nop|nope|naum|num|nem|nao nao|negativo|nunca|jamais|cancela|cancele|cancelar|cancelado|
    cancela isso|cancela ai|cancela essa|cancela esse|pode cancelar|quero cancelar|deixa|deixe|deixa pra la|
    deixa para la|deixa p la|deixa pla|deixe pra la|deixa la|deixa quieto|deixe quieto|deixa isso|
    deixa isso pra la|deixa assim|deixa como esta|deixa como ta|deixa por isso|deixa pra depois|
    deixa pra outra hora|pode deixar|pode deixar pra la|pode deixar quieto|pode esquecer|esquece|esqueca|
    esquece isso|esquece essa|esquece ai|nao precisa|n precisa|num precisa|precisa nao|nao precisa nao|
    nao e preciso|nao carece|nao quero|n quero|quero nao|nao quero nao|nao quero mais|nao vou querer|
    melhor nao|e melhor nao|acho melhor nao|acho que nao|acho q nao|hoje nao|agora nao|ainda nao|
    por enquanto nao|nao agora|nao por agora|nao por enquanto|por agora nao|claro que nao|claro q nao|
    de jeito nenhum|de jeito algum|nem pensar|nem a pau|nada|nada disso|nada nao|nao e isso|nao eh isso|
    nao foi isso|nao era isso|isso nao|errado|ta errado|esta errado|nao ta certo|nao esta certo|pode nao|
    nao pode|vai nao|nao vai|para|pare|para com isso|aborta|abortar|desisto|desisti|desiste|mudei de ideia|
    mais tarde|depois|depois eu vejo|outra hora|fica pra proxima|fica pra depois|deixa baixo|larga mao|
    larga|sem chance|nenhum|nenhuma|nenhum deles|nenhuma delas|nenhum desses|nenhuma dessas|nenhum dos dois|
    nenhuma das duas|dispenso|sai fora|deixa esse|deixa essa|deixa p depois|larga disso|👎|❌|✖|🚫|🙅|⛔
  `,
  filler: `
    obrigada|obrigado|brigada|brigado|obg|obgd|obrigadao|obrigadinha|brigadao|brigadinha|muito obrigada|
    muito obrigado|mt obrigada|mto obrigada|vlw|valeu|grata|grato|gratidao|thanks|agradeco|ah|ahh|oh|opa|
    oba|eba|eita|ne|viu|hein|uai|ue|bom|bem|entao|po|poxa|pow|hm|hmm|hum|nossa|mesmo|so|amiga|amigo|querida|
    linda|gata|miga|fofa|mana|mano|cara|amor|meu amor|meu bem|moca|bb|nega|kkk|kkkk|haha|hahaha|rs|rsrs|
    hehe|agora|ja|logo|os dois|as duas|os tres|as tres|todos|todas|tudo|ambos|ambas|pode confiar|assim|ai|
    assim mesmo|pra mim|para mim|por mim|por fvr|senhora|senhor|sra|relaxa|fica tranquila|voce|vc|a vontade|
    🙏|😊|😉|😄|😁|🙂|😀|😃|😅|😂|🤣|❤|🥰|😍|🎉|👏|💪|😘|🙌|✨|😬|😐
  `,
};
