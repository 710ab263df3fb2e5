import { z } from "zod";
import { LONGEST_ADDRESS } from "../outside/address-template.ts";
import { isAllowedAddress, MOST_BYTES, MOST_MS, PUBLIC_NAME_HINT } from "../outside/read-outside.ts";

// The format of a pack's tools.yaml. Fields that MCP's Tool also has keep their MCP names.

const TOOL_NAME_ERROR = "use lower case letters, digits and _, 3 to 48, beginning with a letter";
export const toolNameSchema = z.string().regex(/^[a-z][a-z0-9_]{2,47}$/, TOOL_NAME_ERROR);
const argumentNameSchema = z.string().regex(
  /^[a-zA-Z][a-zA-Z0-9_]{0,39}$/,
  "use letters, digits and _, beginning with a letter",
);
/** Names of the deployment's variables that packs may use. */
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

/** The tool's arguments, in the part of JSON Schema that all model providers understand. */
export const inputSchemaSchema = z.strictObject({
  type: z.literal("object"),
  properties: z.record(argumentNameSchema, argumentSchema),
  required: z.array(argumentNameSchema).default([]),
  additionalProperties: z.literal(false).optional(),
}).refine(({ properties, required }) => required.every((name) => name in properties), {
  path: ["required"],
  error: "name only arguments that stand in properties",
});

/** Limits of one call. A deployment may lower them, never raise them. */
export const toolLimitsSchema = z.strictObject({
  timeoutMs: z.int().min(100).max(MOST_MS).optional(),
  maxBytes: z.int().min(100).max(MOST_BYTES).optional(),
});

