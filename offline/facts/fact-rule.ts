import { type SlotName, SLOTS } from "../../shared/memory/slots.ts";
import type { AREAS } from "../../shared/memory/vocabulary.ts";
import { PLURAL_RELATIONS, RELATIONS } from "../language/people-words.ts";
import type { Mode } from "./verb-chain.ts";
import { WORD_LISTS } from "./word-lists.ts";

/** The areas of life, as the tools name them. */
export type Area = typeof AREAS[number];

/** What a statement with certain verbs tells that lasts. */
export interface FactRule {
  verbs: ReadonlySet<string>;
  modes: ReadonlySet<Mode>;
  /** What follows the verb, from its beginning, over keys; its groups `key` and `value` are what the fact says. */
  rest: RegExp;
  not?: RegExp;
  slot: SlotName | null;
  key?: string;
  value?: string;
  area: Area;
  subArea?: string;
  /** anybody, denied, each, ends, taste: see fact-rules.ts. */
  marks: ReadonlySet<string>;
}

/** Reads rules as fact-rules.ts writes them. */
export function readFactRules(table: string): FactRule[] {
  return table.trim().split("\n").map((line) => {
    const [slot = "", verbs = "", modes = "", where = "", marks = "", rest = "", ...more] = line.split(" :: ");
    const [area, subArea] = where.split("/");
    const constant = (name: string) => more.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
    const not = constant("not");
    if (slot !== "-" && !(slot in SLOTS)) throw new Error(`No slot ${slot}`);
    return {
      verbs: new Set(verbs.split(" ")),
      modes: new Set(modes.split(" ") as Mode[]),
      rest: complement(rest),
      ...(not === undefined ? {} : { not: words(not in WORD_LISTS ? `@${not}` : not) }),
      slot: slot === "-" ? null : slot as SlotName,
      ...pick("key", constant("key")),
      ...pick("value", constant("value")),
      area: area as Area,
      ...pick("subArea", subArea),
      marks: new Set(marks.split(" ")),
    };
  });
}

function pick(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value };
}

/** A pattern over the keys of what follows a verb, whole words, from the beginning. */
function complement(source: string): RegExp {
  return new RegExp(`^(?:${expand(source)})(?= |$)`, "d");
}

/** A pattern for words anywhere. */
export function words(source: string): RegExp {
  return new RegExp(`(?:^| )(?:${expand(source)})(?= |$)`);
}

const STOP = listOfWords("STOP");
const KIN = [...RELATIONS.keys(), ...PLURAL_RELATIONS.keys()].sort((one, other) => other.length - one.length).join("|");
const PHRASES: Readonly<Record<string, string>> = {
  /** Up to four words, none of which begins something else. */
  WORDS: `(?!(?:${STOP})(?: |$))[a-zA-Z]+(?: (?!(?:${STOP})(?: |$))[a-zA-Z]+){0,3}`,
  /** All there is, lists included. */
  ALL: `[a-zA-Z][a-zA-Z ,]*?(?= (?:${listOfWords("UNTIL")})(?: |$)|$)`,
  KIN: `(?:${KIN})`,
  THE: "(?:(?:o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|nosso|nossa) )*",
  MUCH:
    "(?:(?:muito|muita|bastante|mais|so|tambem|ainda|ja|super|bem|meio|um pouco|mesmo|demais|realmente|sempre|extremamente|quase|de verdade) )*",
};

/** Puts lists of words in the place of their names. */
export function expand(source: string): string {
  return source.replace(/@([A-Z]+)/g, (_, name: string) => PHRASES[name] ?? `(?:${expand(listOfWords(name))})`);
}

/** A list of words as one alternation. */
function listOfWords(name: string): string {
  const list = WORD_LISTS[name];
  if (list === undefined) throw new Error(`No list of words ${name}`);
  return list.replaceAll("\n", "");
}
