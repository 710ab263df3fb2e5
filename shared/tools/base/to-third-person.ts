import { fold } from "../../text/fold.ts";
import { splitVerb } from "./split-verb.ts";

/**
 * Says of somebody else what memory says about them; `who` is the name with its article.
 *
 * @example
 * toThirdPerson("Mora em Recife", "a Júlia", "Júlia"); // "a Júlia mora em Recife"
 * toThirdPerson("Aniversário em março", "a Júlia", "Júlia"); // "Sobre a Júlia: aniversário em março"
 */
export function toThirdPerson(content: string, who: string, name: string): string {
  const text = content.trim().replace(/\s*\.+$/, "");
  if (` ${fold(text)} `.includes(` ${fold(name)} `)) return text;
  const phrase = splitVerb(text);
  if (phrase === null || phrase.firstPerson) return `Sobre ${who}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return [who, phrase.before, phrase.verb, phrase.rest].filter((part) => part !== "").join(" ");
}
