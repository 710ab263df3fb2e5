import { verbIndex } from "../language/verb-index.ts";
import type { Clause } from "./clause.ts";
import type { PersonMention } from "./person-mention.ts";
import type { Word } from "./word.ts";

/** What is told of one and, without its verb, of another. */
const SHARED = /^(?:ser|estar|ter|trabalhar|morar|viver|fazer|estudar|torcer|gostar|cursar|chamar)$/;
const LONGEST = 6;

/** "minha mãe é costureira e meu pai pedreiro" tells of both: a clause for each, with the verb of the first. */
export function coordinateSubjects(clauses: readonly Clause[], words: readonly Word[]): Clause[] {
  return clauses.flatMap((clause) => {
    if (clause.subject.kind !== "person" || clause.finite.tense !== "present" || !SHARED.test(clause.main.lemma)) {
      return [clause];
    }
    const other = clause.people.find((person) => isSecond(person, clause, words));
    if (other === undefined) return [clause];
    const cut = clause.rest.indexOf(words[other.first - 1]!);
    const rest = clause.rest.slice(0, cut);
    const behind = shareUnit(rest, clause.rest.slice(clause.rest.indexOf(words[other.last]!) + 1));
    return [
      { ...clause, rest, fullRest: rest },
      {
        ...clause,
        subject: { kind: "person", person: other },
        link: "e",
        negated: false,
        rest: behind,
        fullRest: behind,
      },
    ];
  });
}

/** Behind "e" or a comma in the complement, followed by words of its own and no verb. */
function isSecond(
  { first, last, plural, pronoun, own, name }: PersonMention,
  { rest }: Clause,
  words: readonly Word[],
): boolean {
  if (plural || pronoun || !own && name === undefined) return false;
  const link = words[first - 1];
  const at = link === undefined ? -1 : rest.indexOf(link);
  const end = rest.indexOf(words[last]!);
  if (at < 1 || end < 0 || !/^(?:e|,)$/.test(link!.key)) return false;
  const behind = rest.slice(end + 1);
  return behind.length > 0 && behind.length <= LONGEST && behind[0]!.kind !== "mark" &&
    !/^(?:e|que|tambem|de|da|do|com|na|no|pra|se)$/.test(behind[0]!.key) &&
    !behind.some(({ key }, i) =>
      i > 0 && verbIndex(key).some(({ tense }) => tense === "past" || tense === "imperfect")
    );
}

/** "tem 6 anos e a Bia 3". */
function shareUnit(first: readonly Word[], second: Word[]): Word[] {
  const unit = first[1];
  return second.length === 1 && second[0]!.kind === "number" && first[0]?.kind === "number" && unit?.kind === "word"
    ? [...second, unit]
    : second;
}
