import { phrases, phraseTable } from "../language/phrase.ts";
import type { Reading } from "../reading/read-message.ts";
import { isAboutSomeoneElse } from "../rules/rule.ts";
import { type Feeling, findFeeling, isGlad } from "./find-feeling.ts";
import { isVerb } from "../language/verb-lexicon.ts";

const PATTERNS = phrases({
  WORK:
    "colegas?|no trabalho|entrevista|curriculo|linkedin|promocao no|(?:pedir|peco|pedindo|pedi) (?:um )?aumento|aumento (?:de salario|salarial|pro)|demissao|pedir demissao|pedir as contas|mudar de (?:emprego|carreira|area|trabalho)|trocar de (?:emprego|trabalho|carreira)|proposta (?:d[aeo]|de emprego|de trabalho|outra)|outra empresa|carreira|transicao de carreira|reuniao|reunioes|apresentacao|prazo|prazos|deadline|produtividade|produtiv[oa]|procrastin[a-z]+|organizar (?:meu|o|minha) (?:trabalho|dia|semana|tempo|rotina)|me organiz[a-z]+|projeto|feedback|chefe|meu time|minha equipe|liderar|lideranca|negocio|empreender|abrir (?:uma empresa|um negocio)|freelancer|home office|networking|vaga|emprego|trabalho|cliente|(?:entregar|terminar|fechar|apresentar|finalizar|mandar|enviar) (?:o |a |um |uma |meu |minha |os |as )?(?:relatorios?|planilha|projeto|proposta|demanda|apresentacao|trabalho|tarefas?|tcc|briefing|layout|orcamento)|sobrecarregad[oa]|priorizar|prioridades|foco|concurso",
  WORK_ASK:
    "como|devo|acho que (?:vou|devo)|vale a pena|nao sei se|o que (?:eu )?(?:faco|fazer|digo|acha)|dicas?|conselho|me ajuda|ajuda|preciso|quero|queria|tenho|planejar|preparar|melhor|sera|deveria|to pensando|to querendo|medo",
  QUESTION:
    "quem|qual|quais|quando|onde|quanto|quantos|quantas|por que|porque|o que|como|explica|explique|define|defina|traduz|traduza|traduzir|significa|significado|capital|historia d[aeo]|receita|previsao|vai chover|clima|tempo (?:hoje|amanha)|noticia|noticias|cotacao|dolar|jogo do|placar|recomenda|recomende|indica|indique|sugere|sugira|me da uma (?:ideia|dica)|escreve|escreva|faz um (?:texto|poema|resumo)|cria um (?:texto|poema)|poema|redacao|codigo|programa|calcula|resolve|conta (?:uma|um) (?:historia|curiosidade)|curiosidade|pesquisa|filme|musica pra",
  /** Wishes, plans and suppositions. */
  NOT_YET:
    "vou|vamos|to pensando em|pensando em|penso em|acho que vou|amanha|depois eu|mais tarde|semana que vem|mes que vem|pretendo|quero|queria|gostaria|preciso|tenho que|devia|deveria|pretendo|meta|sonho em|tenho vontade|tomara|quem me dera|to querendo|bora|se eu|e se|caso eu|imagina|suponha|sera que se|ganhasse|tivesse|fosse",
  ACTION:
    "{spend}|{buy}|{pay}|{invest}|{drink}|{sleep}|{weigh}|{exercise}|{practise}|economizar|poupar|gastaria|compraria|beber|dormir|emagrecer",
  DENIED:
    "(?:nao|nem|nunca|ainda nao|quase) (?:[a-z]+ ){0,3}(?:{spend:did}|{buy:did}|{pay:did}|{drink:did}|{sleep:did}|{exercise:did}|{practise:did}|{weigh:did}|fiz|dormi|consegui)|sem (?:beber|dormir|treinar|gastar|meditar)",
  GOOD:
    "(?<!nao )to (?:muito |super |tao |bem )*(?:feliz|alegre|animad[oa]|empolgad[oa]|realizad[oa]|orgulhos[oa]|radiante|otim[oa]|bem|aliviad[oa]|grat[oa])|consegui|deu certo|(?:noticia|novidade) boa|boa noticia|passei na|ganhei (?:um|o|a)|dia (?:foi )?(?:otimo|incrivel|maravilhoso|lindo|bom)|que dia (?:bom|lindo|otimo)|finalmente",
  SOMEBODY:
    "eu|a gente|me|comigo|meus?|minhas?|noss[oa]s?|{@kin}|NAME|el[ea]s?|to|tava|sou|era|tenho|tinha|vou|fui|ando|fiquei|[a-z]{3,}(?:ei|amos|emos|imos)",
});

