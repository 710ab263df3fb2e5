import { placeholdersIn } from "../outside/address-template.ts";
import type { InputSchema, ManifestTool } from "../tools/manifest.ts";
import type { ApiDocument, DocumentedOperation } from "./openapi.ts";
import type { PackTool } from "./pack.ts";
import { MANIFEST_FILE, type ManifestFile } from "./read-manifest.ts";
import type { Problem } from "./read-yaml.ts";
import { SERVER_FILE, type ServerJson } from "./server-json.ts";

/** The files of a pack that its tools refer to. */
export interface ToolSources {
  manifestFile: ManifestFile;
  api?: ApiDocument;
  server?: ServerJson;
  files: ReadonlyMap<string, string>;
}

type Refused = { problems: Problem[] };
/** The part of a stored tool that says what it calls and which arguments it takes. */
type CallFields = Pick<PackTool, "inputSchema"> & Partial<PackTool>;

/** A digest that no tool of a server has: a tool that was never pinned is never called. */
const UNPINNED = "";

/** Reads the tool at an index of the manifest into its stored form, and looks up its operation in the OpenAPI document. */
export function readTool(index: number, sources: ToolSources): PackTool | Refused {
  const tool = sources.manifestFile.manifest.tools[index]!;
  const problemAt: ProblemAt = (field, message) => ({
    file: MANIFEST_FILE,
    line: sources.manifestFile.lineOf(["tools", index, ...field]),
    message: `${tool.name}: ${message}`,
  });
  const missing = (["script", "validator", "processor"] as const).flatMap((kind) => {
    const path = tool[kind];
    if (path === undefined || sources.files.has(path)) return [];
    return [problemAt([kind], `${path} is not in this pack: write it, or take its name out`)];
  });
  if (missing.length > 0) return { problems: missing };
  const callFields = readCallFields(tool, sources, problemAt);
  if ("problems" in callFields) return callFields;
  const { name, title, description = "", validator, processor, limits = {}, strategy, quirks, utterances } = tool;
  const examples = tool.examples.map((one) => one.title);
  return {
    name,
    title,
    description,
    examples,
    utterances,
    validator,
    processor,
    limits,
    strategy,
    quirks,
    ...callFields,
  };
}

type ProblemAt = (field: readonly PropertyKey[], message: string) => Problem;

function readCallFields(tool: ManifestTool, sources: ToolSources, problemAt: ProblemAt): CallFields | Refused {
  const { script, remote, readOnly = false, inputSchema } = tool;
  if (script !== undefined) return { script, inputSchema: inputSchema! };
  if (remote === undefined) return readHttpCall(tool, sources, problemAt);
  if (!sources.server) {
    return {
      problems: [problemAt(["remote"], `calls ${remote} of an MCP server, and there is no ${SERVER_FILE}: add it`)],
    };
  }
  return {
    inputSchema: inputSchema ?? { type: "object", properties: {}, required: [] },
    remote: { tool: remote, digest: UNPINNED, readOnly },
  };
}

function readHttpCall(tool: ManifestTool, sources: ToolSources, problemAt: ProblemAt): CallFields | Refused {
  const found = tool.call === undefined ? operationOf(tool, sources, problemAt) : operationOfCall(tool.call, tool);
  if ("problems" in found) return found;
  const field = tool.call === undefined ? "operation" : "call";
  const inputSchema = tool.inputSchema ?? found.inputSchema;
  if (inputSchema === null) {
    return {
      problems: [problemAt([field], "takes parameters that are not plain values: give it an inputSchema of its own")],
    };
  }
  const unfilled = found.path.find((one) =>
    !(one in inputSchema.properties) || !inputSchema.required.includes(one) && tool.validator === undefined
  );
  if (unfilled !== undefined) {
    return { problems: [problemAt([field], `{${unfilled}} of the path is not among its required arguments: add it`)] };
  }
  const check = healthCheckOf(tool, found.call.url, sources, problemAt);
  if (check !== undefined && "problems" in check) return check;
  return { inputSchema, call: { ...found.call, headers: sources.manifestFile.manifest.headers }, healthCheck: check };
}

function operationOf(
  { operation }: ManifestTool,
  { api }: ToolSources,
  problemAt: ProblemAt,
): DocumentedOperation | Refused {
  return findOperation(operation!, api, (message) => problemAt(["operation"], message));
}

function findOperation(id: string, api: ApiDocument | undefined, problem: (message: string) => Problem) {
  if (!api) return { problems: [problem(`calls ${id}, and there is no openapi.yaml: add it`)] };
  if (api.operationIds.includes(id)) return api.operation(id);
  return { problems: [problem(`${api.file} has no operation ${id}: it has ${api.operationIds.join(", ")}`)] };
}

/** Reads the manifest's `call` as an operation. Each {name} of the address is a string, unless the tool has an inputSchema. */
function operationOfCall(call: string, { inputSchema }: ManifestTool): DocumentedOperation {
  const url = call.slice("GET ".length);
  const path = [...new Set(placeholdersIn(url))];
  const schema: InputSchema = inputSchema ?? {
    type: "object",
    properties: Object.fromEntries(path.map((name) => [name, { type: "string" as const }])),
    required: path,
  };
  const query = Object.keys(schema.properties).filter((name) => !path.includes(name));
  return { call: { method: "GET", url, body: [], query }, inputSchema: schema, path };
}

/** The request that tells whether the service answers. A bare path is taken at the host that the tool calls. */
function healthCheckOf(
  { healthCheck }: ManifestTool,
  toolUrl: string,
  { api }: ToolSources,
  problemAt: ProblemAt,
): PackTool["healthCheck"] | Refused {
  if (!healthCheck) return undefined;
  const { operation, path, status, timeoutMs } = healthCheck;
  if (path !== undefined) return { url: `${new URL(toolUrl).origin}${path}`, status, timeoutMs };
  const problem = (message: string) => problemAt(["healthCheck", "operation"], message);
  const found = findOperation(operation!, api, problem);
  if ("problems" in found) return found;
  if (found.call.method !== "GET") return { problems: [problem(`${operation} changes something: name a GET`)] };
  if (found.path.length > 0) {
    return { problems: [problem(`${operation} takes arguments: give the path with values in it`)] };
  }
  return { url: found.call.url, status, timeoutMs };
}
