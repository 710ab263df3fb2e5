import type { GeminiPart } from "../fake-gemini.ts";

/** A message or a button of the person, with the steps of a correct answer of the model. */
export interface ScriptedInput {
  /** Presses the yes or no button of the waiting proposal instead of sending the text. */
  button?: boolean;
  text: string;
  /** Undefined: code answers without the model. */
  steps?: GeminiPart[][];
}

/** A part of a conversation in which one turn gets a fault. */
export interface Scene {
  type?: "planner";
  /** Turns before it, without faults. */
  before: ScriptedInput[];
  /** The turn that gets the fault. */
  struck: ScriptedInput;
  /** The final answer to the struck turn, however often it was repeated. */
  tells: RegExp;
  /** Turns after the struck turn was answered. */
  after: ScriptedInput[];
  /** All rows that there must be at the end, by table, with some of their values. */
  leaves: Record<string, Record<string, unknown>[]>;
  /** Other sets of rows that there may be, when the struck turn was stopped. */
  leavesStopped?: Scene["leaves"][];
  /** Whether the model sends its parts slowly. */
  slow?: true;
  /** Whether an offer must wait at the end. */
  waits?: boolean;
}

const call = (name: string, args: Record<string, unknown>): GeminiPart => ({ functionCall: { name, args } });
const say = (text: string): GeminiPart => ({ text });
const plan = (action: string, more: Record<string, unknown>): GeminiPart =>
  say(JSON.stringify({ action, tool: null, args: null, message: null, ...more }));

const expense = { amount: 50, category: "food", description: "mercado" };
const spent: ScriptedInput = { text: "gastei 50 no mercado", steps: [[call("create_expense", expense)]] };
// The model is asked only when nothing waits any more.
const yes: ScriptedInput = { text: "sim", steps: [[say("Já está.")]] };
const bread = call("create_expense", { amount: 12, category: "food", description: "pão" });
const summary = call("get_finance_summary", { period: "current_month" });
const allergy = call("add_knowledge", {
  type: "fact",
  content: "É alérgica a camarão",
  area: "health",
  quote: "sou alérgica a camarão",
  slot: "allergy",
  key: "camarão",
});
const planned = {
  ...writesAfter({ text: "sim", steps: [[plan("RESPOND", { message: "Já está." })]] }),
  type: "planner",
} as const;
const answerOffer = (quote: string, more: Record<string, unknown> = {}): GeminiPart =>
  call("answer_offer", { quote, answers: [{ item: 1, decision: "yes", ...more }] });
const nothing = { before: [], after: [], leaves: {} };
const writes = writesAfter(yes);
const answers = { before: [spent], after: [], leaves: writes.leaves };

function writesAfter(agreed: ScriptedInput) {
  return { before: [], after: [agreed], leaves: { expenses: [{ amount: 50, description: "mercado" }] } };
}

/** The message after every scene. It must be answered, whatever has happened. */
export function closingMessage({ type }: Scene): ScriptedInput {
  const steps = [[type === "planner" ? plan("RESPOND", { message: "Foi bom." }) : say("Foi bom.")]];
  return { text: "e como foi o teu dia?", steps };
}

