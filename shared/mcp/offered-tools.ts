import type { Tool } from "@modelcontextprotocol/server";
import { builtInCatalog } from "../catalog/catalog.ts";
import { shownSchema } from "../model/shown-schema.ts";
import { asBuiltIn, type BuiltInTool, type ToolDefinition } from "../tools/definition.ts";

/** The tools that are offered over MCP, with the definitions that the chat uses. */
export const mcpTools: readonly BuiltInTool[] = [...builtInCatalog.tools.values()]
  .flatMap((tool) => asBuiltIn(tool) ?? [])
  .filter(({ isOfferedOverMcp }) => isOfferedOverMcp);

const WAITS = "Não roda na hora: vira um pedido, que só a própria pessoa confirma.";

/** The same tools as `tools/list` answers them. */
export const offeredTools: Tool[] = mcpTools.map((tool) => ({
  name: tool.name,
  title: tool.title,
  description: isReadOnly(tool) ? tool.description : `${tool.description} ${WAITS}`,
  inputSchema: inputSchemaOf(tool),
  annotations: {
    readOnlyHint: isReadOnly(tool),
    destructiveHint: /^(?:delete|update|enrich)_/.test(tool.name),
    // A write that is called again while its offer waits makes no second offer.
    idempotentHint: true,
    openWorldHint: tool.lookUp !== undefined,
  },
}));

/** Whether another assistant may run a tool at once. Every other tool waits for the person's yes. */
export function isReadOnly(tool: ToolDefinition): boolean {
  return tool.confirmation === "none";
}

type Schema = Tool["inputSchema"];

/** The schema without `quote`: another assistant has no words of the person to quote. */
function inputSchemaOf(tool: ToolDefinition): Schema {
  const { properties: { quote: _, ...properties } = {}, required = [], ...rest } = shownSchema(tool.inputSchema);
  return {
    ...rest,
    type: "object",
    properties,
    required: required.filter((name: string) => name !== "quote"),
  } as Schema;
}
