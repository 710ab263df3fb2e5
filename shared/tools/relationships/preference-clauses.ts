import { joinWords } from "../../text/join-words.ts";
import { splitVerb } from "../base/split-verb.ts";

/** "gosta de flores e vinho", and what brings its own verb as it is: "odeia cebola". */
export function preferenceClauses(preferences: readonly string[]): string[] {
  const liked: string[] = [];
  const clauses: string[] = [];
  for (const preference of preferences) {
    const text = preference.trim().replace(/\.+$/, "");
    const likes = /^gost[ao] (?:muito )?d(?:e|a|o|as|os) (.+)$/i.exec(text)?.[1];
    if (likes) liked.push(likes);
    else if (splitVerb(text)) clauses.push(text.charAt(0).toLowerCase() + text.slice(1));
    else liked.push(text);
  }
  return liked.length > 0 ? [`gosta de ${joinWords(liked)}`, ...clauses] : clauses;
}