/** What a message is about when it needs no tool. */
export type TopicName = Courtesy | Reach | Life;
type Courtesy = "greeting" | "thanks" | "bye" | "yes" | "no" | "unclear";
type Reach = "who" | "help" | "date" | "reminder" | "payment" | "lending" | "world" | "forget" | "export";
type Life = "feeling" | "work" | "plan" | "someoneElse" | "told" | "denied" | "good";

/** A topic, with what the answer depends on. */
export interface Topic {
  name: TopicName;
  feeling?: Feeling;
  /** A tool that would fit but is not available. */
  unavailable?: string;
}

const OPEN =
  "^(?:(?:oi|ola|ei|opa|e|ai|entao|mas|ah|bom|assistente|amiga|menina|linda|querida|me|voce|tu|so|agora|por favor|bom dia|boa tarde|boa noite|uma|outra|k|haha|rs|gente|nossa) )*";

/** The first pattern that matches decides. Greetings begin messages of all topics, so they come late. */
const TOPICS = phraseTable<TopicName>(String.raw`
who :: quem (?:ta|esta) falando|com quem (?:eu )?(?:to |ta )?(?:falo|falando)|quem (?:eh|es|seria) (?:voce|tu|vc)|(?:voce|tu) (?:eh|es) (?:[a-z]+ ){0,2}(?:robo|ia|inteligencia|maquina|bot|chatbot|humana?|pessoa|gente|real|programa|de verdade|chatgpt|gpt|gemini|alexa|siri|assistente|mulher|homem|computador|quem|o que)|voce usa (?:chatgpt|gpt|gemini|ia|que|qual)|(?:que|qual) (?:modelo|ia|inteligencia|llm|tecnologia)(?: [a-z]+){0,3}(?: voce| tu|$)|(?:qual|como) (?:eh )?(?:o )?(?:seu|teu) nome|como (?:voce|tu) (?:se )?chama|quem (?:te|que te|foi que te) (?:criou|fez|programou|desenvolveu|inventou)|como voce funciona|voce (?:tem|usa) internet|voce (?:pensa|sente|tem sentimentos|tem consciencia|aprende|existe|dorme|come|tem nome|tem familia|tem idade)|quantos anos (?:voce|tu) tem|de onde voce (?:eh|vem)|onde voce mora|o que (?:eh|es) (?:voce|tu)$|o que (?:eh|seria) voce|o que voce eh|fala com (?:uma )?(?:ia|robo)|to falando com (?:uma? )?(?:ia|robo|maquina|pessoa|humano)
help :: (?:o que|que|quais coisas|como|no que|em que|pra que|com o que)(?: [a-z]+){0,3} (?:voce|tu)(?: [a-z]+){0,2} (?:sabe fazer|faz|pode fazer|consegue fazer|pode (?:me )?ajudar|me ajuda|serve|ajuda|pode ser util|eh capaz|oferece)|nao sei (?:usar|mexer)|me ensina(?: a usar)?$|como (?:te uso|uso (?:voce|isso|esse|o app)|usar|funciona (?:isso|aqui|esse|o app)|isso funciona|comeco|comecar(?: a usar)?$)|o que (?:eu )?(?:posso|da pra|consigo) (?:te )?(?:pedir|perguntar|fazer)(?: aqui| com voce)?$|^(?:ajuda|help|socorro|menu|comandos|opcoes|ajuda ai|me ajuda|pode me ajudar|preciso de ajuda|quero ajuda)$|quais (?:sao )?(?:as )?(?:suas|tuas) (?:funcoes|habilidades|capacidades|funcionalidades)|suas funcoes|o que da pra fazer|(?:voce )?(?:serve|ta) (?:pra|ai pra) (?:que|o que)|me (?:explica|ensina) como (?:usar|funciona|voce funciona)
reminder :: me (?:lembra|lembre|lembrar|avisa|avise|avisar|acorda|acorde) (?:depois|mais tarde|de|pra|quando|amanha|DATE|as|todo|na|no|que (?:eu )?tenho|em|daqui)|lembrete|lembretes|alarmes?|despertador|cronometro|timer|temporizador|^(?:agenda|agende|agendar|marca|marcar) (?:uma |um |a |o |minha |meu )?(?:consulta|reuniao|medico|dentista|horario|compromisso|exame|encontro)|agenda (?:uma|um|a|o)|agendar|marca (?:uma|um) (?:reuniao|consulta|horario|compromisso)|marcar (?:uma|um) (?:reuniao|consulta|horario|compromisso)
payment :: (?:paga|pague|pagar|transfere|transfira|transferir|deposita|compra|compre|faz um pix|manda um pix|manda pix|envia|faz uma transferencia)(?: [a-z]+| MONEY| NUM| NAME){0,8} pra mim|^(?:faz|faca|manda|mande) (?:um )?pix|^(?:transfere|transfira|deposita|envia|manda) (?:NUM|MONEY|uns)|(?:pode|consegue|da pra) (?:voce )?(?:pagar|transferir|fazer (?:um )?pix|comprar|depositar)|^(?:paga|pague|transfere|compra) (?:o|a|os|as|um|uma|meu|minha)
lending :: emprestei (?:NUM|MONEY|uma grana|dinheiro|uns)|me dev(?:e|em|ia|iam) (?:NUM|MONEY|uma grana|dinheiro|uns)|(?:ta|tao) me devendo
forget :: ^(?:(?:por favor|voce|pode|ai|entao|agora) )*(?:esquece|esqueca|desaprende|desaprenda|nao (?:voce )?(?:quero|precisa) (?:mais )?(?:que voce )?(?:mais )?(?:lembrar?|lembre|guarde|saiba)(?= (?:mais |nada )*(?:d[aeo]s?|sobre) ))(?: [^ ]+)+$
export :: (?:export|baix)(?:a|e|ar)(?: [a-z]+){0,3} (?:meus dados|minhas coisas|tudo|minha memoria|minhas memorias|minhas conversas|minhas notas)|copia (?:d[oe]s? )?(?:meus )?dados|(?:quero|pode me dar|me da) (?:os )?meus dados|(?:apag|delet|exclu|encerr|cancel)[a-z]+ (?:a )?minha conta$
date :: que dia (?:eh|da semana|do mes|do ano)?(?: eh)?(?: hoje| DATE)|(?:qual|que) (?:a |eh a )?data(?: de)?(?: hoje| DATE)?$|hoje eh que dia|DATE eh que dia|em que (?:dia|mes|ano) (?:a gente |nos )?(?:estamos|ta|to|tamos)|que horas|que mes eh|que ano eh|dia da semana
thanks :: obrigad[oa]|obrigadao|obrigadinha|brigad[oa]|brigadao|valeu|agradec[a-z]+|grat[oa]|gratidao|tmj|tamo junto|deus te abencoe|muito agradecid[oa]|thanks|thank you|vlw
bye :: tchau|tchauzinho|ate (?:mais|logo|amanha|DATE|depois|breve|a proxima|segunda|ja)|^falou(?: [a-z]+)?$|^fui(?: beijos?| tchau| gente| galera)*$|adeus|bye|to indo|vou (?:indo|nessa|dormir|sair|embora|deitar)|boa noite (?:vou|ate)|xau|flw|nos falamos|a gente se (?:fala|ve)
greeting :: (?:tudo|td) (?:bem|bom|certo|joia|beleza|tranquilo|em ordem|em cima|na paz|ok)|como (?:voce |tu |vai |que )*(?:ta|vai|anda|passa|tem passado|esta|vai voce|vao as coisas|vai a vida)|e ai|e voce|suave|de boa|beleza$|como foi (?:seu|teu) dia|qual (?:eh )?(?:a )?boa|novidades|quais as novas|koe|coe|iae|eae|fala (?:ai|tu|comigo)
greeting :: ^(?:oi|ola|opa|oie|hey|ei|eai|alo|salve|fala|hello|hi|bom dia|boa tarde|boa noite|bom diaa?|dia|boa|oioi|oi oi)
yes :: ^(?:sim|s|ss|isso|isso mesmo|claro|com certeza|pode|pode ser|pode sim|quero|quero sim|aham|uhum|bora|ok|okay|ta|ta bom|ta certo|beleza|certo|fechado|combinado|isso ai|exato|positivo|blz|confirmo|confirma|manda ver|por favor)(?: (?:sim|pode|claro|ok|isso|beleza))*$
no :: ^(?:nao|nops?|nem|negativo|deixa|deixa pra la|deixa quieto|esquece|cancela|nada|nao precisa|nao quero|agora nao|hoje nao|nao obrigada|para|melhor nao|deixa assim)(?: (?:nao|obrigada|pra la|isso|quero|precisa|mais))*$
`);
/** Amounts and measures. Those of another person are not recorded for the user. */
const MEASURED = /(?:^| )(?:MONEY|QTY|TIME|NUM)(?: |$)/;

