import { z } from "zod";
import { isAllowedAddress, MOST_BYTES, MOST_MS, PUBLIC_NAME_HINT } from "../outside/read-outside.ts";

// Tools as a pack's tools.yaml tells of them. Fields of MCP's Tool keep their names.

const TOOL_NAME = "use lower case letters, digits and _, 3 to 48, beginning with a letter";
export const toolNameSchema = z.string().regex(/^[a-z][a-z0-9_]{2,47}$/, TOOL_NAME);
const argumentNameSchema = z.string().regex(
  /^[a-zA-Z][a-zA-Z0-9_]{0,39}$/,
  "use letters, digits and _, beginning with a letter",
);
/** What variables of a deployment are called that packs may use. */
export const VARIABLE_NAME = /^TOOL_[A-Z0-9_]{1,60}$/;
const variableNameSchema = z.string().regex(VARIABLE_NAME, "begin with TOOL_, in capitals: TOOL_MY_KEY");
const scriptPathSchema = z.string().regex(/^scripts\/[\w-]+\.js$/, "name a file of this pack: scripts/….js");
const oneLineSchema = (max: number) =>
  z.string().trim().min(1).max(max).regex(/^[^\n\r<>]*$/, "write one line, without < and >");

const scalarArgumentSchema = z.strictObject({
  type: z.enum(["string", "number", "integer", "boolean"]),
  description: oneLineSchema(200).optional(),
  enum: z.array(z.string()).min(1).max(50).optional(),
  format: z.literal("date").optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.int().min(1).max(4000).optional(),
});
const argumentSchema = z.union([
  scalarArgumentSchema,
  z.strictObject({
    type: z.literal("array"),
    description: oneLineSchema(200).optional(),
    items: scalarArgumentSchema,
    maxItems: z.int().min(1).max(100).optional(),
  }),
]);

/** What a tool takes: the part of JSON Schema that every provider of models understands. */
export const inputSchemaSchema = z.strictObject({
  type: z.literal("object"),
  properties: z.record(argumentNameSchema, argumentSchema),
  required: z.array(argumentNameSchema).default([]),
  additionalProperties: z.literal(false).optional(),
}).refine(({ properties, required }) => required.every((name) => name in properties), {
  path: ["required"],
  error: "name only arguments that stand in properties",
});

/** What a tool costs at most. A deployment may set less, never more. */
export const toolLimitsSchema = z.strictObject({
  timeoutMs: z.int().min(100).max(MOST_MS).optional(),
  maxBytes: z.int().min(100).max(MOST_BYTES).optional(),
});

