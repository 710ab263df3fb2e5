import { believes, knows, nothingSpent, type Scenario, scenarios, spent } from "../scenario.ts";

const night = { night: true } as const;
const morning = { newConversation: true } as const;

export const memoryOverDays: Scenario[] = scenarios(
  "memory over days",
  {
    name: "a move is known the next day",
    steps: [
      { say: "me mudei pra Curitiba semana passada, tô adorando" },
      { ...night, expect: { rows: [believes(/curitiba/i)] } },
      morning,
      { say: "em que cidade eu moro mesmo?", expect: { text: [/curitiba/i] } },
    ],
  },
  {
    name: "a new job is known the next day",
    steps: [
      { say: "hoje foi meu primeiro dia na Embraer como engenheira!" },
      night,
      morning,
      { say: "onde eu trabalho?", expect: { text: [/embraer/i] } },
    ],
  },
  {
    name: "a pet named in passing",
    steps: [
      { say: "que preguiça de sair da cama, meu gato Mingau dormiu em cima de mim" },
      { ...night, expect: { rows: [believes(/mingau/i)] } },
      morning,
      { say: "como chama meu gato?", expect: { text: [/mingau/i] } },
    ],
  },
  {
    name: "facts of two days stand together",
    steps: [
      { say: "sou vegetariana desde os 15 anos" },
      night,
      morning,
      { say: "comecei a fazer aula de cerâmica às quintas" },
      night,
      morning,
      { say: "o que você sabe sobre mim?", expect: { text: [/vegetarian/i, /cer[âa]mica/i] } },
    ],
  },
  {
    name: "said on two days it is one belief",
    steps: [
      { say: "eu sou vegetariana" },
      night,
      morning,
      { say: "lembra que eu sou vegetariana, tá?" },
      { ...night, expect: { rows: [knows({ slot: "diet", holds: true }, 1)] } },
    ],
  },
  {
    name: "the later of two days counts",
    steps: [
      { say: "agora eu moro em Natal" },
      night,
      morning,
      { say: "voltei a morar em Recife, não deu certo lá" },
      { ...night, expect: { rows: [believes(/^mora em natal/i, 0), believes(/recife/i)] } },
      morning,
      { say: "onde eu moro?", expect: { text: [/recife/i] } },
    ],
  },
  {
    name: "what would be is not so",
    steps: [
      { say: "se eu ganhasse na mega-sena comprava um iate e morava em Mônaco" },
      {
        ...night,
        expect: { rows: [believes(/^(?:tem|comprou|possui).*iate/i, 0), believes(/^mora em m[ôo]naco/i, 0)] },
      },
    ],
  },
  {
    name: "what a friend is, she is not",
    steps: [
      { say: "minha amiga Carla é vegana e vive me chamando pra almoçar" },
      { ...night, expect: { rows: [knows({ subject: "self", slot: "diet" }, 0)] } },
    ],
  },
  {
    name: "a bad day is not kept",
    steps: [
      { say: "que dia péssimo, tô exausta" },
      { ...night, expect: { rows: [knows({ type: /^(fact|preference)$/ }, 0)] } },
    ],
  },
  {
    name: "an expense is no belief",
    steps: [
      { say: "gastei 50 no mercado", expect: { offered: ["create_expense"] } },
      { say: "sim", expect: { rows: [spent(50)] } },
      { ...night, expect: { rows: [spent(50), knows({ content: /\b50\b/ }, 0)] } },
    ],
  },
  {
    name: "a night does not say yes",
    steps: [
      { say: "gastei 75 no bar", expect: { offered: ["create_expense"] } },
      { ...night, expect: { rows: [nothingSpent] } },
    ],
  },
  {
    name: "what was forgotten is not learned again",
    steps: [
      { say: "tenho um gato chamado Mingau" },
      night,
      morning,
      { say: "esquece que eu tenho um gato chamado Mingau", expect: { offered: ["delete_knowledge"] } },
      { say: "sim", expect: { rows: [believes(/mingau/i, 0)] } },
      { ...night, expect: { rows: [believes(/^tem um gato/i, 0)] } },
    ],
  },
  {
    name: "a goal reaches the profile",
    steps: [
      { say: "meu objetivo esse ano é juntar 10 mil reais pra viajar" },
      { ...night, expect: { rows: [{ table: "user_memories", where: { "*": /10 mil|10\.000|viaj/i }, count: 1 }] } },
    ],
  },
  {
    name: "a question of hers teaches nothing",
    steps: [
      { say: "é verdade que quem mora em Manaus paga menos imposto?" },
      { ...night, expect: { rows: [believes(/^mora em manaus/i, 0), knows({ slot: "residence" }, 0)] } },
    ],
  },
);