/** A request that is sent now and then to learn whether the service answers. The answer must be JSON. */
const healthCheckSchema = z.strictObject({
  /** An operation of openapi.yaml that takes no arguments. */
  operation: z.string().min(1).optional(),
  /** Instead of an operation: path and query, without the host. */
  path: z.string().regex(/^\/(?!\/)[^\s{}\\#]{0,300}$/, "write a path with a value in place of each {name}").optional(),
  status: z.int().min(200).max(499).default(200),
  timeoutMs: z.int().min(100).max(MOST_MS).default(2000),
}).refine(({ operation, path }) => (operation === undefined) !== (path === undefined), {
  error: "name either an operation or a path",
});

/** A call and its expected result. Each example is run as a test. */
const exampleSchema = z.strictObject({
  scenario: z.enum(["success", "failure", "edge", "anti-pattern"]),
  title: oneLineSchema(200),
  arguments: z.record(z.string(), z.unknown()),
  /** The person's date, `YYYY-MM-DD`. */
  today: z.iso.date().default("2026-11-22"),
  /** The simulated answer of the service. `asked` is the path and query that must be requested, `sent` the body that must be sent. */
  response: z.strictObject({
    asked: z.string().startsWith("/").optional(),
    sent: z.record(z.string(), z.unknown()).optional(),
    status: z.int().min(200).max(599).default(200),
    body: z.unknown(),
  }).optional(),
  /** These fields must be in the result. */
  result: z.record(z.string(), z.unknown()).optional(),
  /** This text must be in the error that the model gets. */
  error: z.string().min(1).optional(),
}).refine(({ result, error }) => (result === undefined) !== (error === undefined), {
  error: "tell either the result or the error",
});

/** Characters of a tool's description, at most. */
export const LONGEST_DESCRIPTION = 300;
/** Utterances of one tool, at most. */
export const MOST_UTTERANCES = 30;
/** Characters of one utterance, at most. */
export const LONGEST_UTTERANCE = 160;
export const utteranceSchema = oneLineSchema(LONGEST_UTTERANCE);

/** Characters of `quirks` as JSON, at most: they are sent with every result. */
const LONGEST_QUIRKS = 1_200;

/** What the model has to know about a service. It reads this together with each answer of the service. pt-BR. */
export const quirksSchema = z.strictObject({
  /** What its answers or requests look like. */
  payload: oneLineSchema(400).optional(),
  /** The meaning of fields, by their names in the answer or in the arguments. */
  fields: z.record(z.string().min(1).max(60), oneLineSchema(200)).optional(),
  /** What it does not have or cannot do. */
  limitations: z.array(oneLineSchema(200)).max(10).optional(),
}).refine((told) => JSON.stringify(told).length <= LONGEST_QUIRKS, {
  error: `takes more than ${LONGEST_QUIRKS} characters: move the rest to references/`,
});

const HELPER_NAME_ERROR = "use letters and digits, beginning with a small letter, as a variable is named in a script";
const CALL_FIELDS = ["call", "operation", "script", "remote"] as const;
const LOCAL_TYPE_ERROR = "a serverless function has no command line and no local machine: use an operation or a script";

const toolSchema = z.strictObject({
  name: toolNameSchema,
  title: oneLineSchema(80),
  /** May be left out only for a tool of an MCP server. Then the server's description is used, on one line. */
  description: oneLineSchema(LONGEST_DESCRIPTION).optional(),
  /** If left out, it is derived from the operation's parameters, or taken from the MCP server. */
  inputSchema: inputSchemaSchema.optional(),
  /** JSON Schema of results. The result of every example is checked against it. */
  outputSchema: z.record(z.string(), z.unknown()).optional(),
  /** MCP's annotations. Nothing relies on them: whether a tool writes is decided by what it calls. */
  annotations: z.strictObject({
    title: z.string().optional(),
    readOnlyHint: z.boolean().optional(),
    destructiveHint: z.boolean().optional(),
    idempotentHint: z.boolean().optional(),
    openWorldHint: z.boolean().optional(),
  }).optional(),
  type: z.enum(["http", "script", "mcp"], {
    error: ({ input }) =>
      input === "cli" || input === "local" ? LOCAL_TYPE_ERROR : `"http", "script" or "mcp", or leave it out`,
  }).optional(),
  /** A complete GET request, `GET https://example.org/{argument}`. Arguments that are not in the address go into its query. */
  call: z.string().max(LONGEST_ADDRESS).regex(
    /^GET https:\/\/[^/\s{}]+(\/\S*)?$/,
    {
      error: "write GET and an address, GET https://example.org/{argument}; all else is an operation of openapi.yaml",
      abort: true,
    },
  ).refine((call) => isAllowedAddress(call.slice("GET ".length)), PUBLIC_NAME_HINT).optional(),
  /** Instead of `call`: an operationId of openapi.yaml. Operations that no tool names cannot be called. */
  operation: z.string().min(1).optional(),
  /** Instead of `call` and `operation`: a script that computes the result from the arguments. */
  script: scriptPathSchema.optional(),
  /** Instead of all of these: the name of a tool of the MCP server in server.json. */
  remote: z.string().min(1).max(128).optional(),
  /** For a remote tool: it only reads, so it is called without a yes. Only the author of this file vouches for that. */
  readOnly: z.boolean().optional(),
  /** A script that runs before every call. It may change or refuse the arguments. */
  validator: scriptPathSchema.optional(),
  /** A script that turns the service's answer into the result. */
  processor: scriptPathSchema.optional(),
  limits: toolLimitsSchema.optional(),
  healthCheck: healthCheckSchema.optional(),
  /**
   * What happens while the service does not answer. `skip_tool` (the default): the model does not get the tool. `fail_fast`: it gets
   * the tool, and each call fails at once. `log_warning`: calls are sent anyway, and the log gets a warning.
   */
  strategy: z.enum(["log_warning", "fail_fast", "skip_tool"]).optional(),
  quirks: quirksSchema.optional(),
  examples: z.array(exampleSchema).default([]),
  /** What people write when they need the tool. It is found by these lines among many tools; the model never sees them. */
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
  // Two kinds of tools need no examples: a remote tool whose arguments are not known before the push, and a GET without scripts,
  // where an example would only repeat the answer.
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
  const actualType = script !== undefined ? "script" : remote !== undefined ? "mcp" : "http";
  if (tool.type !== undefined && tool.type !== actualType) refuse("type", `leave it out, or say ${actualType}`);
});

/** The content of a tools.yaml. */
export const manifestSchema = z.strictObject({
  /** Variables of the deployment that the headers use, each with its purpose. */
  variables: z.record(variableNameSchema, oneLineSchema(200)).default({}),
  /** Headers that are sent with every call. `${TOOL_…}` is replaced by the variable's value. */
  headers: z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, "write a header's name"), oneLineSchema(300)).default(
    {},
  ),
  /** Scripts that export functions to the other scripts, by the name under which these get them. */
  helpers: z.record(z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, HELPER_NAME_ERROR), scriptPathSchema).default({}),
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

/** Names of the variables in a header's value. */
export function variablesIn(value: string): string[] {
  return [...value.matchAll(/\$\{([^{}]*)\}/g)].map(([, name]) => name!);
}

/** The JSON Schema of tools.yaml, for editors. */
export function manifestJsonSchema(): object {
  return z.toJSONSchema(manifestSchema, { target: "draft-7", io: "input" });
}
