import { type VerbForm, verbLexicon } from "../language/verb-lexicon.ts";
import type { Unit } from "../reading/read-units.ts";

/**
 * How something is told to hold: `now` as a rule or at this time of life, `began`, `ended`, `past` once, `goal` wanted,
 * `done` achieved, `dropped` given up, `plan` to come; `none` holds nothing that lasts.
 */
export type Mode = "now" | "began" | "ended" | "past" | "goal" | "done" | "dropped" | "plan" | "none";

/** A finite verb and the verbs that hang on it, up to the main one. */
export interface VerbChain {
  finite: VerbForm;
  main: VerbForm;
  mode: Mode;
  /** Index of the finite and of the main verb. */
  first: number;
  last: number;
  reflexive: boolean;
  /** The clause it stands in, up to the main verb. */
  units: readonly Unit[];
}

type Step = Phase | "habit" | "want" | "try" | "will" | "manage" | "other";
type Phase = "during" | "start" | "end" | "again" | "just" | "give-up";

/** Helping verbs: what stands between them and the next verb, the form of that, and what they make of it. */
const HELPERS: Readonly<
  Record<string, readonly (readonly [between: RegExp, form: "to-do" | "doing" | "done", Step])[]>
> = {
  estar: [[/^$/, "doing", "during"], [/^a$/, "to-do", "during"]],
  ir: [[/^$/, "to-do", "will"]],
  vir: [[/^$/, "to-do", "will"]],
  começar: [[/^(?:a|de)?$/, "to-do", "start"]],
  passar: [[/^a$/, "to-do", "start"]],
  voltar: [[/^(?:a|pra)$/, "to-do", "start"]],
  parar: [[/^de$/, "to-do", "end"]],
  deixar: [[/^de$/, "to-do", "end"]],
  largar: [[/^de$/, "to-do", "end"]],
  acabar: [[/^de$/, "to-do", "just"]],
  terminar: [[/^de$/, "to-do", "manage"]],
  continuar: [[/^$/, "doing", "during"], [/^a$/, "to-do", "during"]],
  seguir: [[/^$/, "doing", "during"]],
  costumar: [[/^$/, "to-do", "habit"]],
  querer: [[/^$/, "to-do", "want"]],
  pretender: [[/^$/, "to-do", "want"]],
  planejar: [[/^$/, "to-do", "want"]],
  sonhar: [[/^(?:em|com)$/, "to-do", "want"]],
  tentar: [[/^$/, "to-do", "try"]],
  decidir: [[/^$/, "to-do", "want"]],
  resolver: [[/^$/, "to-do", "want"]],
  conseguir: [[/^$/, "to-do", "manage"]],
  desistir: [[/^de$/, "to-do", "give-up"]],
  ter: [[/^(?:que|de)$/, "to-do", "other"], [/^$/, "done", "other"]],
  poder: [[/^$/, "to-do", "other"]],
  precisar: [[/^(?:de)?$/, "to-do", "other"]],
  dever: [[/^$/, "to-do", "other"]],
  saber: [[/^$/, "to-do", "habit"]],
  pensar: [[/^(?:em)?$/, "to-do", "other"]],
  andar: [[/^$/, "doing", "other"]],
  viver: [[/^$/, "doing", "other"]],
  aprender: [[/^a$/, "to-do", "manage"]],
};
const SMALL =
  /^(?:muito|sempre|so|ainda|tambem|ja|mesmo|agora|finalmente|hoje|mais|atualmente|aqui|DATE|enfim|realmente|bem|de novo)$/;
const CLITIC = /^(?:me|se|nos)$/;

/** The chain of verbs that begins with a finite form: "comecei a me exercitar", "tô tentando parar de fumar". */
export function readVerbChain(units: readonly Unit[], first: number, finite: VerbForm): VerbChain {
  const chain: VerbChain = { finite, main: finite, mode: "none", first, last: first, reflexive: false, units };
  const steps: Step[] = [];
  for (let next = follow(units, chain); next !== null && steps.length < 4; next = follow(units, chain)) {
    steps.push(next.step);
    Object.assign(chain, { main: next.form, last: next.at, reflexive: next.reflexive });
  }
  chain.units = units.slice(0, chain.last + 1);
  chain.mode = modeOf(steps, finite);
  return chain;
}

function follow(units: readonly Unit[], { main, last }: VerbChain) {
  for (const [between, tense, step] of HELPERS[main.lemma] ?? []) {
    let linked = between.test("");
    let reflexive = false;
    for (let at = last + 1; at <= last + 4; at++) {
      const key = units[at]?.key ?? "";
      const form = verbLexicon.read(key).find((one) => one.tense === tense);
      if (form !== undefined && linked) return { form, at, reflexive, step };
      if (key !== "" && between.test(key)) linked = true;
      else if (CLITIC.test(key)) reflexive = true;
      else if (!SMALL.test(key)) break;
    }
  }
  return null;
}

function modeOf(steps: readonly Step[], { tense, person }: VerbForm): Mode {
  const has = (...wanted: Step[]) => steps.some((step) => wanted.includes(step));
  const past = tense === "did" || tense === "they-did";
  if (has("other")) return "none";
  if (has("give-up")) return past || tense === "do" ? "dropped" : "none";
  if (has("want", "try")) {
    return tense === "do" || tense === "they-do" || steps.includes("want") && past && person !== "none"
      ? "goal"
      : "none";
  }
  if (tense === "used-to") return "none";
  if (has("manage")) return past ? "done" : "none";
  if (has("will")) return past ? "past" : "plan";
  if (has("end")) return "ended";
  if (has("start")) return "began";
  if (has("just")) return "past";
  return past ? "past" : "now";
}
