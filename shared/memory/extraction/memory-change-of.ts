import type { MemoryChange } from "./memory-change.ts";
import type { Clause } from "./reading/clause.ts";
import type { Word } from "./reading/word.ts";
import type { Match } from "./rules/match-rule.ts";
import { writeWords } from "./writing/write-words.ts";

const PLACE_ENDS = /^(?:ha|faz|desde|com|e|mas|que|perto|porque|pra|sozinh[oa]|so|por|ate|agora|sem)$/;

/** What a statement of the user about themselves changes in the compact profile; null when nothing. */
export function memoryChangeOf(clause: Clause, { mode, rest, rule }: Match): MemoryChange | null {
  const { lemma } = clause.main;
  const holds = !clause.negated && clause.aspects.every((aspect) => aspect !== "stop");
  if (mode === "goal") return goalOf(clause, rest);
  if (!holds) return clause.aspects.includes("manage") && mode === "can" ? challenge(clause, rest) : null;
  const lasting = mode === "now" || mode === "doing" || mode === "change";
  if (/^(?:morar|residir|viver)$/.test(lemma) && lasting || lemma === "mudar" && mode === "past") return placeOf(rest);
  if (lemma === "ser" && /^[oa]$/.test(rest[0]?.key ?? "") && rest[1]?.capital) {
    return { field: "name", op: "set", value: writeWords(rest.slice(1)) };
  }
  if (
    /^(?:ter|fazer|completar)$/.test(lemma) && /^\d+$/.test(rest[0]?.key ?? "") &&
    (rest.length === 1 || rest[1]?.key === "anos")
  ) {
    return { field: "age", op: "set", value: rest[0]!.key };
  }
  if (rule.topic?.area === "career" && mode === "past") return hiredBy(rest);
  if (lemma === "chamar") return { field: "name", op: "set", value: writeWords(rest) };
  if (rule.topic?.area === "career" && lasting) return workOf(clause, rest);
  if (lemma === "ter" && /^(?:muita |muito )?dificuldade/.test(rest.map(({ key }) => key).join(" "))) {
    return challenge(clause, rest);
  }
  return null;
}

/** "Correr uma maratona", from "quero correr uma maratona". */
function goalOf(clause: Clause, rest: readonly Word[]): MemoryChange | null {
  if (clause.negated) return null;
  const from = clause.aspects.findIndex((aspect) => aspect === "start" || aspect === "stop" || aspect === "again");
  const verbs = from < 0 ? clause.verbs.slice(-1) : clause.verbs.slice(firstInfinitive(clause.verbs));
  return { field: "current_goals", op: "add", value: capitalize(writeWords([...verbs, ...rest])).slice(0, 300) };
}

function firstInfinitive(verbs: readonly Word[]): number {
  const at = verbs.findIndex(({ key }, i) => i > 0 && /[aei]r$/.test(key));
  return at < 0 ? verbs.length - 1 : at;
}

function challenge(clause: Clause, rest: readonly Word[]): MemoryChange {
  const text = clause.main.lemma === "ter" ? writeWords(rest) : `${writeWords([...clause.verbs.slice(-1), ...rest])}`;
  return { field: "current_challenges", op: "add", value: capitalize(text).slice(0, 300) };
}

/** "Curitiba", from "em Curitiba há 3 anos"; nothing from "com meus pais". */
function placeOf(rest: readonly Word[]): MemoryChange | null {
  const at = rest.findIndex(({ key }) => /^(?:em|no|na|nos|nas|pra|pro)$/.test(key));
  if (at < 0) return null;
  const after = rest.slice(at + 1);
  const end = after.findIndex(({ key, kind }) => PLACE_ENDS.test(key) || kind === "mark");
  const place = end < 0 ? after : after.slice(0, end);
  if (!place.some(({ capital }) => capital)) return null;
  return { field: "location", op: "set", value: writeWords(place).slice(0, 200) };
}

/** "Trabalha no SAMU", from "fui contratada pelo SAMU". */
function hiredBy([how, by, ...who]: readonly Word[]): MemoryChange | null {
  const at = { pelo: "no", pela: "na", por: "em" }[by?.key ?? ""];
  if (!/^(?:contratad|efetivad)[oa]$/.test(how?.key ?? "") || at === undefined || !who[0]?.capital) return null;
  return { field: "occupation", op: "set", value: `Trabalha ${at} ${writeWords(who)}`.slice(0, 200) };
}

/** "de noite", "em casa", "na segunda" tell when or where one works, not as what. */
const WHEN_OR_WHERE =
  /^(?:com|em|de|na|no|pra|num|numa) (?:dia|noite|manha|tarde|madrugada|casa|pe|graca|turnos?|segunda|terca|quarta|quinta|sexta|sabado|domingo|feriados?|fim|final|home|escala|equipe|grupo|voce|ele|ela|meu|minha|meus|minhas)(?: |$)/;

function workOf({ main }: Clause, rest: readonly Word[]): MemoryChange | null {
  const keys = rest.map(({ key }) => key).join(" ");
  if (main.lemma === "ser") {
    return { field: "occupation", op: "set", value: capitalize(writeWords(rest)).slice(0, 200) };
  }
  if (main.lemma !== "trabalhar" || WHEN_OR_WHERE.test(keys) || !/^(?:como|na|no|com|em|de|pra|num|numa) /.test(keys)) {
    return null;
  }
  const value = rest[0]!.key === "como" ? writeWords(rest.slice(1)) : `trabalha ${writeWords(rest)}`;
  return { field: "occupation", op: "set", value: capitalize(value).slice(0, 200) };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
