import { estimateTokens } from "../prompt/estimate-tokens.ts";
import { oneLine } from "../writing/one-line.ts";
import type { Pack } from "./pack.ts";

export type KnowledgeTopic = "quick_start" | "pattern" | "anti_pattern" | "reference" | "tool";

/** One thought of a pack's texts, as it is stored, found and loaded by itself. */
export interface KnowledgeEntry {
  entityType: "tool" | "skill";
  /** The tool that it is about, where it names one alone; else the pack. */
  entity: string;
  topic: KnowledgeTopic;
  content: string;
  /** What it takes in a result of `search_tool_knowledge`. */
  tokens: number;
  metadata: {
    /** The file that it stands in. */
    file: string;
    /** The tools that it names, or all of the pack when it names none. */
    tools: string[];
  };
}

type Source = Pick<Pack, "name" | "instructions" | "references"> & { tools: readonly { name: string }[] };
/** A run of lines under one heading. */
interface Section {
  heading: string;
  lines: string[];
}

const TOPICS: Record<string, KnowledgeTopic> = {
  "Início rápido": "quick_start",
  "Padrões comuns": "pattern",
  "Antipadrões": "anti_pattern",
};
/** Tokens of an entry, written as JSON: a thought is not cut through, a long text leaves room for others. */
const MOST_TOLD = 280;
const MOST_READ = 150;
const LONGEST_TITLE = 80;

/**
 * Cuts a pack's texts into entries: the quick start whole, each pattern, each anti-pattern, and the references by their headings.
 * Nothing is lost but headings of SKILL.md, spaces at the ends of lines, and what stands there twice.
 */
export function cutKnowledge(pack: Source): KnowledgeEntry[] {
  const told = sectionsOf(pack.instructions).flatMap(({ heading, lines }) => {
    const topic = TOPICS[heading.replace(/^#+\s*/, "")] ?? "pattern";
    const texts = topic === "quick_start" ? [lines.join("\n")] : itemsOf(lines);
    return texts.flatMap((text) => inPieces(text, MOST_TOLD)).map((content) =>
      entryOf(pack, topic, content, "SKILL.md")
    );
  });
  const texts = Object.entries(pack.references).flatMap(([name, text]) =>
    sectionsOf(text).flatMap(({ heading, lines }) => {
      const title = oneLine(heading.replace(/^#+\s*/, ""), LONGEST_TITLE);
      return inPieces(lines.join("\n"), MOST_READ).map((piece) =>
        entryOf(pack, "reference", title === "" ? piece : `${title}\n${piece}`, `references/${name}`)
      );
    })
  );
  const known = new Set<string>();
  return [...told, ...texts].filter(({ entity, content }) => {
    const key = JSON.stringify([entity, content]);
    return !known.has(key) && known.add(key);
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

/** List items, and paragraphs that are none, with the lines that they go on in. */
function itemsOf(lines: string[]): string[] {
  const items: string[] = [""];
  for (const line of lines) {
    const begins = line === "" || items.at(-1) === "" || /^([-*]|\d+[.)])\s/.test(line);
    if (begins) items.push(line);
    else items.push(`${items.pop()}\n${line}`);
  }
  return items;
}

/** A text in pieces that take at most so many tokens, cut between lines, else sentences, else words, else anywhere. */
function inPieces(text: string, most: number): string[] {
  const pieces: string[] = [];
  for (const part of splitLong(text.trim(), most, [/(?<=\n)/, /(?<=[.!?] )/, /(?<= )/])) {
    const joined = `${pieces.at(-1) ?? ""}${part}`;
    if (pieces.length > 0 && weigh(joined) <= most) pieces[pieces.length - 1] = joined;
    else pieces.push(part);
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** Parts that make the text again when they are put together. */
function splitLong(text: string, most: number, [between, ...finer]: RegExp[]): string[] {
  if (weigh(text) <= most) return [text];
  // No sign takes more than a token but for what JSON writes by its number, which takes five.
  if (between === undefined) return text.match(new RegExp(`[^]{1,${Math.floor(most / 6)}}`, "gu")) ?? [];
  return text.split(between).flatMap((part) => splitLong(part, most, finer));
}

function weigh(text: string): number {
  return estimateTokens(JSON.stringify(text));
}
