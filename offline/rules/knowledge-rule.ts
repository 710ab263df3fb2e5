import { expandShortForms } from "../../shared/language/fold.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import type { Fact } from "../facts/fact.ts";
import { factsInClause } from "../facts/facts-in.ts";
import { KEEP_REQUEST } from "../facts/statement.ts";
import { phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import type { Unit } from "../reading/unit.ts";
import { findFeeling } from "../speech/find-feeling.ts";
import { knowledgeAreas } from "./knowledge-areas.ts";
import type { Candidate } from "./rule.ts";

const PATTERNS = phrases({
  REMINDER:
    "me (?:lembra|lembre|lembrar|avisa|avise|avisar) (?:de|pra|quando|amanha|DATE|as|todo|a|na|no|que (?:eu )?tenho)|lembrete|alarme|despertador|lembra eu",
  MEMORY:
    "lembr[a-z]+|guard[a-z]+|grav[ae]r?|memoriz[a-z]+|esquec[a-z]+|memoria|saiba|sabendo|saber|decora|salv[ae]r?|constar",
  NOT_KEPT:
    "(?:guard|separ)[a-z]+ (?:uns |umas |mais |ate )?(?:NUM|MONEY)|(?:lembr[a-z]+) (?:d?o )?que (?:eu |voce )(?:ja )?(?:te )?(?:falei|disse|contei|comentei|falou|sabe)|gasto de|despesa|compra de|boleto|conta de (?:luz|agua|gas|internet)",
});

/** Words that only say that something is a correction. */
const CORRECTING = /,?\s*(?<!\p{L})na (?:vdd|verdade|real)(?!\p{L}),?/giu;

/** At most this many facts are read from a clause. */
const MAX_FACTS = 5;
/** Slots whose values have their own tools. */
const RECORDED = /^(?:weight|height|income|owes|contract)$/;

/** Lasting facts and preferences: with a request ("lembra que …") or without one ("me casei", "sou vegetariana"). */
export function knowledgeRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (
    PATTERNS.REMINDER.test(keys) || clause.hasQuestionMark ||
    /^(?:me )?(?:lembra|lembre) (?:quem|qual|quais|quando|onde|quanto|o que)/.test(keys)
  ) return [];
  const request = KEEP_REQUEST.exec(keys);
  let toKeep: Unit[] | null = null;
  if (request !== null) toKeep = unitsAfter(clause.units, request[0].length);
  else if (isKept(clause.previous)) toKeep = [...clause.units];
  const facts = factsInClause(clause, reading);
  if (toKeep !== null && toKeep.length > 0 && !PATTERNS.NOT_KEPT.test(keys)) {
    const own = facts.filter(({ subject }) => subject === null);
    return own.length > 0
      ? own.map((fact) => keepFact(fact, reading, 0.88))
      : keepRequested(clause, reading, toKeep, request !== null);
  }
  return clause.isQuestion ? [] : facts.flatMap((fact) => keepStatement(fact, clause, reading)).slice(0, MAX_FACTS);
}

/** A candidate for a fact that the person did not ask to keep. */
function keepStatement(fact: Fact, clause: Clause, reading: Reading): Candidate[] {
  const { subject, slot, value } = fact;
  if (subject !== null || RECORDED.test(slot ?? "")) return [];
  // A mood is not stored. A condition is: "tenho ansiedade generalizada".
  if (findFeeling(clause.keys) !== null && slot === null) return [];
  const sure = slot === null || slot === "habit" || slot === "goal" || slot === "plan"
    ? 0.62
    : slot === "owns" && value === null
    ? 0.64
    : 0.8;
  return [keepFact(fact, reading, sure)];
}

/** The call that stores a fact, with the person's words as its quote. */
export function keepFact(fact: Fact, { text }: Pick<Reading, "text">, score: number): Candidate {
  const { type, subject, area, content, slot, key, value, holds, start, end } = fact;
  const args = {
    type,
    content,
    area,
    ...(subject === null ? {} : { person: subject }),
    quote: text.slice(start, end),
    ...(slot === null ? {} : { slot }),
    ...(key === null ? {} : { key }),
    ...(value === null ? {} : { value }),
    ...(holds ? {} : { holds }),
  };
  return { tool: "add_knowledge", args, score };
}

/** The arguments that store the user's words as they are, without a slot. */
export function keepWords(content: string, quote: string, keys: string): Candidate["args"] {
  return { type: "fact", content, area: knowledgeAreas(keys)[0] ?? "personal_growth", quote };
}

/** Whether the clause before asked to keep what follows. */
function isKept(clause: Clause | undefined): boolean {
  return clause !== undefined && KEEP_REQUEST.test(clause.keys) && !PATTERNS.NOT_KEPT.test(clause.keys) &&
    !/(?:MONEY|NUM|TIME|QTY)/.test(clause.keys);
}

/** Candidates for what the person asked to keep. */
function keepRequested(clause: Clause, reading: Reading, kept: readonly Unit[], explicit: boolean): Candidate[] {
  const content = contentOf(kept, reading);
  // "anota 50 de mercado" and "anota meu peso" are for other tools, which have a higher score.
  if (!/\s/.test(content) || /^(?:isso|tudo|a[ií]|depois|mais tarde)(?: |$)/i.test(content)) {
    return explicit && /^(?:lembra|guarda|grava|memoriza|salva|anota)/.test(clause.keys) && clause.units.length <= 4
      ? [{ tool: "add_knowledge", args: {}, score: 0.55, ask: "O que você quer que eu guarde?" }]
      : [];
  }
  const strong = !explicit || PATTERNS.MEMORY.test(clause.keys);
  const quote = reading.text.slice(kept[0]!.start, kept.at(-1)!.end);
  return [{
    tool: "add_knowledge",
    args: keepWords(content, quote, kept.map(({ key }) => key).join(" ")),
    score: strong ? 0.86 : / que /.test(clause.keys) ? 0.72 : 0.55,
  }];
}

/** The user's words without fillers at both ends, with a capital letter. */
function contentOf(units: readonly Unit[], { text }: Reading): string {
  const kept = units.filter(({ inherited }) => !inherited);
  for (let filler = countFillers(kept); filler > 0; filler = countFillers(kept)) kept.splice(0, filler);
  while (kept.length > 0 && /^(?:ta|ok|viu|ne|por|favor|k|rs|obrigada|beleza|e)$/.test(kept.at(-1)!.key)) kept.pop();
  const [first, last] = [kept[0], kept.at(-1)];
  if (first === undefined || last === undefined) return "";
  // Characters directly after the last word belong to it: "O+", "batata123".
  const end = last.end + (/^[^\s.,;!?…]*/.exec(text.slice(last.end))?.[0].length ?? 0);
  const content = expandShortForms(text.slice(first.start, end)).replace(CORRECTING, " ").replace(/\s+/g, " ").trim();
  return capitalize(content);
}

/** The number of filler words at the beginning. */
function countFillers(units: readonly Unit[]): number {
  const [first = "", second = ""] = units.map(({ key }) => key);
  if (first === "na" && second === "verdade") return 2;
  return /^(?:e|mas|que|ai|entao|tipo|ah|olha|bom|eu|ta|viu|agora|de|oi|opa|nossa|gente|amiga|menina)$/.test(first)
    ? 1
    : 0;
}

/** The units after the first `length` characters of the keys. */
function unitsAfter(units: readonly Unit[], length: number): Unit[] {
  let sum = 0;
  return units.filter(({ key }) => {
    const at = sum;
    sum += key.length + 1;
    return at >= length;
  });
}
