import type { Tool } from "@modelcontextprotocol/server";
import { z } from "zod";
import { catalogOf } from "../catalog/catalog.ts";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { shownSchema } from "../model/shown-schema.ts";
import { NO_PACKS } from "../packs/load-packs.ts";
import { asBuiltIn, type BuiltInTool, type ToolDefinition } from "../tools/definition.ts";

const offeredSchema = z.object({ tools: z.array(z.string()), off: z.array(z.string()) });

/** What other assistants may call, as the database names it: `on` is what this person has, `off` the names of what is switched off. */
export interface AssistantTools {
  on: BuiltInTool[];
  off: string[];
}

/** Asks the database which tools another assistant may call for this person. They have the definitions that the chat uses. */
export async function readOfferedTools(client: RpcClient): Promise<AssistantTools> {
  const { tools, off } = offeredSchema.parse(await callRpc(client, "tools_for_assistant", {}));
  const catalog = catalogOf({ packs: NO_PACKS, switches: { off, prompts: {} } });
  const definitions = [...catalog.tools.values()].flatMap((tool) => asBuiltIn(tool) ?? []);
  return {
    on: definitions.filter(({ name }) => tools.includes(name)),
    off: tools.filter((name) => !catalog.tools.has(name)),
  };
}

const WAITS = "Não roda na hora: vira um pedido, que só a própria pessoa confirma.";

const described = new WeakMap<BuiltInTool, Tool>();

/** A tool as `tools/list` answers it. Each is described once per process: all schemas together take 15 ms to build. */
export function describeTool(tool: BuiltInTool): Tool {
  const known = described.get(tool) ?? buildDescription(tool);
  described.set(tool, known);
  return known;
}

function buildDescription(tool: BuiltInTool): Tool {
  return {
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
  };
}

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