/** Finds what a message is about, to answer it with words. */
export function findTopic(reading: Reading): Topic {
  const { keys, clauses } = reading;
  if (keys === "" && LAUGHTER.test(reading.text)) return { name: "greeting" };
  const feeling = findFeeling(keys);
  const work = /procrastin/.test(keys) ||
    PATTERNS.WORK.test(keys) && (PATTERNS.WORK_ASK.test(keys) || clauses.some(({ isQuestion }) => isQuestion));
  const asked = clauses.some(({ isQuestion }) => isQuestion);
  const direct = TOPICS.find(([name, words]) =>
    words.test(keys) && !(feeling !== null && LIGHT.has(name)) && !(asked && name === "bye")
  );
  if (direct !== undefined && !(LIGHT.has(direct[0]) && (work || isLong(reading)))) return { name: direct[0] };
  if (feeling !== null && !(work && feeling === "doubt")) return { name: "feeling", feeling };
  if (feeling === null && isGlad(keys)) return { name: "good" };
  if (work) return { name: "work" };
  return { name: plainTopic(reading), ...(feeling === null ? {} : { feeling }) };
}

const LAUGHTER = /k{2,}|haha|hehe|rsrs|[😂🤣😅😆]/iu;
/** Courtesy, which is not the topic of a longer message. */
const LIGHT: ReadonlySet<TopicName> = new Set(["greeting", "thanks", "bye", "yes", "no"]);

