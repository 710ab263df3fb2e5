import type { Tool } from "@modelcontextprotocol/server";
import { builtInCatalog } from "../catalog/catalog.ts";
import { shownSchema } from "../model/shown-schema.ts";
import { asBuiltIn, type BuiltInTool, type ToolDefinition } from "../tools/definition.ts";

/** The tools behind what is offered, by the same definitions that the chat's models are shown. */
export const definitions: readonly BuiltInTool[] = [...builtInCatalog.tools.values()]
  .flatMap((tool) => asBuiltIn(tool) ?? [])
  .filter(({ isOfferedOverMcp }) => isOfferedOverMcp);

const WAITS = "Não roda na hora: vira um pedido, que só a própria pessoa confirma.";

/** What `tools/list` answers. */
export const offeredTools: Tool[] = definitions.map((tool) => ({
  name: tool.name,
  title: tool.title,
  description: isRead(tool) ? tool.description : `${tool.description} ${WAITS}`,
  inputSchema: inputSchemaOf(tool),
  annotations: {
    readOnlyHint: isRead(tool),
    destructiveHint: /^(?:delete|update|enrich)_/.test(tool.name),
    // The same call while it waits is the same offer.
    idempotentHint: true,
    openWorldHint: tool.lookUp !== undefined,
  },
}));

/** Whether a tool may run for another assistant as it is called: what writes waits for the person. */
export function isRead(tool: ToolDefinition): boolean {
  return tool.confirmation === "none";
}

type Schema = Tool["inputSchema"];

/** Words of the person's own there are none: what a quoted write would rest on is not asked for. */
function inputSchemaOf(tool: ToolDefinition): Schema {
  const { properties: { quote: _, ...properties } = {}, required = [], ...rest } = shownSchema(tool.inputSchema);
  return {
    ...rest,
    type: "object",
    properties,
    required: required.filter((name: string) => name !== "quote"),
  } as Schema;
}
