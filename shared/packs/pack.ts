import { z } from "zod";
import { inputSchemaSchema, quirksSchema } from "../tools/manifest.ts";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** How it stands with a service, in how many milliseconds ago: clocks differ. */
const knownHealth = z.object({
  failures: z.number(),
  openMs: z.number().nullable(),
  checkedMs: z.number().nullable(),
  failedMs: z.number().nullable(),
});

/** A tool of a pack as a turn uses it: what its manifest said, with the operation found in the document. */
export const packTool = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** The titles of its examples: it is found by them too. */
  examples: z.array(z.string()).optional(),
  /** What people say when they need it. */
  utterances: z.array(z.string()).optional(),
  inputSchema: inputSchemaSchema,
  /** An address with `{name}` for arguments in the path, those that go into the query, and those that are sent as JSON. */
  call: z.object({
    method: z.enum(METHODS).default("GET"),
    url: z.string(),
    query: z.array(z.string()),
    body: z.array(z.string()).default([]),
    headers: z.record(z.string(), z.string()),
  }).optional(),
  /** In its place: a tool of the pack's MCP server, and what that said of it when the pack was pushed. */
  remote: z.object({ tool: z.string(), digest: z.string(), readOnly: z.boolean().default(false) }).optional(),
  script: z.string().optional(),
  /** In place of all these: gives the pack's text that is asked for. */
  reference: z.literal(true).optional(),
  validator: z.string().optional(),
  processor: z.string().optional(),
  /** It takes the place of the built-in tool of its name, whole. */
  replaces: z.literal(true).optional(),
  /** The deployment wants a yes before each call. */
  confirmed: z.boolean().optional(),
  /** Asked now and then: whether the service answers. */
  healthCheck: z.object({ url: z.string(), status: z.number(), timeoutMs: z.number() }).optional(),
  /** What becomes of it while the service does not answer; left out unless it says otherwise. */
  strategy: z.enum(["log_warning", "fail_fast", "skip_tool"]).optional(),
  /** Told with each of its results. */
  quirks: quirksSchema.optional(),
  /** How it stood with the service when that was noted last, of a tool of the deployment. */
  health: knownHealth.nullish(),
  /** The smaller of the manifest's and the deployment's own. */
  limits: z.object({ timeoutMs: z.number(), maxBytes: z.number() }).partial().catch({}),
});

/** A pack as it is stored: knowledge, tools and the scripts that they name, by path. */
export const pack = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  /** Words that wake it, as `normalizeMessage` writes them. */
  triggers: z.array(z.string()),
  instructions: z.string(),
  /** Texts that are read when they are asked for, by file name. */
  references: z.record(z.string(), z.string()),
  /** Variables that the deployment has to set. */
  variables: z.array(z.string()),
  scripts: z.record(z.string(), z.string()),
  /** Paths of the scripts whose functions the others get, by the name under which they get them. */
  helpers: z.record(z.string(), z.string()).optional(),
  /** An MCP server over streamable HTTP. */
  server: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }).optional(),
  /** A person's own, who may have written anything into it: its calls always wait for a yes. */
  own: z.boolean().default(false),
  tools: z.array(packTool),
});

export type KnownHealth = z.infer<typeof knownHealth>;
export type PackTool = z.infer<typeof packTool>;
export type Pack = z.infer<typeof pack>;
