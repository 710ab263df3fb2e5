import { estimateTokens } from "../prompt/estimate-tokens.ts";
import { oneLine } from "../writing/one-line.ts";
import type { Pack } from "./pack.ts";

export type KnowledgeTopic = "quick_start" | "pattern" | "anti_pattern" | "reference" | "tool";

/** A piece of a pack's texts. Each is stored, found and loaded on its own. */
export interface KnowledgeEntry {
  entityType: "tool" | "skill";
  /** The tool that it is about, if it names exactly one; else the pack. */
  entity: string;
  topic: KnowledgeTopic;
  content: string;
  /** The tokens that it takes in a result of `search_tool_knowledge`. */
  tokens: number;
  metadata: {
    /** The file that it comes from. */
    file: string;
    /** The tools that it names, or all tools of the pack when it names none. */
    tools: string[];
  };
}

type Source = Pick<Pack, "name" | "instructions" | "references"> & { tools: readonly { name: string }[] };
/** The lines under one heading. */
interface Section {
  heading: string;
  lines: string[];
}

const TOPICS: Record<string, KnowledgeTopic> = {
  "Início rápido": "quick_start",
  "Padrões comuns": "pattern",
  "Antipadrões": "anti_pattern",
};
/** Tokens of an entry, written as JSON. 280 keep an instruction in one piece; 150 let several pieces of a long text be loaded. */
const MOST_INSTRUCTION_TOKENS = 280;
const MOST_REFERENCE_TOKENS = 150;
const LONGEST_TITLE = 80;

/**
 * Cuts a pack's texts into entries: the whole quick start, each pattern, each anti-pattern, and the references by their headings.
 * Only the headings of SKILL.md, spaces at the ends of lines, and repeated entries are lost.
 */
export function cutKnowledge(pack: Source): KnowledgeEntry[] {
  const instructions = sectionsOf(pack.instructions).flatMap(({ heading, lines }) => {
    const topic = TOPICS[heading.replace(/^#+\s*/, "")] ?? "pattern";
    const texts = topic === "quick_start" ? [lines.join("\n")] : itemsOf(lines);
    return texts.flatMap((text) => splitIntoPieces(text, MOST_INSTRUCTION_TOKENS)).map((content) =>
      entryOf(pack, topic, content, "SKILL.md")
    );
  });
  const references = Object.entries(pack.references).flatMap(([name, text]) =>
    sectionsOf(text).flatMap(({ heading, lines }) => {
      const title = oneLine(heading.replace(/^#+\s*/, ""), LONGEST_TITLE);
      return splitIntoPieces(lines.join("\n"), MOST_REFERENCE_TOKENS).map((piece) =>
        entryOf(pack, "reference", title === "" ? piece : `${title}\n${piece}`, `references/${name}`)
      );
    })
  );
  const seen = new Set<string>();
  return [...instructions, ...references].filter(({ entity, content }) => {
    const key = JSON.stringify([entity, content]);
    return !seen.has(key) && seen.add(key);
  });
}

function entryOf(pack: Source, topic: KnowledgeTopic, content: string, file: string): KnowledgeEntry {
  const all = pack.tools.map(({ name }) => name);
  const words = new Set(content.split(/[^a-z0-9_]+/));
  const named = all.filter((name) => words.has(name));
  const [only, another] = named;
  const entity = only !== undefined && another === undefined ? only : pack.name;
  return {
    entityType: entity === pack.name ? "skill" : "tool",
    entity,
    topic,
    content,
    tokens: estimateTokens(JSON.stringify({ of: entity, topic, content })) + 1,
    metadata: { file, tools: named.length > 0 ? named : all },
  };
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ heading: "", lines: [] }];
  for (const line of text.split(/\r?\n/)) {
    if (/^#+\s/.test(line)) sections.push({ heading: line.trimEnd(), lines: [] });
    else sections.at(-1)!.lines.push(line.trimEnd());
  }
  return sections;
}

/** Splits lines into list items and paragraphs, each with the lines that continue it. */
function itemsOf(lines: string[]): string[] {
  const items: string[] = [""];
  for (const line of lines) {
    const begins = line === "" || items.at(-1) === "" || /^([-*]|\d+[.)])\s/.test(line);
    if (begins) items.push(line);
    else items.push(`${items.pop()}\n${line}`);
  }
  return items;
}

/** Splits a text into pieces of at most `most` tokens: between lines if possible, else between sentences, between words, or anywhere. */
function splitIntoPieces(text: string, most: number): string[] {
  const pieces: string[] = [];
  for (const part of splitLong(text.trim(), most, [/(?<=\n)/, /(?<=[.!?] )/, /(?<= )/])) {
    const joined = `${pieces.at(-1) ?? ""}${part}`;
    if (pieces.length > 0 && tokensOf(joined) <= most) pieces[pieces.length - 1] = joined;
    else pieces.push(part);
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** Splits a text into parts; joined again, they are the whole text. */
function splitLong(text: string, most: number, [between, ...finer]: RegExp[]): string[] {
  if (tokensOf(text) <= most) return [text];
  // A character takes at most one token, or five where JSON writes it as an escape such as \u0001.
  if (between === undefined) return text.match(new RegExp(`[^]{1,${Math.floor(most / 6)}}`, "gu")) ?? [];
  return text.split(between).flatMap((part) => splitLong(part, most, finer));
}

function tokensOf(text: string): number {
  return estimateTokens(JSON.stringify(text));
}
