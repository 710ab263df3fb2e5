import { nothingSpent, type RowGoal, type Scenario, scenarios, spent } from "../scenario.ts";

const kept = (count: RowGoal["count"]): RowGoal => ({ table: "library_items", where: { deleted_at: null }, count });
const note = (content: string) => ({ type: "note", title: content, content });
const seed = { library_items: ["bolo de cenoura", "bolo de fubá", "bolo de milho", "chave na gaveta"].map(note) };

/** What code decides when the whole message is a command, and what only sounds like one. */
export const commands: Scenario[] = scenarios(
  "commands",
  {
    name: "everything saved is listed, however it is typed",
    seed,
    steps: ["lista tudo", "lsita tudo aí por favor", "LISTA TUDO!!"].map((say) => ({
      say,
      expect: { calls: [{ tool: "search_items" }], text: [/bolo de cenoura/, /chave na gaveta/], offered: [] },
    })),
  },
  {
    name: "several of a list are chosen at once",
    seed,
    steps: [
      { say: "apaga a nota do bolo", expect: { offered: ["delete_item"], rows: [kept(4)] } },
      { say: "1 e 3", expect: { rows: [kept(2)] } },
      { say: "desfaz", expect: { rows: [kept(4)] } },
    ],
  },
  {
    name: "none of a list, and a place that it has not",
    seed,
    steps: [
      { say: "apaga a nota do bolo" },
      { say: "7", expect: { offered: ["delete_item"], rows: [kept(4)] } },
      { say: "nenhum", expect: { offered: [], rows: [kept(4)] } },
    ],
  },
  {
    name: "a yes said twice counts once",
    steps: [
      { say: "gastei 50 no mercado" },
      { say: "sim", expect: { rows: [spent(50)] } },
      { say: "sim", expect: { offered: [], rows: [spent(50)] } },
    ],
  },
  {
    name: "a yes and a number with nothing to answer",
    steps: [
      { say: "sim", expect: { offered: [], text: [/nada/i] } },
      { say: "1", expect: { offered: [], rows: [nothingSpent, kept(0)] } },
    ],
  },
  {
    name: "what only sounds like deleting everything",
    seed,
    steps: [
      { say: "apaga a luz pra eu economizar", expect: { never: ["delete_item", "delete_all_items"], rows: [kept(4)] } },
      { say: "queria apagar tudo da minha cabeça", expect: { never: ["delete_all_items"], rows: [kept(4)] } },
    ],
  },
  {
    name: "the last expense is no note",
    seed: {
      ...seed,
      expenses: [{ amount: 30, category: "transport", description: "uber" }],
    },
    steps: [{ say: "apaga o último gasto", expect: { never: ["delete_item", "delete_all_items"], rows: [kept(4)] } }],
  },
  {
    name: "what was said before is kept as a note",
    steps: [
      { say: "a ideia é pintar a sala de azul" },
      { say: "anota isso", expect: { calls: [{ tool: "save_note" }], rows: [kept(1)] } },
    ],
  },
);
