import { z } from "zod";
import { inputSchema } from "../tools/manifest.ts";

/** A tool of a pack as a turn uses it: what its manifest said, with the operation found in the document. */
export const packTool = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  inputSchema,
  /** A GET: the address with `{name}` for arguments in the path, and those that go into the query. */
  call: z.object({ url: z.string(), query: z.array(z.string()), headers: z.record(z.string(), z.string()) }).optional(),
  script: z.string().optional(),
  /** In place of both: gives the pack's text that is asked for. */
  reference: z.literal(true).optional(),
  validator: z.string().optional(),
  processor: z.string().optional(),
  /** The deployment wants a yes before each call. */
  confirmed: z.boolean().optional(),
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
  tools: z.array(packTool),
});

export type PackTool = z.infer<typeof packTool>;
export type Pack = z.infer<typeof pack>;
