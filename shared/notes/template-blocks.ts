import type { FailedCall, TemplateCall, TemplateNode } from "./template.ts";

/** Between blank lines: a heading, or a paragraph. What stands between it and the next is kept with it. */
interface Block {
  nodes: TemplateNode[];
  after: string;
}

/** What a placeholder comes to; empty where there is nothing to say. */
export type Shown = (call: TemplateCall | FailedCall) => string;

/** A blank line, or the end of a line before or after a heading. */
const BETWEEN = /(\r?\n[ \t]*\r?\n\s*|\r?\n(?=#{1,6}[ \t])|(?<=^#{1,6}[ \t][^\n]*)\r?\n)/m;
/** Ends the section above it, and is not shown. */
const END_OF_SECTION = /^\s*<!-- fim -->\s*$/;

/**
 * Puts a body together. A paragraph of which every placeholder came to nothing is left out; so is a paragraph without one that
 * ends in a colon, with what it introduces; and a heading, with all below it, of which no placeholder came to anything.
 *
 * @returns the text, and whether there were sections and none had anything in it
 */
export function renderBlocks(body: readonly TemplateNode[], shown: Shown): { text: string; nothing: boolean } {
  const blocks = cutBlocks(body).map((block) => ({ ...block, ...render(block, shown) }));
  const kept = blocks.map((block) => block.calls === 0 || block.told);
  for (const [index, { calls, text, level }] of blocks.entries()) {
    const next = blocks[index + 1];
    if (calls === 0 && level === null && text.trimEnd().endsWith(":") && next && next.calls > 0) {
      kept[index] = next.told;
    }
  }
  let sections = 0;
  let emptySections = 0;
  for (const [index, { level }] of blocks.entries()) {
    if (level === null) continue;
    const end = blocks.findIndex((one, at) => at > index && (one.ends || (one.level !== null && one.level <= level)));
    const below = blocks.slice(index + 1, end < 0 ? undefined : end);
    if (!below.some(({ calls }) => calls > 0)) continue;
    sections++;
    if (below.some(({ told }) => told)) continue;
    emptySections++;
    for (let at = index; at <= index + below.length; at++) kept[at] = false;
  }
  const text = blocks.map(({ text, after, ends }, index) => kept[index] && !ends ? text + after : "").join("");
  return {
    text: kept.every((one) => one) && !blocks.some(({ ends }) => ends) ? text : text.trim(),
    nothing: sections > 0 && emptySections === sections,
  };
}

interface Rendered {
  text: string;
  calls: number;
  /** Whether a placeholder in it came to something. */
  told: boolean;
  /** 1 to 6 of a heading. */
  level: number | null;
  ends: boolean;
}

function render({ nodes }: Block, shown: Shown): Rendered {
  let calls = 0;
  let told = false;
  const text = nodes.map((node) => {
    if (typeof node === "string") return unescape(node);
    calls++;
    const value = shown(node);
    told ||= value !== "";
    return value;
  }).join("");
  const first = typeof nodes[0] === "string" ? nodes[0] : "";
  const marks = /^\s*(#{1,6})[ \t]/.exec(first)?.[1];
  return { text, calls, told, level: marks?.length ?? null, ends: nodes.length === 1 && END_OF_SECTION.test(first) };
}

function unescape(text: string): string {
  return text.replaceAll("\\{{use-tool", "{{use-tool");
}

function cutBlocks(body: readonly TemplateNode[]): Block[] {
  const blocks: Block[] = [];
  let nodes: TemplateNode[] = [];
  for (const node of body) {
    if (typeof node !== "string") {
      nodes.push(node);
      continue;
    }
    // Text and what is between, in turns.
    const parts = node.split(BETWEEN);
    for (let at = 0; at < parts.length; at += 2) {
      if (parts[at] !== "") nodes.push(parts[at]!);
      const after = parts[at + 1];
      if (after === undefined) continue;
      blocks.push({ nodes, after });
      nodes = [];
    }
  }
  return nodes.length === 0 ? blocks : [...blocks, { nodes, after: "" }];
}
