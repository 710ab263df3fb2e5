import { needsKey } from "../../shared/memory/slots.ts";
import { personInCrisis } from "../../shared/language/crisis/crisis.ts";
import { expandShortForms } from "../../shared/language/fold.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { verbLexicon } from "../language/verb-lexicon.ts";
import { findPerson, type Person } from "../reading/find-person.ts";
import { type Clause, type Reading, readMessage } from "../reading/read-message.ts";
import { isDayOnly, keysOf, type Unit } from "../reading/unit.ts";
import { knowledgeAreas } from "../rules/knowledge-areas.ts";
import { type Area, FACT_RULES, type FactRule, THING_RULES } from "./fact-rules.ts";
import { dayValueOf, type Fact, type Place } from "./fact.ts";
import { birthdayFactIn, introductionsIn } from "./people.ts";
import { KEEP_REQUEST, type Mode, readStatement, splitIntroduction, type Statement, writeVerb } from "./statement.ts";

/** Words that show that a message is a joke, a dream or hearsay. */
const NOT_MEANT = new RegExp(
  "(?:^| )(?:mentira|brincadeira|brinks|brincando|zoando|zoeira|so que nao|sqn|ironia|sonhei|pesadelo|segundo el[ea]|" +
    "personagem|faz de conta)(?: |$)",
);
const OPENS_NO_FACT = /^(?:se|caso|quando|talvez|acho|imagina|finge|esquece|quem|qual|o que|sera)(?: |$)/;
/** Words for a moment: what is said with them does not last. */
const TODAY = /(?:^| )(?:hoje|amanha|ontem|essa (?:noite|semana)|mais tarde|agora ha pouco)(?: |$)/;
const TASTE = /^(?:gostar|adorar|amar|curtir|odiar|detestar|suportar|preferir)$/;
const QUOTED = /["“«][^"”»\n]*["”»]/g;

/** The lasting facts in a message, about the person and about others. A message of crisis has none. */
export function factsInMessage(message: string, today: string): Fact[] {
  if (personInCrisis(message.normalize("NFC")) !== null) return [];
  const reading = readMessage(message, today);
  return reading.clauses.flatMap((clause) => clause.hasQuestionMark ? [] : factsInClause(clause, reading));
}

/**
 * The lasting facts in a clause: who somebody is, and one other fact; an introduction may have several. Guesses, wishes, jokes
 * and quotes have none.
 */
export function factsInClause(clause: Clause, reading: Pick<Reading, "text" | "keys">): Fact[] {
  const units = ownUnits(clause);
  const first = units[0];
  if (first === undefined || NOT_MEANT.test(reading.keys) || OPENS_NO_FACT.test(keysOf(units))) return [];
  if ([...reading.text.matchAll(QUOTED)].some(({ index, 0: said }) => within(first.start, index, said.length))) {
    return [];
  }
  const { text } = reading;
  const place = { start: first.start, end: endOf(units.at(-1)!, text) };
  const before = clause.previous === undefined ? null : onlyPerson(ownUnits(clause.previous), text);
  const statement = readStatement(units, text, before);
  const other = birthdayFactIn(units, text, place) ?? thingFact(units, text, place);
  const told = other !== null || statement === null
    ? [other]
    : splitIntroduction(statement).map((one) => factOf(one, units, text, place));
  return [...introductionsIn(units, text, place, statement), ...told.filter((fact) => fact !== null)];
}

/**
 * The clause's own units, without a request to remember them. In "saí da Loft e agora trabalho no Nubank", only those after
 * "agora" count.
 */
function ownUnits({ units }: Clause): Unit[] {
  const own = units.filter(({ inherited }) => !inherited);
  const request = KEEP_REQUEST.exec(keysOf(own))?.[0];
  const told = request === undefined ? own : own.slice(request.split(" ").length);
  const now = told.findIndex(({ key }, at) => at > 0 && key === "agora" && isPresent(told[at + 1]?.key ?? ""));
  return now < 0 ? told : told.slice(now);
}

function isPresent(key: string): boolean {
  return verbLexicon.read(key).some(({ tense, person }) => tense === "do" && person === "I");
}

function within(at: number, start: number, length: number): boolean {
  return at > start && at < start + length;
}

/** The person that a clause names. Null: it names nobody, or two people. */
function onlyPerson(units: readonly Unit[], text: string): Person | null {
  const person = findPerson(units, text);
  return person === null || findPerson(units, text, person.last + 1) !== null ? null : person;
}

function factOf(statement: Statement, units: readonly Unit[], text: string, { start, end: last }: Place): Fact | null {
  const { person, verbs, modes, negated } = statement;
  const isTaste = verbs.some((verb) => TASTE.test(verb)) || /^fa d/.test(keysOf(statement.rest));
  const isList = isTaste || /^(?:alergic|intoleran)/.test(keysOf(statement.rest));
  const rest = isList ? statement.rest : upToComma(statement.rest, text);
  const place = { start, end: rest.length > 0 ? endOf(rest.at(-1)!, text) : last };
  // "não moro mais em Recife": "mais" belongs to the negation.
  const told = negated && rest[0]?.key === "mais" ? rest.slice(1) : rest;
  const keys = statement.companions.length > 0 && told.length === 0 ? "com NAME" : keysOf(told);
  for (const rule of FACT_RULES) {
    const mode = modes.find((one) => rule.modes.has(one));
    const match = mode !== undefined && verbs.some((verb) => ` ${rule.of} `.includes(` ${verb} `))
      ? rule.rest.exec(keys)
      : null;
    if (match === null || mode === undefined) continue;
    if (negated && mode !== "now" || rule.slot === "name" && person !== null) return null;
    if (mode === "now" && !isTaste && rule.slot !== "birthday" && onlyToday(units, text)) return null;
    if (rest.some((unit) => rule.slot === "birthday" && isDayOnly(unit, text))) return null;
    return {
      ...about(person),
      type: isTaste ? "preference" : "fact",
      area: areaOf(rule, keysOf(units)),
      content: contentOf({ ...statement, rest }, mode, text, place),
      ...slotFields(rule, match, told, text),
      holds: !(rule.ends || negated || mode === "ended"),
      ...place,
    };
  }
  return null;
}

function upToComma(units: readonly Unit[], text: string): readonly Unit[] {
  const end = units.findIndex(({ start }, at) => at > 0 && text.slice(units[at - 1]!.end, start).includes(","));
  return end < 0 ? units : units.slice(0, end);
}

function about(person: Person | null): Pick<Fact, "subject" | "relation"> {
  if (person === null) return { subject: null };
  const { name, relationship } = person;
  return { subject: name, ...(relationship === undefined ? {} : { relation: relationship }) };
}

function areaOf({ slot, area }: FactRule, keys: string): Area {
  return slot === null || slot === "habit" || slot === "goal" ? knowledgeAreas(keys)[0] ?? area : area;
}

/** Whether a clause is about one day. "há 5 anos" is not a day: it says since when. */
function onlyToday(units: readonly Unit[], text: string): boolean {
  return TODAY.test(keysOf(units)) ||
    units.some(({ key, start, end }) => key === "DATE" && !/^(?:h[áa]|faz|desde)/i.test(text.slice(start, end)));
}

/** The beginning of a clause about something that the person has: "minha cor favorita é", "a senha do wifi é". */
const THING = new RegExp(
  "^(?:(?:[oa] )?(?:meu|minha|nosso|nossa) |[oa] (?=(?:senha|codigo|pin|login|placa) ))" +
    "((?:[a-z]+ ){1,4}?)(?:na (?:verdade|real) )?(?:(?:agora )?eh|(?:se )?chama) ",
);

/** "minha cor favorita é azul", "a senha do wifi é batata123". */
function thingFact(units: readonly Unit[], text: string, place: Place): Fact | null {
  const keys = keysOf(units);
  const head = THING.exec(keys);
  if (head === null) return null;
  const rule = THING_RULES.find(({ of }) => new RegExp(`^(?:${of})$`).test(head[1]!.trim()));
  const rest = units.slice(head[0].trim().split(" ").length);
  const match = rule?.rest.exec(keysOf(rest));
  if (rule === undefined || match == null || rest.some((unit) => isDayOnly(unit, text))) return null;
  const said = slotFields(rule, match, rest, text);
  const noun = text.slice(units[0]!.start, endOf(units[head[0].trim().split(" ").length - 1]!, text));
  return {
    type: /favorit|preferid|hobby|time/.test(head[1]!) ? "preference" : "fact",
    subject: null,
    area: areaOf(rule, keys),
    content: rule.slot === "name"
      ? `Chama-se ${said.value}`
      : capitalize(thirdPerson(`${noun} ${text.slice(rest[0]!.start, place.end)}`, true)),
    ...said,
    ...(rule.slot === "pet" ? { value: head[1]!.trim() } : {}),
    holds: true,
    ...place,
  };
}

/** Slot, key and value of a fact, from the groups of the rule's pattern or from its constant. */
function slotFields(rule: FactRule, match: RegExpExecArray, rest: readonly Unit[], text: string) {
  const { slot, constant } = rule;
  if (slot === null) return { slot, key: null, value: null };
  const [key, value] = [groupOf(match, "key", rest, text), groupOf(match, "value", rest, text)];
  if (!needsKey(slot)) return { slot, key: null, value: value ?? constant ?? null };
  if (slot === "goal") return { slot, key, value: "open" };
  return { slot, key: key ?? constant ?? match.input.split(" ")[0]!, value };
}

/** The value of a group: a day, a number, or the words. */
function groupOf(match: RegExpExecArray, name: string, units: readonly Unit[], text: string): string | null {
  const range = match.indices?.groups?.[name];
  if (range === undefined) return null;
  let at = 0;
  const own = units.filter(({ key }) => {
    const from = at;
    at += key.length + 1;
    return from >= range[0] && from + key.length <= range[1];
  });
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { mention } = first;
  if (mention?.kind === "date") return dayValueOf(text.slice(first.start, first.end), mention.date);
  if (mention?.kind === "number") return String(mention.amount);
  const words = thirdPerson(text.slice(first.start, endOf(last, text)), false).replace(/^(?:[oa]s?|uma?) /i, "");
  return /^uma?$/i.test(words) ? "1" : words;
}

function contentOf(statement: Statement, mode: Mode, text: string, { end }: Place): string {
  const { verbs, mainVerbUnits, rest, companions } = statement;
  if (verbs.includes("chamar") || verbs.includes("ser") && /^[oa] NAME/.test(keysOf(rest))) {
    return `Chama-se ${text.slice(rest.at(-1)!.start, end)}`;
  }
  const from = mainVerbUnits[0] ?? rest[0];
  const follows = from === undefined ? "" : ` ${text.slice(from.start, end)}`;
  const others = companions.length === 0
    ? ""
    : ` com ${text.slice(companions[0]!.start, endOf(companions.at(-1)!, text))}`;
  return capitalize(thirdPerson(`${writeVerb(statement, mode)}${others}${follows}`, true));
}

const OWN = "(?:meu|minha|nosso|nossa)";

/** The words in the third person: "com minha irmã" becomes "com a irmã", "me" becomes "se". In a sentence, a moment at its end goes. */
function thirdPerson(written: string, sentence: boolean): string {
  const others = expandShortForms(written)
    .replace(new RegExp(`(?<=(?:^|\\s)(?:[oa]s?|d[oa]s?|n[oa]s?|pel[oa]s?|pro|ao) )${OWN}s? `, "giu"), "")
    .replace(
      new RegExp(`(?<!\\p{L})(de|em|por) (${OWN})(s?) `, "giu"),
      (_, link: string, own: string, plural: string) =>
        `${{ de: "d", em: "n", por: "pel" }[link.toLowerCase()]}${articleOf(own)}${plural} `,
    )
    .replace(
      new RegExp(`(?<!\\p{L})(${OWN})(s?)(?!\\p{L})`, "giu"),
      (_, own: string, plural: string) => `${articleOf(own)}${plural}`,
    )
    .replace(/(?<= )me(?= )/g, "se");
  const lasting = sentence ? others.replace(MOMENT, "") : others;
  return lasting.replace(/\s+/g, " ").replace(/[\s,.!?]+$/, "").trim();
}

const MOMENT =
  /,? (?:hoje|ontem|agora|viu|né|tá|também|por favor|(?:semana|m[eê]s|ano) passad[oa]|kk+|rs+)(?=[\s,.!?]*$)/iu;

function articleOf(own: string): string {
  return /^(?:meu|nosso)$/i.test(own) ? "o" : "a";
}

/** The end of a unit with the characters that follow it directly: "O+", "batata123". */
function endOf({ end }: Unit, text: string): number {
  return end + /^[\p{L}\p{N}+%@#$*_-]*/u.exec(text.slice(end))![0].length;
}
