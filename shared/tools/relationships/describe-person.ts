import { fold } from "../../text/fold.ts";
import { sentence } from "../base/sentence.ts";
import { toSecondPerson } from "../base/to-second-person.ts";
import { toThirdPerson } from "../base/to-third-person.ts";
import { callPerson } from "./call-person.ts";
import { personClauses } from "./person-clauses.ts";
import type { Person } from "./person.ts";

/** Everything known about somebody: "A Júlia é sua irmã. Faz aniversário em 12/03. Gosta de flores e vinho." */
export function describePerson(person: Person): string {
  const { name, relationship, content, mentions } = person;
  const who = callPerson(name, relationship);
  const [first, ...others] = personClauses(person);
  const known: string[] = [];
  if (first !== undefined) known.push(toThirdPerson(first, who, name), ...others);
  // The person item's own words, when they are more than the name.
  else known.push(fold(content) === fold(name) ? `Ainda não sei quase nada sobre ${who}` : content);
  if (mentions.length > 0) {
    known.push(
      `Você também me contou: ${mentions.map((mention) => lowerFirst(toSecondPerson(mention.content))).join("; ")}`,
    );
  }
  return known.map(sentence).join(" ");
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
