import type { TopicName } from "./topic.ts";

type Wordings = readonly [string, ...string[]];

/** What this mode cannot do, said honestly and with what it can do instead. */
export const LIMITS_TALK: Partial<Record<TopicName, Wordings>> = {
  world: [
    "Isso eu não sei: só conheço o que você me conta e registra. Posso ajudar com suas finanças, sua saúde, seus hábitos e as pessoas da sua vida.",
    "Essa eu não sei responder: enxergo só o que é seu, como gastos, contas, medidas, hábitos, pessoas e o que você já me contou.",
  ],
  reminder: [
    "Ainda não sei tocar alarme nem mandar lembrete. Posso guardar a informação na memória e te mostrar as contas e os hábitos do dia quando você perguntar.",
  ],
  payment: [
    "Eu não mexo no seu dinheiro: não pago, não transfiro e não compro nada. Quando você pagar, me conta que eu marco como pago.",
  ],
  lending: [
    "Dinheiro emprestado a alguém eu ainda não acompanho em número. Se quiser que eu lembre, me diz “guarda que…” com quem, quanto e quando.",
  ],
  library: [
    "Guardar filmes, séries, vídeos e links ainda não sei fazer neste modo. Se for um fato ou uma preferência sua, me diz “guarda que…” e eu guardo.",
  ],
  forget: [
    "Não achei nada guardado sobre isso, então não há o que esquecer. Se quiser conferir, me pergunta “o que você sabe sobre mim?”.",
  ],
  export: [
    "Seus dados são seus: dá para exportar tudo, em Markdown ou JSON, e também apagar a conta, só não por aqui, na conversa. Se quiser ver o que eu sei, me pergunta “o que você sabe sobre mim?”.",
  ],
  told: [
    "Entendi. Se for algo pra eu lembrar depois, me diz “guarda isso”.",
    "Obrigada por me contar. Quer que eu lembre disso mais pra frente? É só me dizer “guarda isso”.",
    "Tá bom, entendi. Pra isso ficar na memória, me diz “guarda isso”.",
  ],
  unclear: [
    "Não sei se entendi. Você quer registrar algo, consultar alguma coisa ou só conversar?",
    "Essa eu não peguei direito. Me diz com outras palavras o que você quer anotar ou saber?",
    "Me ajuda a entender: é um gasto, uma medida, algo pra guardar na memória ou uma pergunta?",
  ],
  hypothesis: [
    "Como ainda é só uma hipótese, não registro nada. Se quiser decidir com números, me pergunta como está o seu mês.",
    "Por enquanto é um “e se”, então não anoto nada. Quer olhar antes como andam os seus números?",
  ],
  wish: [
    "Boa intenção! Quer transformar isso em algo concreto? Posso criar um hábito com dias certos ou um limite por mês, se você me disser de quanto.",
    "Gostei da ideia. Um passo pequeno ajuda: me diz um número ou os dias da semana, e eu acompanho com você.",
  ],
  plan: [
    "Combinado! Quando acontecer, me conta que eu registro.",
    "Tá bom. Depois que fizer, é só me dizer.",
  ],
};
