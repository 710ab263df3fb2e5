import type { Feeling } from "./find-feeling.ts";
import type { TopicName } from "./find-topic.ts";

/** Several wordings of the same text. */
export type Wordings = readonly [string, ...string[]];

/** The answers to each topic, one topic per line. `{nome}` stands for a comma and the user's name, or for nothing. */
export const WORDINGS = readWordings<TopicName>(String.raw`
greeting :: Oi{nome}! Que bom te ver por aqui. O que você quer contar ou registrar hoje? | Oi{nome}! Tô por aqui. Me conta: o que aconteceu de bom, ou o que tá precisando organizar? | Olá{nome}! Como posso ajudar hoje?
thanks :: Por nada{nome}! Quando precisar, é só chamar. | Imagina! Fico feliz de ajudar. | De nada{nome}. Tô por aqui.
bye :: Até mais{nome}! Se cuida. | Tchau{nome}! Quando quiser, é só voltar.
who :: Sou a sua assistente no modo sem internet e sem chave: funciono por regras escritas, não sou uma IA generativa nem uma pessoa. Entendo registros e perguntas sobre suas finanças, sua saúde, seus hábitos, as pessoas da sua vida e o que você me conta. Com a chave de um modelo maior eu passo a conversar sobre qualquer assunto.
help :: Posso cuidar destas coisas com você:\n- Dinheiro: registrar gastos, contas, renda, dívidas, limites e investimentos, e mostrar como está o mês.\n- Saúde: anotar peso, água, sono, exercício, humor e energia, acompanhar hábitos e ver tendências.\n- Pessoas: lembrar aniversários, gostos e quem é quem.\n- Memória: guardar o que você me contar e achar depois.\nÉ só falar do seu jeito. Antes de gravar números eu sempre confirmo com você.
good :: Que notícia boa{nome}! Me conta mais: o que fez isso acontecer? | Que alegria ler isso! Quer me contar como foi?
yes :: Certo! Mas não tenho nada esperando confirmação agora. O que você quer fazer?
no :: Tudo bem, deixo como está. Se mudar de ideia, é só falar.
denied :: Entendi, então não registro nada. Se mudar, é só me contar. | Tudo bem, sem cobrança. Não anotei nada.
someoneElse :: Entendi. Como isso é de outra pessoa, não entra nos seus registros. Se quiser que eu lembre, me diz “guarda isso”.
work :: Vamos por partes:\n- Qual resultado você quer, e até que dia?\n- O que já está na sua mão pra dar o primeiro passo nesta semana?\n- Quem pode te ajudar ou decidir isso com você?\nMe conta um pouco mais da situação?
world :: Isso eu não sei: só conheço o que você me conta e registra. Posso ajudar com suas finanças, sua saúde, seus hábitos e as pessoas da sua vida. | Essa eu não sei responder: enxergo só o que é seu, como gastos, contas, medidas, hábitos, pessoas e o que você já me contou.
reminder :: Alarme e agenda eu não tenho, mas posso te lembrar por aqui: me diz de quê, o dia e a hora.
payment :: Eu não mexo no seu dinheiro: não pago, não transfiro e não compro nada. Quando você pagar, me conta que eu marco como pago.
lending :: Dinheiro emprestado eu acompanho: me diz quanto e quem deve, como “a Camila me deve 100”.
forget :: Não achei nada guardado sobre isso, então não há o que esquecer. Se quiser conferir, me pergunta “o que você sabe sobre mim?”.
export :: Seus dados são seus: dá para exportar tudo, em Markdown ou JSON, e também apagar a conta, só não por aqui, na conversa. Se quiser ver o que eu sei, me pergunta “o que você sabe sobre mim?”.
plan :: Como ainda não aconteceu, não registro nada. Quando acontecer, me conta; se quiser, crio um hábito com dias certos ou um limite por mês.
told :: Entendi. Se for algo pra eu lembrar depois, me diz “guarda isso”. | Obrigada por me contar. Se quiser que eu lembre disso mais pra frente, é só me dizer “guarda isso”. | Tá bom, entendi. Pra isso ficar na memória, me diz “guarda isso”.
unclear :: Não sei se entendi. Você quer registrar algo, consultar alguma coisa ou só conversar? | Essa eu não peguei direito. Me diz com outras palavras o que você quer anotar ou saber? | Me ajuda a entender: é um gasto, uma medida, algo pra guardar na memória ou uma pergunta?
`);

/** The answers to each feeling: empathy and an open question, no quick advice, no "vai passar". */
export const CARE = readWordings<Feeling | "any">(String.raw`
joy :: Que coisa boa de ler! Me conta: o que te deixou assim? | Que alegria! Como foi isso pra você?
grief :: Sinto muito pela sua perda. Não tem jeito certo nem pressa pra isso. Quer me contar de quem você sente falta? | Que dor. Sinto muito mesmo. Como estão sendo estes dias pra você?
conflict :: Brigar com quem a gente gosta mexe com tudo. O que aconteceu, do seu jeito de ver? | Que situação chata. Fico aqui pra ouvir: o que mais te pegou nessa briga?
loneliness :: Se sentir só pesa muito, e você não precisa carregar isso calada. Faz tempo que está assim? | Obrigada por me dizer. O que mais faz falta nesses momentos?
anxiety :: Deve estar difícil com tudo isso na cabeça. O que está te preocupando mais agora? | Vamos devagar. O que passa pela sua cabeça quando aperta?
tiredness :: Parece que você vem segurando muita coisa. O que mais tem te cansado? | Que cansaço. O que tem pesado mais nesses dias?
moneyWorry :: Preocupação com dinheiro tira o sono mesmo. O que está pesando mais? Se quiser, olhamos os números juntas, com calma. | Entendo o aperto. O que mais te preocupa agora: uma conta, uma dívida ou o mês inteiro?
unwell :: Poxa, melhoras. Se der, descanse e beba água; se ficar muito forte, vier com febre alta ou não passar, procure atendimento. Começou agora ou já vem de antes?
worryForOther :: Dá pra ver o quanto você se importa. Como essa pessoa está agora, e como você está com isso? | É difícil ver alguém que a gente ama assim. O que tem te preocupado mais?
any :: Sinto muito que esteja assim. Quero te ouvir: o que aconteceu? | Obrigada por me contar. Como isso está sendo pra você? | Poxa, que difícil. Quer me contar mais do que está sentindo?
`);

function readWordings<Name extends string>(table: string): Partial<Record<Name, Wordings>> {
  const rows = table.trim().split("\n").map((line) => {
    const [name, ways = ""] = line.split(" :: ");
    return [name, ways.replaceAll("\\n", "\n").split(" | ")];
  });
  return Object.fromEntries(rows) as Partial<Record<Name, Wordings>>;
}
