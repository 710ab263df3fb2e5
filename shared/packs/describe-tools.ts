import { estimateTokens } from "../prompt/estimate-tokens.ts";
import type { KnowledgeEntry } from "./cut-knowledge.ts";
import type { Pack, PackTool } from "./pack.ts";

/** Tokens of an entry, written as JSON. The table `tools_knowledge` takes no more. */
const MOST_ENTRY_TOKENS = 380;

/**
 * Writes an entry for each tool of a pack: title, description and as many utterances as fit. The entries are embedded with the pack's
 * knowledge, so that a tool is found by the meaning of a message. `search_tool_knowledge` does not return them.
 */
export function describeTools({ tools }: Pick<Pack, "tools">): KnowledgeEntry[] {
  return tools.filter(({ reference }) => !reference).map((tool) => {
    const content = describe(tool);
    return {
      entityType: "tool",
      entity: tool.name,
      topic: "tool",
      content,
      tokens: tokensOf(tool, content),
      metadata: { file: "tools.yaml", tools: [tool.name] },
    };
  });
}

function describe(tool: PackTool): string {
  const { title, description, utterances = [] } = tool;
  return utterances.reduce((text, utterance) => {
    const longer = `${text}\n${utterance}`;
    return tokensOf(tool, longer) > MOST_ENTRY_TOKENS ? text : longer;
  }, `${title}. ${description}`);
}

function tokensOf({ name }: PackTool, content: string): number {
  return estimateTokens(JSON.stringify({ of: name, topic: "tool", content })) + 1;
}
