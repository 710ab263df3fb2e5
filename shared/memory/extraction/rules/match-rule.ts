import type { Clause } from "../reading/clause.ts";
import type { Word } from "../reading/word.ts";
import { stripMoment } from "../writing/strip-moment.ts";
import { rulesFor } from "./all-rules.ts";
import { type Mode, modeOf } from "./mode.ts";
import { LASTING } from "./lasting.ts";
import type { Rule } from "./rule.ts";

/** A clause that a rule found worth keeping. */
export interface Match {
  /** The clause in the reading that fits. */
  clause: Clause;
  rule: Rule;
  mode: Mode;
  /** The complement as it is kept. */
  rest: Word[];
}

/** Modes in which a denial is worth keeping: "não moro mais", not "não fui promovida". */
const DENIABLE: ReadonlySet<Mode> = new Set(["now", "doing", "was", "can", "know", "goal", "learn"]);

/** Begin another thought, whatever verb it has. */
const ENDS = /^(?:mas|porem|porque|pois|entao)$/;
const TURNS = /^(?:nao|quase|nunca|ja|agora|ainda|depois|ai|nada|to|ta|so|olha|por)$/;

function isMark({ kind, key }: Word): boolean {
  return kind === "mark" && key !== "%" && key !== "+" && key !== "/";
}

const TURNING: ReadonlySet<string> = new Set(
  "começar parar deixar voltar mudar casar separar comprar adotar terminar passar entrar largar".split(" "),
);

/** What one manages on a day is no change of life. */
const DAILY: ReadonlySet<string> = new Set(
  "acordar dormir levantar deitar beber comer meditar treinar caminhar ler estudar tomar fazer".split(" "),
);

/** The first rule that fits a clause in one of its readings, or null. */
export function matchRule(clause: Clause): Match | null {
  // "começamos" tells what changed more often than what begins.
  const turning = clause.aspects.length > 0 || clause.finite.person === "we" && TURNING.has(clause.main.lemma);
  for (const finite of turning ? [...clause.others, clause.finite] : [clause.finite, ...clause.others]) {
    const reading = { ...clause, finite, main: clause.main === clause.finite ? finite : clause.main };
    const match = matchReading(reading);
    if (match !== null) return match;
  }
  return null;
}

function matchReading(clause: Clause): Match | null {
  const mode = modeOf(clause);
  const modes = modesOf(clause, mode);
  for (const rule of rulesFor(clause.main.lemma)) {
    const rest = stripMoment(rule.open ? upToTurn(clause.fullRest) : upToComma(clause.rest), {
      weekdays: mode === "past",
    });
    if (fits(rule, clause, mode, modes, rest)) return { clause, rule, mode, rest };
  }
  return null;
}

/** "quero parar de fumar" and "consegui parar de fumar" are known by what "parei de fumar" is known by. */
function modesOf({ aspects }: Clause, mode: Mode): Mode[] {
  const turning = aspects.some((aspect) => aspect === "start" || aspect === "stop" || aspect === "again");
  if (mode === "goal" && aspects.includes("learn")) return ["goal", "know"];
  if (mode === "goal" || mode === "will") return turning ? [mode, "change"] : [mode];
  if (mode === "achieved") return ["achieved", "past", "goal", ...(turning ? ["change" as const] : [])];
  if (mode === "given-up") return ["goal", "change"];
  if (mode === "learn") return ["know", "learn"];
  return [mode];
}

function fits(rule: Rule, clause: Clause, mode: Mode, modes: Mode[], rest: Word[]): boolean {
  const { negated, subject, before } = clause;
  if (!(rule.modes ?? LASTING).some((one) => modes.includes(one))) return false;
  // "te amo" and "meu primo me deve 50" are between two people.
  if (before.some(({ key }) => /^(?:te|lhe)$/.test(key)) || subject.kind === "person" && before.at(-1)?.key === "me") {
    return false;
  }
  if (mode === "achieved" && DAILY.has(clause.main.lemma)) return false;
  if (rule.of !== undefined && rule.of !== subject.kind) return false;
  if (rule.negated !== undefined && rule.negated !== negated) return false;
  if (negated && rule.negated === undefined && !DENIABLE.has(mode)) return false;
  if (rule.reflexive !== undefined && rule.reflexive !== clause.reflexive) return false;
  if (rule.rest !== undefined && !begins(rule.rest, keysOf(rest))) return false;
  const said = keysOf(rule.open ? clause.fullRest : clause.rest);
  // "hoje sou aposentada" is nowadays.
  const around = clause.main.lemma === "ser"
    ? ""
    : keysOf(clause.before.filter(({ key }) => /^(?:hoje|amanha|ontem)$/.test(key)));
  if (rule.not !== undefined && (rule.not.test(said) || around !== "" && rule.not.test(around))) return false;
  return rule.when?.(clause, rest) ?? true;
}

function upToComma(words: readonly Word[]): Word[] {
  const end = words.findIndex((word, at) =>
    isMark(word) || ENDS.test(word.key) || word.key === "e" && TURNS.test(words[at + 1]?.key ?? "")
  );
  return end < 0 ? [...words] : words.slice(0, end);
}

/** Lists go on over commas: "samba, forró e MPB". */
function upToTurn(words: readonly Word[]): Word[] {
  const end = words.findIndex(({ key }, at) =>
    ENDS.test(key) || (key === "e" || key === ",") && TURNS.test(words[at + 1]?.key ?? "")
  );
  return end < 0 ? [...words] : words.slice(0, end);
}

/** "não tomo mais remédio" and "como muito doce" begin like "tomo remédio" and "como doce". */
function begins(pattern: RegExp, keys: string): boolean {
  return pattern.test(keys) || pattern.test(keys.replace(INTENSIFIERS, ""));
}

const INTENSIFIERS =
  /^(?:(?:mais|muito|muita|bastante|so|tanto|tanta|quase|ainda|tambem|apenas|demais|sempre|mesmo|nem) )+/;

function keysOf(words: readonly Word[]): string {
  return words.filter(({ kind }) => kind !== "mark").map(({ key }) => key).join(" ");
}
