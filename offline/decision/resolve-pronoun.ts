import { readMessage } from "../reading/read-message.ts";
import type { Reading } from "../reading/reading.ts";
import type { PastTurn } from "./past-turn.ts";

/** How many turns back somebody is still meant by "ele". */
const REACH = 3;
const PRONOUN = /(?:^| )d?el[ea](?: |$)/;
const WRITTEN = /(?<!\p{L})(d?)el([ea])(?!\p{L})/iu;

/** "o niver dele é dia 5", after somebody was spoken of: the message with the name in the pronoun's place; null without one. */
export function resolvePronoun(reading: Reading, past: readonly PastTurn[]): Reading | null {
  if (!PRONOUN.test(reading.keys) || /(?:^| )NAME(?: |$)/.test(reading.keys)) return null;
  const call = past.slice(-REACH).flatMap(({ calls }) => calls)
    .findLast(({ tool, args }) => /_person$/.test(tool) && typeof args.name === "string");
  const name = call?.person ?? call?.args.name;
  if (typeof name !== "string") return null;
  const text = reading.text.replace(WRITTEN, (_, of: string, ending: string) => `${of}${who(name, ending)}`);
  return text === reading.text ? null : readMessage(text, reading.today);
}

/** "o Roberto"; whoever has no name is called by what they are: "a minha mãe". */
function who(name: string, ending: string): string {
  const feminine = ending.toLowerCase() === "a";
  const bare = name.replace(/^(?:meu|minha) /i, "");
  const possessive = /^\p{Lu}/u.test(bare) ? "" : feminine ? "minha " : "meu ";
  return `${feminine ? "a" : "o"} ${possessive}${bare}`;
}
