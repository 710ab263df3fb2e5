import { readFigures } from "../../language/figures/figures.ts";
import type { JsonObject, ToolDefinition } from "../definition.ts";
import { METRIC_NOUNS, METRICS } from "../health/measure.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import type { SaidWords } from "./unsaid-arguments.ts";
import type { RunningCall } from "./unmet-figures.ts";

/** A write that wants to run at once. */
export interface WantedWrite {
  tool: ToolDefinition;
  args: JsonObject;
  /** What the preparation found. */
  facts: JsonObject;
  /** Words of this message by which the person orders it or says yes to it. */
  order: string;
  said: SaidWords;
  /** Texts and arguments of everything else that this message answers. */
  answered: readonly string[];
  /** What waited, where this is a yes to it, changed or not; `item` is its number in the list of `items`. */
  proposal?: { args: JsonObject; item: number; items: number };
  /** Whether the order takes back what stands there now: "desfaz, foi 870" asks for its correction as a yes does. */
  takesBack?: boolean;
  /** Other writes that run on the same message. */
  beside?: readonly RunningCall[];
}

/** By which words and figures a call can be called. */
export interface CallWords {
  stems: Set<string>;
  numbers: Set<number>;
  dates: Set<string>;
  /** `HH:MM` */
  times: Set<string>;
  /** What such a record is called, folded: "o lembrete sim, a conta não". */
  kinds: Set<string>;
}

const KINDS: readonly [RegExp, string][] = [
  [/_reminder$/, "lembrete lembretes aviso avisos alarme alarmes"],
  [/_habit$/, "habito habitos"],
  [/_expense$/, "gasto gastos despesa despesas"],
  [/_metric$/, "medida medidas"],
  [/bill/, "conta contas boleto boletos"],
  [/debt/, "divida dividas"],
  [/income/, "renda rendas entrada entradas"],
  [/loan_given/, "emprestimo emprestimos"],
];

/** Those of its arguments, of what the preparation found, and of what waited. */
export function wordsOfCall({ tool, args, facts, said, proposal }: WantedWrite): CallWords {
  const values = [args, facts, proposal?.args ?? {}].flatMap((object) => Object.values(object));
  const texts = values.filter((value) => typeof value === "string");
  const metric = METRICS.find((known) => known === args.metric || known === facts.metric);
  const figures = texts.flatMap((text) => readFigures(text, said.today));
  const numbers = [...values.filter((value) => typeof value === "number"), ...figures.flatMap((one) => one.numbers)];
  return {
    stems: new Set(meaningStems([...texts, metric === undefined ? "" : METRIC_NOUNS[metric]].join(" "))),
    numbers: new Set([...numbers, ...numbers.flatMap((value) => metric === "sleep" ? [value * 60] : [])]),
    dates: new Set(figures.flatMap(({ dates }) => dates)),
    times: new Set(figures.flatMap(({ times }) => times)),
    kinds: new Set(
      KINDS.flatMap(([name, nouns]) => name.test(`${args.kind ?? ""} ${tool.name}`) ? nouns.split(" ") : []),
    ),
  };
}