export const SCENES = {
  "an answer": {
    tells: /^Tudo bem\. E você\?$/,
    ...nothing,
    struck: { text: "oi, tudo bem por aí?", steps: [[say("Tudo bem."), say(" E você?")]] },
  },
  "a long answer": {
    ...nothing,
    tells: /^(?:Bem[.] ){12}$/,
    slow: true,
    struck: { text: "oi, me conta tudo?", steps: [Array<GeminiPart>(12).fill(say("Bem. "))] },
  },
  "an offer": { tells: /Quer que eu registre R\$ 50,00/, ...writes, struck: spent },
  "an order": {
    tells: /^Registrei R\$ 50,00/,
    ...nothing,
    struck: {
      text: "registra 50 no mercado",
      steps: [[call("create_expense", { ...expense, order: "registra 50 no mercado" })], [say("Está lá.")]],
    },
    leaves: writes.leaves,
  },
  "an order beside an offer": {
    tells: /^Registrei R\$ 50,00[^]*Quer que eu registre R\$ 12,00/,
    ...nothing,
    struck: {
      text: "registra 50 no mercado. depois gastei 12 no pão",
      // The second step is for an attempt that finds the order already recorded.
      steps: [[
        call("create_expense", { ...expense, order: "registra 50 no mercado" }),
        bread,
      ], [bread]],
    },
    after: [yes],
    leaves: {
      expenses: [...writes.leaves.expenses, { amount: 12, description: "pão" }],
    },
    leavesStopped: [writes.leaves],
  },
  "an offer beside a read": {
    tells: /Quer que eu registre R\$ 50,00/,
    ...writes,
    struck: {
      text: "gastei 50 no mercado, quanto já foi esse mês?",
      steps: [[call("create_expense", expense), summary]],
    },
  },
  "a read": {
    tells: /Nada\./,
    ...nothing,
    struck: { text: "quanto gastei esse mês?", steps: [[summary], [say("Nada.")]] },
  },
  "a write on words": {
    tells: /Anotei\./,
    ...nothing,
    struck: { text: "anota aí: sou alérgica a camarão", steps: [[allergy], [say("Anotei.")]] },
    leaves: { knowledge_items: [{ content: "É alérgica a camarão" }] },
  },
  "a refused call": {
    tells: /Quer que eu registre R\$ 50,00/,
    ...writes,
    struck: {
      text: "gastei 50 no mercado",
      steps: [[call("launch_rocket", { to: "mars" })], [call("create_expense", expense)]],
    },
  },
  "another skill": {
    tells: /Ajudo\./,
    ...nothing,
    // The third step is for an attempt after an earlier one has switched the skill.
    struck: {
      text: "oi, me ajuda?",
      steps: [[call("use_skill", { skill: "finance" })], [say("Ajudo.")], [say("Ajudo.")]],
    },
  },
  "five steps": {
    tells: /Nada em nenhum\./,
    ...nothing,
    struck: {
      text: "quanto gastei esse mês e nos outros?",
      steps: [
        [summary],
        [call("get_finance_summary", { period: "last_month" })],
        [call("get_debt_progress", {})],
        [call("get_pending_bills", {})],
        [say("Nada em nenhum.")],
      ],
    },
  },
  "a planner's action": {
    tells: /Quer que eu registre R\$ 50,00/,
    ...planned,
    struck: { text: spent.text, steps: [[plan("CALL_TOOL", { tool: "create_expense", args: expense })]] },
  },
  "a planner's second try": {
    tells: /Quer que eu registre R\$ 50,00/,
    ...planned,
    struck: {
      text: spent.text,
      steps: [[say("Claro, vou registrar!")], [plan("CALL_TOOL", { tool: "create_expense", args: expense })]],
    },
  },
  "a change of an offer": {
    leavesStopped: [writes.leaves],
    tells: /R\$ 50,00[^]*feira/,
    before: [spent],
    struck: {
      text: "pode registrar com a descrição feira, por favor, que foi lá que comprei",
      steps: [
        [answerOffer("pode registrar com a descrição feira", { args: { description: "feira" } })],
        [say("Pronto.")],
      ],
    },
    after: [yes],
    leaves: { expenses: [{ amount: 50, description: "feira" }] },
  },
  "a yes among more": {
    // The record is an answer, also when the model adds nothing.
    tells: /^Registrei R\$ 50,00[^\n]*(?:\n*De nada!)?$/,
    ...answers,
    struck: {
      text: "sim! e obrigada pela ajuda",
      steps: [[answerOffer("sim!")], [say("De nada!")]],
    },
  },
  "a replacement": {
    leavesStopped: [writes.leaves],
    tells: /Quer que eu registre[^]*feira[^]*no lugar de/,
    before: [spent, yes],
    struck: {
      text: "opa, a descrição disso estava errada, foi na feira que comprei",
      steps: [[call("replace_saved", { item: 1, args: { description: "feira" } })]],
    },
    after: [yes],
    leaves: { expenses: [{ amount: 50, description: "feira" }] },
  },
  "a yes": { tells: /^Registrei R\$ 50,00/, ...answers, struck: yes },
  "a yes by button": { tells: /^Registrei R\$ 50,00/, ...answers, struck: { text: "", button: true } },
  "a no": { tells: /não registrei nada/, before: [spent], struck: { text: "não" }, after: [], leaves: {} },
  "a no by button": {
    tells: /não registrei nada/,
    before: [spent],
    struck: { text: "", button: false },
    after: [],
    leaves: {},
  },
  "a correction": {
    tells: /^Registrei R\$ 60,00/,
    before: [spent],
    struck: { text: "na verdade foi 60" },
    // The correction ran the write, so a later yes must not run the original one.
    after: [yes],
    leaves: { expenses: [{ amount: 60, description: "mercado" }] },
  },
  "a correction of what is saved": {
    leavesStopped: [writes.leaves],
    tells: /^Corrigi: de R\$ 50,00.* para R\$ 60,00/,
    before: [spent, yes],
    // The model is asked only when an earlier attempt has already made the correction.
    struck: { text: "na verdade foi 60", steps: [[], [say("Está corrigido.")]] },
    after: [yes],
    leaves: { expenses: [{ amount: 60, description: "mercado" }] },
  },
  "an undo": {
    leavesStopped: [writes.leaves],
    tells: /^Desfiz: R\$ 50,00/,
    before: [spent, yes],
    struck: { text: "desfaz" },
    after: [],
    leaves: {},
  },
  "a save": {
    tells: /pão e leite/,
    ...nothing,
    struck: { text: "anota: comprar pão e leite", steps: [[say("Não entendi.")]] },
    leaves: { library_items: [{ content: "comprar pão e leite" }] },
  },
  // At each attempt, code reads memory before the model is asked.
  "what is known": {
    tells: /Nada ainda\./,
    ...nothing,
    struck: { text: "o que você sabe de mim?", steps: [[], [say("Nada ainda.")], [say("Nada ainda.")]] },
  },
  "a wish to forget": {
    leavesStopped: [{ knowledge_items: [{ content: "É alérgica a camarão" }] }],
    tells: /camarão/,
    before: [{ text: "anota aí: sou alérgica a camarão", steps: [[allergy], [say("Anotei.")]] }],
    struck: { text: "esquece que sou alérgica a camarão", steps: [[say("Não sei.")]] },
    after: [yes],
    leaves: {},
  },
  "a list": { tells: /./, before: [], struck: { text: "lista tudo" }, after: [], leaves: {} },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

/** Each kind of database call in a turn: the scene and the rpc. */
export const CALLS: Record<string, [SceneName, string]> = {
  "opening": ["an answer", "open_turn"],
  "opening by a button": ["a yes by button", "open_turn"],
  "a read": ["a read", "run_tool"],
  "a write on words": ["a write on words", "run_tool"],
  "looking up an offer": ["an offer", "prepare_calls"],
  "an order": ["an order", "run_calls"],
  "a yes": ["a yes", "run_calls"],
  "a yes by button": ["a yes by button", "run_calls"],
  "a yes among more": ["a yes among more", "run_calls"],
  "looking up a correction": ["a correction", "prepare_calls"],
  "a correction": ["a correction", "run_calls"],
  "a correction of what is saved": ["a correction of what is saved", "run_calls"],
  "an undo": ["an undo", "undo_writes"],
  "a list": ["a list", "run_tool"],
  "a save": ["a save", "run_tool"],
  "what is known": ["what is known", "run_tool"],
  "looking up what to forget": ["a wish to forget", "prepare_calls"],
  "keeping an answer's chunks": ["a long answer", "append_chunks"],
  "closing an answer": ["an answer", "close_turn"],
  "closing an offer": ["an offer", "close_turn"],
  "closing an order beside an offer": ["an order beside an offer", "close_turn"],
  "closing a planner's offer": ["a planner's action", "close_turn"],
  "closing a write on words": ["a write on words", "close_turn"],
  "closing a yes": ["a yes", "close_turn"],
  "closing a yes by button": ["a yes by button", "close_turn"],
  "closing a no": ["a no", "close_turn"],
  "closing a no by button": ["a no by button", "close_turn"],
  "closing a correction": ["a correction of what is saved", "close_turn"],
  "closing a save": ["a save", "close_turn"],
  "closing an undo": ["an undo", "close_turn"],
};

/** Each kind of model step: the scene and the number of the step. */
export const MODEL_STEPS: Record<string, [SceneName, number]> = {
  "the first answer": ["an answer", 0],
  "the call of a write": ["an offer", 0],
  "the answer to a read": ["a read", 1],
  "the answer to a write on words": ["a write on words", 1],
  "the step behind a refused call": ["a refused call", 1],
  "the step behind another skill": ["another skill", 2],
  "what is known of somebody": ["what is known", 1],
  "the last of five steps": ["five steps", 4],
  "a planner's action": ["a planner's action", 0],
  "a planner's second try": ["a planner's second try", 1],
  "the change of an offer": ["a change of an offer", 0],
  "the yes among more": ["a yes among more", 0],
  "the words behind a yes": ["a yes among more", 1],
  "the replacement of what is saved": ["a replacement", 0],
};
