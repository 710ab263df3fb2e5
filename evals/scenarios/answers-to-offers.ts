import { nothingSpent, type RowGoal, type Scenario, scenarios, spent, type Step } from "../scenario.ts";

const market: Step = { say: "gastei 50 no mercado", expect: { offered: ["create_expense"] } };
const expenses = (count: number): RowGoal => ({ table: "expenses", where: { deleted_at: null }, count });
const waits: Step["expect"] = { offered: ["create_expense"], rows: [nothingSpent] };
const written: Step["expect"] = { offered: [], rows: [spent(50), expenses(1)] };
const dropped: Step["expect"] = { offered: [], rows: [nothingSpent] };

export const answersToOffers: Scenario[] = scenarios(
  "answers to offers",
  { name: "a thumb", steps: [market, { say: "👍", expect: written }] },
  { name: "a button", steps: [market, { press: "yes", expect: written }] },
  { name: "a yes with thanks", steps: [market, { say: "sim! e obrigada pela ajuda", expect: written }] },
  { name: "a yes in slang", steps: [market, { say: "pode mandar bala", expect: written }] },
  { name: "a yes in other words", steps: [market, { say: "claro, pode deixar registrado", expect: written }] },
  { name: "a yes in English", steps: [market, { say: "yes please", expect: written }] },
  { name: "a short no", steps: [market, { say: "n precisa", expect: dropped }] },
  {
    name: "a no with its reason",
    steps: [market, { say: "não, obrigada, no fim quem pagou foi a minha mãe", expect: dropped }],
  },
  { name: "perhaps is no yes", steps: [market, { say: "hmm, talvez, não sei", expect: { rows: [nothingSpent] } }] },
  {
    name: "waiting for the receipt is no yes",
    steps: [market, { say: "deixa eu ver a nota antes", expect: { rows: [nothingSpent] } }],
  },
  {
    name: "one was two",
    steps: [
      market,
      {
        say: "só que foram dois gastos: 30 e 20",
        expect: {
          calls: [{ tool: "create_expense", args: { amount: 20 } }],
          mayRun: ["create_expense"],
          rows: [spent(50, {}, 0)],
        },
      },
      { say: "sim", expect: { offered: [], rows: [spent(30), spent(20), expenses(2)] } },
    ],
  },
  {
    name: "another question between leaves it open",
    seed: { bills: [{ name: "Luz", amount: 187.4, due_day: 28 }] },
    steps: [
      market,
      { say: "pera, que contas eu tenho pra pagar?", expect: { ...waits, text: [/luz/i] } },
      { say: "sim", expect: written },
    ],
  },
  {
    name: "how it was paid does not rename it",
    steps: [market, {
      say: "foi no cartão da Júlia",
      expect: {
        offered: [{ tool: "create_expense", args: { amount: 50, description: /mercado/i } }],
        rows: [nothingSpent],
      },
    }],
  },
  {
    name: "left unanswered it goes on waiting, and nothing is said of it",
    steps: [
      market,
      { say: "qual a capital da França?", expect: { ...waits, text: [/paris/i], not: [/mercado/i] } },
      { say: "e a da Itália?", expect: { ...waits, text: [/roma/i], not: [/mercado/i] } },
      { press: "yes", expect: written },
    ],
  },
  {
    name: "told anew after a no it is one expense",
    steps: [
      { say: "gastei 50 no ifood", expect: { offered: ["create_expense"] } },
      { say: "não", expect: dropped },
      {
        say: "na vdd o ifood foi 54, pode registrar",
        expect: { ordered: [{ tool: "create_expense", args: { amount: 54 } }], rows: [spent(54), expenses(1)] },
      },
    ],
  },
  {
    name: "a yes and one more",
    steps: [
      market,
      {
        say: "sim, e também gastei 15 no café",
        expect: {
          calls: [{ tool: "create_expense", args: { amount: 15 } }],
          mayRun: ["create_expense"],
          rows: [spent(50)],
        },
      },
      { say: "sim", expect: { rows: [spent(50), spent(15), expenses(2)] } },
    ],
  },
  {
    name: "not this but that",
    steps: [market, {
      say: "cancela esse e registra 30 na padaria",
      expect: {
        ordered: [{ tool: "create_expense", args: { amount: 30, description: /padaria/i } }],
        offered: [],
        rows: [spent(30), expenses(1)],
      },
    }],
  },
  {
    name: "not to be asked any more about expenses is asked once itself",
    steps: [
      {
        say: "de agora em diante registra meus gastos sem me perguntar",
        expect: { offered: [{ tool: "set_standing_yes", args: { kind: "expenses", is_on: true } }] },
      },
      { say: "sim", expect: { rows: [{ table: "standing_yes", where: { kind: "expenses", is_on: true }, count: 1 }] } },
      { say: "gastei 50 no mercado", expect: { ordered: ["create_expense"], ...written } },
    ],
  },
  {
    name: "to be asked again about measures",
    seed: { standing_yes: [{ kind: "measures", is_on: true }] },
    steps: [
      {
        say: "volta a me perguntar antes de anotar minhas medidas",
        expect: {
          ordered: [{ tool: "set_standing_yes", args: { kind: "measures", is_on: false } }],
          rows: [{ table: "standing_yes", where: { is_on: true }, count: 0 }],
        },
      },
    ],
  },
  {
    name: "what the person wants recorded without being asked is recorded, and nothing else",
    seed: { standing_yes: [{ kind: "expenses", is_on: true }] },
    steps: [
      { say: "gastei 50 no mercado", expect: { ordered: ["create_expense"], ...written } },
      { say: "pesei 82 kg", expect: { offered: ["record_metric"] } },
    ],
  },
  {
    name: "a yes to nothing",
    steps: [{ say: "sim", expect: { offered: [], rows: [nothingSpent] } }],
  },
  {
    name: "a yes counts once",
    steps: [market, { say: "sim", expect: written }, { say: "sim", expect: { rows: [expenses(1)] } }],
  },
  {
    name: "a no after the yes brings no second offer",
    steps: [market, { say: "sim", expect: written }, { say: "valeu!", expect: { offered: [], rows: [expenses(1)] } }],
  },
);
