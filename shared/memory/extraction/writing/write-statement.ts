import { conjugate } from "../language/conjugate.ts";
import type { Clause } from "../reading/clause.ts";
import type { Word } from "../reading/word.ts";
import { writeWords } from "./write-words.ts";

const KEPT_BEFORE = /^(?:sempre|ja|ainda|raramente|quase)$/;

/** A clause as it is kept: in the third person, without its subject, "não" and "nunca" included. */
export function writeStatement(clause: Clause, rest: readonly Word[]): string {
  if (clause.aspects[0] === "just") return writeStatement(done(clause), rest);
  const { finite, verbs, before, reflexive } = clause;
  const lead = before.filter(({ key }) => /^(?:nao|nunca|jamais)$/.test(key) || KEPT_BEFORE.test(key)).map(({ out }) =>
    out.toLowerCase()
  );
  if (lead.length === 0 && (clause.link === "nem" || before.some(({ key }) => key === "nem"))) lead.push("não");
  const plural = finite.person === "they" || finite.person === "we" && /^(?:ser|estar)$/.test(clause.main.lemma);
  const verb = plural ? finite.thirdPlural : finite.third;
  const outer = reflexive && clause.aspects.length === 0;
  const head = outer ? lead.length > 0 ? `se ${verb}` : `${verb}-se` : verb;
  const tail = writeWords([...verbs.slice(1), ...rest]);
  const text = [...lead, head, tail].filter((part) => part !== "").join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "acabei de me mudar" says the same as "me mudei". */
function done(clause: Clause): Clause {
  const past = conjugate(clause.main.lemma).find(([, { tense, person }]) => tense === "past" && person === "it");
  const rest = clause.aspects.slice(1);
  return past === undefined
    ? { ...clause, aspects: rest }
    : { ...clause, finite: past[1], aspects: rest, verbs: clause.verbs.slice(-1) };
}
