import { expandShortForms } from "../../shared/language/fold.ts";
import type { Fact } from "../facts/fact.ts";
import { factsInClause } from "../facts/facts-in.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { RELATIONS } from "../language/people-words.ts";
import { phrase } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { isDayOnly } from "../reading/unit.ts";
import { keepFact, keepWords } from "./knowledge-rule.ts";
import { findPerson, type Person } from "../reading/find-person.ts";
import type { Candidate } from "./rule.ts";

const QUESTION = phrase("do que|o que|sera que|quem|qual|quando|quanto");
const REQUEST = phrase("{keep:ask}|nao (?:se )?esquec[a-z]+|fica sabendo|saiba|pra voce saber");
const OWN_DOING =
  /^(?!(?:aqui|foi|vai|pai|sai|oi)$)[a-z]{3,}i$|^(?:li|vi|fiz|disse|trouxe|devo|tenho|vou|quero|preciso|emprestamos|combinamos)$/;
const IS_KIN = phrase("eh (?:o |a )?(?:meu|minha) ([a-z]+)$");
/** Areas of other people that are not stored: their faith, and their finances, which have tools. */
const NOT_TOLD = /^(?:finance|spirituality)$/;

/** New facts about another person: who they are (relation, birthday), or a lasting fact about them. */
export function personRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (clause.isQuestion || QUESTION.test(keys)) return [];
  const corrected = correctedKin(clause, reading);
  if (corrected !== null) return [identity(corrected)];
  const told = factsInClause(clause, reading).filter(({ subject, area }) => subject !== null && !NOT_TOLD.test(area));
  if (told.length > 0) return told.flatMap((fact) => candidatesFor(fact, reading));
  const person = findPerson(clause.units, reading.text);
  return person === null ? [] : requested(clause, reading, person);
}

function identity(args: Candidate["args"], instead?: Candidate): Candidate {
  return { tool: "update_person", args, score: 0.9, ...(instead === undefined ? {} : { instead }) };
}

/** update_person stores who somebody is; add_knowledge stores other facts about them. */
function candidatesFor(fact: Fact, reading: Reading): Candidate[] {
  const { type, subject, relation, slot, value } = fact;
  const isIdentity = type === "person" || slot === "birthday";
  const args = {
    name: subject,
    ...(relation === undefined ? {} : { relationship: relation }),
    ...(slot === "birthday" ? { birthday: value } : {}),
  };
  if (isIdentity) return [identity(args, keepFact(fact, reading, 0.7))];
  const isNamed = relation !== undefined && relation !== subject;
  const told = keepFact(fact, reading, 0.9);
  return isNamed ? [identity(args, told), told] : [told];
}

/** "lembra que a Camila anda de moto": stores what follows the name in the user's words. Asks for the month of "o aniversário dela é dia 13". */
function requested(
  { keys, units, text }: Clause,
  reading: Reading,
  { name, first, last }: Person,
): Candidate[] {
  const day = units.find((unit) => isDayOnly(unit, reading.text))?.mention;
  if (day?.kind === "date" && /aniversario|nasceu|faz anos/.test(keys)) {
    return [{ tool: "update_person", args: { name }, score: 0.8, ask: `Dia ${Number(day.date.slice(8))} de que mês?` }];
  }
  const [from, to] = [units[last + 1], units.at(-1)];
  if (!REQUEST.test(keys) || from === undefined || to === undefined) return [];
  // "guarda que emprestei 200 pro meu irmão em maio": the fact is what the user did, before the name.
  if (units.slice(0, first).some(({ key }) => OWN_DOING.test(key))) return [];
  const content = capitalize(expandShortForms(reading.text.slice(from.start, to.end)).trim());
  return [{ tool: "add_knowledge", args: { ...keepWords(content, text, keys), person: name }, score: 0.9 }];
}

/** "a Júlia não é minha irmã, é minha prima": the second clause has the relation. */
function correctedKin({ keys, previous }: Clause, reading: Reading): Candidate["args"] | null {
  const said = IS_KIN.exec(keys)?.[1];
  if (said === undefined || previous === undefined || !/ nao eh (?:o |a )?(?:meu|minha) /.test(previous.keys)) {
    return null;
  }
  const person = findPerson(previous.units, reading.text);
  return person && { name: person.name, relationship: RELATIONS.get(said) ?? said };
}
