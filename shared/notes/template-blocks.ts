import type { FailedCall, TemplateCall, TemplateNode } from "./template.ts";

/** A heading or a paragraph. `after` holds the line breaks up to the next block. */
interface Block {
  nodes: TemplateNode[];
  after: string;
}

/** Gives the text of a placeholder; empty when there is nothing to say. */
type ShowCall = (call: TemplateCall | FailedCall) => string;

/** A blank line, or the line break before or after a heading. */
const BLOCK_SEPARATOR = /(\r?\n[ \t]*\r?\n\s*|\r?\n(?=#{1,6}[ \t])|(?<=^#{1,6}[ \t][^\n]*)\r?\n)/m;
/** Ends the section above it. It is not shown itself. */
const END_OF_SECTION = /^\s*<!-- fim -->\s*$/;

/**
 * Renders a body, and leaves out what is empty:
 * - a paragraph with placeholders, all of them empty;
 * - a paragraph that ends in a colon and introduces such a paragraph;
 * - a heading with everything below it, when there are placeholders below it and all of them are empty.
 *
 * @returns the text, and whether there were sections with placeholders and all of them were empty
 */
export function renderBlocks(
  body: readonly TemplateNode[],
  showCall: ShowCall,
): { text: string; hasOnlyEmptySections: boolean } {
  const blocks = splitIntoBlocks(body).map((block) => ({ ...block, ...render(block, showCall) }));
  const isShown = blocks.map((block) => block.calls === 0 || block.hasText);
  for (const [index, { calls, text, level }] of blocks.entries()) {
    const next = blocks[index + 1];
    const isIntroduction = calls === 0 && level === null && text.trimEnd().endsWith(":");
    if (isIntroduction && next && next.calls > 0) isShown[index] = next.hasText;
  }
  let sections = 0;
  let emptySections = 0;
  for (const [index, { level }] of blocks.entries()) {
    if (level === null) continue;
    const end = blocks.findIndex((one, at) =>
      at > index && (one.endsSection || (one.level !== null && one.level <= level))
    );
    const below = blocks.slice(index + 1, end < 0 ? undefined : end);
    if (!below.some(({ calls }) => calls > 0)) continue;
    sections++;
    if (below.some(({ hasText }) => hasText)) continue;
    emptySections++;
    for (let at = index; at <= index + below.length; at++) isShown[at] = false;
  }
  const shown = blocks.filter(({ endsSection }, index) => isShown[index] && !endsSection);
  const text = shown.map(({ text, after }) => text + after).join("");
  return {
    // A body of which nothing is left out keeps its line breaks at both ends.
    text: shown.length === blocks.length ? text : text.trim(),
    hasOnlyEmptySections: sections > 0 && emptySections === sections,
  };
}

interface RenderedBlock {
  text: string;
  /** The number of placeholders in it. */
  calls: number;
  /** Whether one of its placeholders has a text. */
  hasText: boolean;
  /** The level of a heading, 1 to 6; null for a paragraph. */
  level: number | null;
  endsSection: boolean;
}

function render({ nodes }: Block, showCall: ShowCall): RenderedBlock {
  let calls = 0;
  let hasText = false;
  const text = nodes.map((node) => {
    if (typeof node === "string") return node.replaceAll("\\{{use-tool", "{{use-tool");
    calls++;
    const value = showCall(node);
    hasText ||= value !== "";
    return value;
  }).join("");
  const first = typeof nodes[0] === "string" ? nodes[0] : "";
  const marks = /^\s*(#{1,6})[ \t]/.exec(first)?.[1];
  const endsSection = nodes.length === 1 && END_OF_SECTION.test(first);
  return { text, calls, hasText, level: marks?.length ?? null, endsSection };
}

function splitIntoBlocks(body: readonly TemplateNode[]): Block[] {
  const blocks: Block[] = [];
  let nodes: TemplateNode[] = [];
  for (const node of body) {
    if (typeof node !== "string") {
      nodes.push(node);
      continue;
    }
    // The parts are texts and separators in turn.
    const parts = node.split(BLOCK_SEPARATOR);
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
