import { estimateTokens } from "../prompt/estimate-tokens.ts";
import type { KnowledgeEntry } from "./cut-knowledge.ts";
import type { Pack, PackTool } from "./pack.ts";

/** Tokens of an entry, written as JSON; `tools_knowledge` takes no more. */
const MOST = 380;

/**
 * An entry for each tool of a pack: what it is and what people say when they need it, as much as fits. They are embedded with the
 * pack's knowledge, so that a tool is found by what a message means; no search for knowledge finds them.
 */
export function describeTools({ tools }: Pick<Pack, "tools">): KnowledgeEntry[] {
  return tools.filter(({ reference }) => !reference).map((tool) => {
    const content = describe(tool);
    return {
      entityType: "tool",
      entity: tool.name,
      topic: "tool",
      content,
      tokens: weigh(tool, content),
      metadata: { file: "tools.yaml", tools: [tool.name] },
    };
  });
}

function describe(tool: PackTool): string {
  const { title, description, utterances = [] } = tool;
  return utterances.reduce((text, utterance) => {
    const longer = `${text}\n${utterance}`;
    return weigh(tool, longer) > MOST ? text : longer;
  }, `${title}. ${description}`);
}

function weigh({ name }: PackTool, content: string): number {
  return estimateTokens(JSON.stringify({ of: name, topic: "tool", content })) + 1;
}
