import { believes, daysAgo, knows, measured, nothingSpent, type Scenario, scenarios, spent } from "../scenario.ts";

export const waysOfWriting: Scenario[] = scenarios(
  "ways of writing",
  {
    name: "English, an expense",
    steps: [
      {
        say: "I spent 50 reais at the supermarket today",
        expect: { offered: [{ tool: "create_expense", args: { amount: 50, category: "food" } }] },
      },
      { say: "yes", expect: { rows: [spent(50)] } },
    ],
  },
  {
    name: "English, a weight",
    steps: [
      { say: "my weight today is 80 kg", expect: { offered: ["record_metric"] } },
      { press: "yes", expect: { rows: [measured("weight", 80)] } },
    ],
  },
  {
    name: "English, a fact",
    steps: [{ say: "I'm allergic to peanuts", expect: { rows: [knows({ "*": /amendoim|peanut/i })], offered: [] } }],
  },
  {
    name: "Spanish, an expense",
    steps: [{
      say: "gasté 30 en la farmacia",
      expect: { offered: [{ tool: "create_expense", args: { amount: 30 } }] },
    }],
  },
  {
    name: "tears only",
    steps: [{ say: "😭😭😭", expect: { offered: [], text: [/\S/], rows: [knows({}, 0), nothingSpent] } }],
  },
  {
    name: "a party only",
    steps: [{ say: "🎉🥳🎂", expect: { offered: [], text: [/\S/], rows: [knows({}, 0)] } }],
  },
  {
    name: "typos everywhere",
    steps: [{
      say: "gasti 40 reias na farmasia onti",
      expect: { offered: [{ tool: "create_expense", args: { amount: 40, category: "health", date: daysAgo(1) } }] },
    }],
  },
  {
    name: "capitals",
    steps: [{
      say: "GASTEI 70 NO POSTO DE GASOLINA!!!",
      expect: { offered: [{ tool: "create_expense", args: { amount: 70, category: "transport" } }] },
    }],
  },
  {
    name: "no accents, no stops, as dictated",
    steps: [{
      say: "oi entao hoje eu fui no mercado ne e acabei gastando 87 e 50 la queria anotar isso",
      expect: { ordered: [{ tool: "create_expense", args: { amount: 87.5, category: "food" } }] },
    }],
  },
  {
    name: "glued units and short words",
    steps: [
      { say: "bebi 2l dagua hj", expect: { offered: [{ tool: "record_metric", args: { metric: "water" } }] } },
      { say: "s", expect: { rows: [measured("water", 2000)] } },
    ],
  },
  {
    name: "short words in a question",
    seed: { expenses: [{ amount: 64, category: "food", description: "mercado", spent_on: daysAgo(0) }] },
    steps: [{ say: "qnt eu gastei ate agr esse mes??", expect: { text: [/\b64\b/], offered: [] } }],
  },
  {
    name: "one expense in a long paragraph",
    steps: [{
      say:
        "hoje o dia foi uma loucura, acordei às 6, perdi o ônibus das 7 e cheguei 20 minutos atrasada na reunião com os 12 diretores, " +
        "depois almocei com a Paula, que tá grávida de 5 meses, e a gente dividiu: a minha parte deu 38,50 no restaurante. " +
        "de tarde ainda tive 3 entregas e só saí às 19h. amanhã prometo que vou com calma.",
      expect: { offered: [{ tool: "create_expense", args: { amount: 38.5, category: "food" } }], rows: [nothingSpent] },
    }],
  },
  {
    name: "facts in a long paragraph",
    steps: [
      {
        say:
          "deixa eu me apresentar melhor. cresci em Ouro Preto mas moro em Campinas há uns anos. sou professora de química numa escola " +
          "pública, e de noite dou aula de forró. tenho intolerância a lactose e um cachorro velhinho chamado Bolota. ah, e tô juntando " +
          "dinheiro pra conhecer o Japão em dois anos.",
      },
      {
        night: true,
        expect: {
          rows: [
            believes(/campinas/i),
            believes(/qu[íi]mica|professora/i),
            knows({ "*": /lactose/i }),
            believes(/bolota/i),
            believes(/jap[ãa]o/i),
            believes(/^mora em ouro preto/i, 0),
          ],
        },
      },
    ],
  },
  {
    name: "several short lines in one message",
    steps: [{
      say: "oi\ngastei 25\nna padaria\nhoje cedo",
      expect: { offered: [{ tool: "create_expense", args: { amount: 25, category: "food" } }] },
    }],
  },
);
