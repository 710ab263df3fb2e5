import { z } from "zod";
import { LONGEST_ADDRESS } from "../outside/address-template.ts";
import { inputSchemaSchema, quirksSchema } from "../tools/manifest.ts";

export const HTTP_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The last known health of a service. Times are given as "milliseconds ago", since the clocks of two machines differ. */
const knownHealthSchema = z.object({
  failures: z.number(),
  openMs: z.number().nullable(),
  checkedMs: z.number().nullable(),
  failedMs: z.number().nullable(),
});

/** A pack's tool as it is stored: the fields of its manifest, with its operation already looked up in the OpenAPI document. */
export const packToolSchema = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** The titles of its examples. The search for tools reads them too. */
  examples: z.array(z.string()).optional(),
  /** Sentences that people say when they need this tool. */
  utterances: z.array(z.string()).optional(),
  inputSchema: inputSchemaSchema,
  /** An HTTP call. In `url`, `{name}` stands for an argument; `query` and `body` name the arguments that are sent there. */
  call: z.object({
    method: z.enum(HTTP_METHODS).default("GET"),
    url: z.string().max(LONGEST_ADDRESS),
    query: z.array(z.string()),
    body: z.array(z.string()).default([]),
    headers: z.record(z.string(), z.string()),
  }).optional(),
  /** In place of `call`: a tool of the pack's MCP server, with the digest of its description when the pack was pushed. */
  remote: z.object({ tool: z.string(), digest: z.string(), readOnly: z.boolean().default(false) }).optional(),
  script: z.string().optional(),
  /** In place of `call`, `remote` and `script`: the tool returns one of the pack's reference texts. */
  reference: z.literal(true).optional(),
  validator: z.string().optional(),
  processor: z.string().optional(),
  /** This tool replaces the built-in tool of the same name. */
  replaces: z.literal(true).optional(),
  /** The deployment asks for a yes before each call. */
  confirmed: z.boolean().optional(),
  /** The request that tells, now and then, whether the service answers. */
  healthCheck: z.object({ url: z.string().max(LONGEST_ADDRESS), status: z.number(), timeoutMs: z.number() }).optional(),
  /** What happens to the tool while its service does not answer. The default is `skip_tool`. */
  strategy: z.enum(["log_warning", "fail_fast", "skip_tool"]).optional(),
  /** Notes about the service, which the model gets with each result. */
  quirks: quirksSchema.optional(),
  /** The health of the service when it was last saved. Only the deployment's tools have it. */
  health: knownHealthSchema.nullish(),
  /** The limits of the manifest or of the deployment, whichever are smaller. */
  limits: z.object({ timeoutMs: z.number(), maxBytes: z.number() }).partial().catch({}),
});

/** A pack as it is stored: knowledge, tools, and the scripts of the tools by path. */
export const packSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  /** Words in a message that activate the pack, in the form that `normalizeMessage` gives. */
  triggers: z.array(z.string()),
  instructions: z.string(),
  /** Texts by file name. The model reads them with a tool, when it needs them. */
  references: z.record(z.string(), z.string()),
  /** Environment variables that the deployment has to set. */
  variables: z.array(z.string()),
  scripts: z.record(z.string(), z.string()),
  /** Shared scripts: path by name. The other scripts of the pack get their exports under that name. */
  helpers: z.record(z.string(), z.string()).optional(),
  /** The pack's MCP server, reached over streamable HTTP. */
  server: z.object({ url: z.string().max(LONGEST_ADDRESS), headers: z.record(z.string(), z.string()) }).optional(),
  /** The pack belongs to one person, who may have written anything into it. Its calls always wait for a yes. */
  own: z.boolean().default(false),
  tools: z.array(packToolSchema),
});

export type KnownHealth = z.infer<typeof knownHealthSchema>;
export type PackTool = z.infer<typeof packToolSchema>;
export type Pack = z.infer<typeof packSchema>;

/**
 * Whether a tool may change something outside. The HTTP method or the deployment's manifest decides, never what the service or a
 * person's own pack says.
 */
export function mayChangeOutside({ own }: Pick<Pack, "own">, { call, remote }: PackTool): boolean {
  return call ? call.method !== "GET" : remote !== undefined && (own || !remote.readOnly);
}

/** Whether each call waits for a yes: those that write, those of a person's own pack, and those for which the deployment asks it. */
export function waitsForYes(pack: Pick<Pack, "own">, tool: PackTool): boolean {
  return pack.own || mayChangeOutside(pack, tool) || tool.confirmed === true;
}

/** Whether a script of the pack makes the result, so that its `summary` may be told as it is. Else the result is a service's data. */
export function isResultOfScript({ script, processor }: PackTool): boolean {
  return (script ?? processor) !== undefined;
}