function isLong({ keys }: Reading): boolean {
  return keys.split(" ").length > 9;
}

function plainTopic(reading: Reading): TopicName {
  const { keys, clauses } = reading;
  const isQuestion = clauses.some((clause) => clause.isQuestion);
  if (PATTERNS.NOT_YET.test(keys) && PATTERNS.ACTION.test(keys) && !isQuestion) return "plan";
  if (PATTERNS.DENIED.test(keys) && !isQuestion) return "denied";
  if (clauses.some(isAboutSomeoneElse) && !isQuestion) {
    return PATTERNS.ACTION.test(keys) || MEASURED.test(keys) ? "someoneElse" : "told";
  }
  if (isQuestion) return "world";
  if (PATTERNS.GOOD.test(keys)) return "good";
  if (new RegExp(OPEN + PATTERNS.QUESTION.source).test(keys)) return "world";
  return tells(reading) ? "told" : "unclear";
}

/** Endings of the past: "terminei", "mudou", "perdeu". "bati" counts only where no other word is possible. */
const DID =
  /(?:^| )[a-z]{3,}(?:ei|ou|eu|iu|ndo)(?: |$)|^(?:(?:DATE|ontem|hoje|ja|eu|nossa|ai) )*[a-z]+[bcdfgjlmnprstvxz]i /;

/** Whether a message tells something about the user's life: a sentence about somebody, without a question or a request. */
function tells({ clauses, keys }: Reading): boolean {
  const words = keys.split(" ");
  if (clauses.some(({ isQuestion }) => isQuestion) || words.length < 3) return false;
  return DID.test(keys) || PATTERNS.SOMEBODY.test(keys) && words.some(isVerb);
}