/** What is asked now and then to know whether the service answers; what it answers is JSON. */
const healthCheckSchema = z.strictObject({
  /** An operation of openapi.yaml that takes no arguments. */
  operation: z.string().min(1).optional(),
  /** In place of it: path and query, from the host on. */
  path: z.string().regex(/^\/(?!\/)[^\s{}\\#]{0,300}$/, "write a path with a value in place of each {name}").optional(),
  status: z.int().min(200).max(499).default(200),
  timeoutMs: z.int().min(100).max(MOST_MS).default(2000),
}).refine(({ operation, path }) => (operation === undefined) !== (path === undefined), {
  error: "name either an operation or a path",
});

/** A call with what comes of it; each is run as a test. */
const exampleSchema = z.strictObject({
  scenario: z.enum(["success", "failure", "edge", "anti-pattern"]),
  title: oneLineSchema(200),
  arguments: z.record(z.string(), z.unknown()),
  /** The person's date, `YYYY-MM-DD`. */
  today: z.iso.date().default("2026-11-22"),
  /** What the service answers; `asked` is the path and query that it has to be asked for, `sent` what it has to be sent. */
  response: z.strictObject({
    asked: z.string().startsWith("/").optional(),
    sent: z.record(z.string(), z.unknown()).optional(),
    status: z.int().min(200).max(599).default(200),
    body: z.unknown(),
  }).optional(),
  /** Has to be in the result. */
  result: z.record(z.string(), z.unknown()).optional(),
  /** Has to be in what the model is told instead. */
  error: z.string().min(1).optional(),
}).refine(({ result, error }) => (result === undefined) !== (error === undefined), {
  error: "tell either the result or the error",
});

/** Characters of a tool's description. */
export const LONGEST_DESCRIPTION = 300;
/** Of a tool. */
export const MOST_UTTERANCES = 30;
/** Characters of one. */
export const LONGEST_UTTERANCE = 160;
export const utteranceSchema = oneLineSchema(LONGEST_UTTERANCE);

/** Signs of what is said of a tool's service each time it is used. */
const MOST_QUIRKS = 1_200;

/** What somebody has to know of a service to use it well; the model reads it with what the service answered. pt-BR. */
export const quirksSchema = z.strictObject({
  /** What its answers or requests look like. */
  payload: oneLineSchema(400).optional(),
  /** What a field means, by its name in the answer or in the arguments. */
  fields: z.record(z.string().min(1).max(60), oneLineSchema(200)).optional(),
  /** What it does not have or cannot do. */
  limitations: z.array(oneLineSchema(200)).max(10).optional(),
}).refine((told) => JSON.stringify(told).length <= MOST_QUIRKS, {
  error: `takes more than ${MOST_QUIRKS} characters: move the rest to references/`,
});

const HELPER_NAME = "use letters and digits, beginning with a small letter, as a variable is named in a script";
const CALL_FIELDS = ["call", "operation", "script", "remote"] as const;
const NO_SUCH_TYPE = "a serverless function has no command line and no local machine: use an operation or a script";

const toolSchema = z.strictObject({
  name: toolNameSchema,
  title: oneLineSchema(80),
  /** Only of an MCP server's tool it may be left out: then it is the server's, as one line. */
  description: oneLineSchema(LONGEST_DESCRIPTION).optional(),
  /** Without one it is made of the operation's parameters, or of what the MCP server says. */
  inputSchema: inputSchemaSchema.optional(),
  /** What results look like; every example's result is held against it. */
  outputSchema: z.record(z.string(), z.unknown()).optional(),
  /** As MCP has them. Nobody relies on what a tool says of itself: what it may do follows from what it calls. */
  annotations: z.strictObject({
    title: z.string().optional(),
    readOnlyHint: z.boolean().optional(),
    destructiveHint: z.boolean().optional(),
    idempotentHint: z.boolean().optional(),
    openWorldHint: z.boolean().optional(),
  }).optional(),
  type: z.enum(["http", "script", "mcp"], {
    error: ({ input }) =>
      input === "cli" || input === "local" ? NO_SUCH_TYPE : `"http", "script" or "mcp", or leave it out`,
  }).optional(),
  /** A GET as a whole, `GET https://example.org/{argument}`. What does not stand in the address goes into its query. */
  call: z.string().regex(
    /^GET https:\/\/[^/\s{}]+(\/\S*)?$/,
    {
      error: "write GET and an address, GET https://example.org/{argument}; all else is an operation of openapi.yaml",
      abort: true,
    },
  ).refine((call) => isAllowedAddress(call.slice("GET ".length)), PUBLIC_NAME_HINT).optional(),
  /** In place of it: the operationId in openapi.yaml. No other operation of the document can be reached. */
  operation: z.string().min(1).optional(),
  /** In place of both: the arguments in, the result out. */
  script: scriptPathSchema.optional(),
  /** In place of them all: the name of a tool of the MCP server in server.json. */
  remote: z.string().min(1).max(128).optional(),
  /** Of a remote tool, and on the word of whoever writes this file alone: it only reads, and may be called without a yes. */
  readOnly: z.boolean().optional(),
  /** Runs before every call and may mend or refuse its arguments. */
  validator: scriptPathSchema.optional(),
  /** Makes the result of what the service has answered. */
  processor: scriptPathSchema.optional(),
  limits: toolLimitsSchema.optional(),
  healthCheck: healthCheckSchema.optional(),
  /**
   * While the service does not answer: the tool is not offered (skip_tool, unless something else is said), is offered and its
   * calls are answered at once (fail_fast), or is called all the same and the log says so (log_warning).
   */
  strategy: z.enum(["log_warning", "fail_fast", "skip_tool"]).optional(),
  quirks: quirksSchema.optional(),
  examples: z.array(exampleSchema).default([]),
  /** What people say when they need it, as they write it: what it is found by among many. The model never sees them. */
  utterances: z.array(utteranceSchema).max(MOST_UTTERANCES).default([]),
}).check((context) => {
  const tool = context.value;
  const { script, remote, inputSchema } = tool;
  const refuse = (path: string, message: string) =>
    context.issues.push({ code: "custom", path: [path], message, input: tool });
  if (CALL_FIELDS.filter((kind) => tool[kind] !== undefined).length !== 1) {
    refuse("name", "say what it calls: one of call, operation, script and remote");
    return;
  }
  if (remote === undefined && tool.description === undefined) refuse("name", "add a description");
  if (remote === undefined && tool.readOnly !== undefined) {
    refuse("readOnly", "leave it out: what an operation does is known by its method");
  }
  // What a remote tool takes may be known only when it is pushed; a bare call has nothing that could come out otherwise.
  const isBare = tool.call !== undefined && tool.validator === undefined && tool.processor === undefined;
  if (tool.examples.length === 0 && !isBare && (remote === undefined || inputSchema !== undefined)) {
    refuse("examples", "give at least one example");
  }
  if (tool.examples.length > 0 && remote !== undefined && inputSchema === undefined) {
    refuse("examples", "add the inputSchema that they are read by");
  }
  if (script !== undefined && inputSchema === undefined) refuse("script", "add the inputSchema that the script takes");
  if (script !== undefined && tool.processor !== undefined) {
    refuse("processor", "leave it out: the script gives the result itself");
  }
  if ((script ?? remote) !== undefined && tool.healthCheck) {
    refuse("healthCheck", "leave it out: a script asks nobody, and an MCP server is asked for its tools");
  }
  if (script !== undefined && tool.quirks) refuse("quirks", "leave it out: a script asks no service");
  const called = script !== undefined ? "script" : remote !== undefined ? "mcp" : "http";
  if (tool.type !== undefined && tool.type !== called) refuse("type", `leave it out, or say ${called}`);
});

/** What a tools.yaml says. */
export const manifestSchema = z.strictObject({
  /** Variables of the deployment that the headers are made of, each with what it is for. */
  variables: z.record(variableNameSchema, oneLineSchema(200)).default({}),
  /** Sent with every call; `${TOOL_…}` stands for a variable. */
  headers: z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, "write a header's name"), oneLineSchema(300)).default(
    {},
  ),
  /** Scripts that give functions to the others, by the name under which they get them. */
  helpers: z.record(z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, HELPER_NAME), scriptPathSchema).default({}),
  tools: z.array(toolSchema).min(1).max(50),
}).check((context) => {
  const { variables, headers } = context.value;
  for (const [name, value] of Object.entries(headers)) {
    const undeclared = variablesIn(value).filter((variable) => !(variable in variables));
    if (undeclared.length === 0) continue;
    const message = `declare ${undeclared.join(", ")} under variables`;
    context.issues.push({ code: "custom", path: ["headers", name], message, input: value });
  }
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestTool = Manifest["tools"][number];
export type ToolExample = ManifestTool["examples"][number];
export type InputSchema = z.infer<typeof inputSchemaSchema>;
export type ToolArgument = z.infer<typeof argumentSchema>;

/** The variables that stand in a header's value. */
export function variablesIn(value: string): string[] {
  return [...value.matchAll(/\$\{([^}]*)\}/g)].map(([, name]) => name!);
}

/** For editors: what a tools.yaml may hold. */
export function manifestJsonSchema(): object {
  return z.toJSONSchema(manifestSchema, { target: "draft-7", io: "input" });
}
