import { phrases } from "../language/phrase.ts";

const SAID = phrases({
  SELF_HARM:
    "suicid[a-z]+|me suicidar|suicidio|me matar|tirar (?:a )?minha (?:propria )?vida|(?:acabar|terminar|dar fim|por fim) (?:com |n?a |em )?(?:a )?(?:minha vida|tudo isso|comigo)|me (?:cortar|mutilar|machucar|ferir|enforcar|jogar (?:da|do|na frente|de))|automutil[a-z]+|me corto|me machuco de proposito|" +
    "(?:quero|queria|vou|penso em|pensando em|pensei em|vontade de|desejo de|preferia|prefiro|pensamentos? de|ideia de|pensar em) (?:so |muito |muita |ate |as vezes )*(?:morrer|me matar|sumir (?:pra sempre|de vez|desse mundo|do mundo)|desaparecer (?:pra sempre|de vez|desse mundo|do mundo)|nao (?:acordar|existir)|estar mort[oa]|deixar de existir|partir dessa|dormir e nao acordar)|" +
    "nao (?:quero|queria|aguento|consigo|to aguentando|vejo|tenho|sei se quero) (?:mais )?(?:viver|existir|acordar|estar (?:viva|vivo|aqui)|continuar viv[oa]|seguir viv[oa]|continuar vivendo|essa vida)|nao (?:quero|aguento) mais (?:viver|existir|a vida|essa vida|estar viv[oa])|" +
    "(?:nao )?(?:vejo|tem|tenho|faz|acho|encontro|ha)(?: [a-z]+){0,2} (?:sentido|motivo|razao|motivos|razoes|graca)(?: [a-z]+){0,2} (?:viver|vida|existir|continuar viv[oa])|(?:perdi|acabou|sumiu|cade|sem|nao (?:tenho|sinto|sobrou|resta|ha))(?: [a-z]+){0,3} vontade de (?:viver|existir|continuar viv[oa])|vontade de viver (?:acabou|sumiu|zero)|desisti (?:de viver|da vida)|desistir (?:de viver|da vida|de tudo)|cansad[oa] de (?:viver|existir)|cansei de (?:viver|existir)|" +
    "(?:melhor|mais facil|bom) se eu (?:nao existisse|morresse|sumisse|nao estivesse (?:aqui|viva|vivo)|tivesse mort[oa]|nunca tivesse nascido)|(?:todo mundo|todos|minha familia|eles|o mundo|voces) (?:[a-z]+ ){0,4}(?:melhor|bem|feliz|felizes) sem mim|(?:devia|deveria|queria|preferia) (?:estar|ta) mort[oa]|(?:tenho|ando|to|venho|voltei a) me (?:cort|mutil|machuc|fer)[a-z]+|(?:pular|me jogar|saltar)(?: [a-z]+){0,2} (?:ponte|janela|predio|viaduto|sacada|precipicio|trilhos?|metro)|(?:nao )?(?:devia|deveria|queria) (?:nao |nunca )?ter nascido|me cortei(?: DATE| [a-z]+){0,2} de novo|(?:quero|queria|vou) me mata|(?:dar|por) (?:um )?fim (?:em|n[oa]|a|nisso|nessa)(?: [a-z]+){0,4} vida|ninguem (?:sentiria|vai sentir|sentira) (?:minha )?falta|" +
    "overdose|(?:tomei|tomar|engoli|engolir|vou tomar)(?: [a-z]+){0,4} (?:remedios|comprimidos|veneno)(?: [a-z]+){0,3} (?:pra|de uma vez|e morrer)(?: [a-z]+)?|(?:pra|so quero|quero|queria|posso|preferia|prefiro) (?:eh |logo |so )*morrer|se eu (?:morresse|sumisse|nao existisse)(?: [a-z]+)* (?:ninguem|seria|ia|todo)|ninguem(?: [a-z]+){0,4} se eu (?:morr|sum)[a-z]+|me mato|me matava|(?:tentei|tentativa de|plano de|planej[a-z]+) (?:o |meu |me |a minha )?(?:suicidio|matar|morte|morrer)|minha (?:propria )?morte|veneno|tomar (?:todos|um monte de|varios|a cartela|uma cartela)(?: [a-z]+){0,2} (?:remedios|comprimidos)|carta de despedida|(?:a|minha|essa) vida nao (?:vale|presta|tem sentido|faz sentido)|(?:vida|viver)(?: [a-z]+){0,3} (?:nao|sem) (?:vale(?: mais)? a pena|sentido)|minha vida nao (?:vale|tem valor|faz)|nao vale a pena viver|viver nao vale a pena|acabar com (?:tudo|a dor|o sofrimento|minha dor|meu sofrimento)",
  /** Manners of speaking that name death without meaning it. */
  FIGURE:
    "(?:me matar|me matando|suicidio|morrer) de (?:rir|tanto|trabalhar|estudar|vergonha|fome|amor|saudade|calor|frio|sono|tedio|comer|rir)|(?:vai|ta|quer|querendo) me matar|de matar|morta? de|morri de|acabar com tudo (?:isso )?(?:que|da geladeira|do mercado|na promocao|na black)|(?:viver|existir) (?:de (?:aluguel|favor|bico|dieta|salario)|no (?:vermelho|aperto|sufoco|corre|limite)|com (?:pouco|meus pais|divida)|na (?:correria|pressa)|endividad[oa])|(?:vai|quer|quis|pode|deve|resolveu|decidiu|ameac[a-z]+(?: de)?) (?:acabar|terminar)(?: tudo)? comigo|esquadrao suicida|morrer de",
});

/** Signs of suicide or self-harm in a message. In doubt the answer is care: a needless one does little harm. */
export function isCrisis(keys: string): boolean {
  const match = SAID.SELF_HARM.exec(keys);
  if (match === null) return false;
  const figure = SAID.FIGURE.exec(keys);
  return figure === null || SAID.SELF_HARM.test(keys.replace(figure[0], " "));
}
