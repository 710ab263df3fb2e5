import {
  type ManifestOne,
  manifestOne,
  type ManifestTool,
  type ManifestTwo,
  manifestTwo,
  manifestVersion,
  type ToolExample,
} from "../tools/manifest.ts";
import { findBuiltInTool, TURN_TOOLS } from "../tools/registry.ts";
import { type ApiDocument, readOpenApi } from "./openapi.ts";
import type { Pack, PackTool } from "./pack.ts";
import { packName, readSkill, type Skill } from "./read-skill.ts";
import { readServerJson, SERVER_FILE, type ServerJson } from "./server-json.ts";
import { LONGEST_FILE, type Problem, problemsOf, readYaml, type YamlFile } from "./read-yaml.ts";

/** A pack as its folder says it, the tools of its MCP server not pinned yet, and of its tools, by name, the examples and what results look like where they say so. */
export interface ReadPack {
  pack: Pack;
  examples: Record<string, ToolExample[]>;
  outputSchemas: Record<string, Record<string, unknown>>;
}

/** No tool has it: what was never pinned is never called. */
const UNPINNED = "";

const TOOLS = "tools.yaml";
const KNOWN = /^(SKILL\.md|tools\.yaml|openapi\.(yaml|json)|server\.json|scripts\/[\w-]+\.js|references\/[\w-]+\.md)$/;
const LONGEST_SCRIPT = 64 * 1024;
const LONGEST_REFERENCE = 8_000;

type Files = ReadonlyMap<string, string>;

/**
 * Reads a pack's folder: everything is checked, and nothing is run.
 *
 * @param folder its name
 * @param files texts by path inside the folder
 */
export function readPack(folder: string, files: Files): ReadPack | { problems: Problem[] } {
  const named = packName.safeParse(folder);
  if (named.error) {
    const message = `the pack is named as its folder, "${folder}": ${named.error.issues[0]!.message}`;
    return { problems: [{ file: files.has(TOOLS) ? TOOLS : "SKILL.md", line: 1, message }] };
  }
  const problems = [...files].flatMap(([file, text]) => fileProblems(file, text));
  const read = <T extends object>(file: string | undefined, reader: (text: string) => T | { problems: Problem[] }) => {
    const text = file === undefined ? undefined : files.get(file);
    const result = text === undefined ? undefined : reader(text);
    if (result !== undefined && "problems" in result) problems.push(...result.problems);
    return result !== undefined && !("problems" in result) ? result : undefined;
  };
  const apiFile = ["openapi.yaml", "openapi.json"].find((file) => files.has(file));
  const skill = read("SKILL.md", (text) => readSkill(folder, text));
  const api = read(apiFile, (text) => readOpenApi(apiFile!, text));
  const server = read(SERVER_FILE, readServerJson);
  const manifest = read(TOOLS, readManifest);
  if (problems.length > 0) return { problems };
  if (!skill && !manifest?.one) {
    return {
      problems: [{ file: "SKILL.md", line: 1, message: "is missing: say what the pack is for and how it is used" }],
    };
  }
  const tools = manifest?.one ? [simpleTool(manifest.one)] : [];
  for (const [index, tool] of (manifest?.two?.tools ?? []).entries()) {
    const line = manifest!.yaml.lineOf(["tools", index, "name"]);
    const twin = manifest!.two!.tools.findIndex(({ name }) => name === tool.name) < index;
    const made = twin
      ? "another tool of this pack has the name: rename one"
      : toolOf(tool, manifest!.two!, { api, server }, files);
    if (typeof made === "string") problems.push({ file: TOOLS, line, message: `${tool.name}: ${made}` });
    else if ("problems" in made) problems.push(...made.problems);
    else tools.push(made);
  }
  const references = filesIn("references/", files);
  if (Object.keys(references).length > 0) {
    const reader = referenceTool(folder, Object.keys(references));
    const twin = manifest?.two?.tools.findIndex(({ name }) => name === reader.name) ?? -1;
    const line = manifest?.yaml.lineOf(["tools", twin, "name"]) ?? 1;
    const message = `${reader.name}: the tool that reads references/ has the name: rename this one`;
    if (twin >= 0) problems.push({ file: TOOLS, line, message });
    tools.push(reader);
  }
  problems.push(...unusedScripts(tools, files));
  if (server && !tools.some(({ remote }) => remote)) {
    problems.push({ file: SERVER_FILE, line: 1, message: "no tool calls it: name one of its tools by remote" });
  }
  for (const { name } of tools.filter((tool) => TURN_TOOLS.includes(tool.name))) {
    problems.push({
      file: TOOLS,
      line: 1,
      message: `${name} is a tool that every turn makes by itself: take another name`,
    });
  }
  if (problems.length > 0) return { problems };
  const told = manifest?.two?.tools ?? [];
  return {
    pack: {
      ...skill ?? skillOf(folder, manifest!.one!),
      references,
      variables: [...new Set([...Object.keys(manifest?.two?.variables ?? {}), ...server?.variables ?? []])],
      scripts: filesIn("scripts/", files, (path) => path),
      ...(server && { server: server.server }),
      own: false,
      tools: tools.map((tool) => findBuiltInTool(tool.name) ? { ...tool, replaces: true as const } : tool),
    },
    examples: Object.fromEntries(told.map(({ name, examples }) => [name, examples])),
    outputSchemas: Object.fromEntries(
      told.flatMap((tool) => tool.outputSchema ? [[tool.name, tool.outputSchema]] : []),
    ),
  };
}

function fileProblems(file: string, text: string): Problem[] {
  const longest = file.startsWith("scripts/")
    ? LONGEST_SCRIPT
    : file.startsWith("references/")
    ? LONGEST_REFERENCE
    : LONGEST_FILE;
  const at = (message: string) => [{ file, line: 1, message }];
  if (!KNOWN.test(file)) {
    return at(
      "is no part of a pack, which holds SKILL.md, tools.yaml, openapi.yaml, server.json, scripts/*.js and references/*.md: take it out",
    );
  }
  return text.length > longest ? at(`is longer than ${longest} characters: cut it down`) : [];
}

interface Manifest {
  yaml: YamlFile;
  one?: ManifestOne;
  two?: ManifestTwo;
}

function readManifest(text: string): Manifest | { problems: Problem[] } {
  const yaml = readYaml(TOOLS, text);
  if ("problems" in yaml) return yaml;
  const { value } = yaml;
  if (typeof value !== "object" || value === null) {
    return { problems: [{ file: TOOLS, line: 1, message: "is empty: begin with version: 2 and tools:" }] };
  }
  const version = manifestVersion(value);
  if (version === null) {
    const message = "version: write 2 (tools, variables, headers) or 1 (name, description, arguments, call)";
    return { problems: [{ file: TOOLS, line: yaml.lineOf(["version"]), message }] };
  }
  const read = version === 2 ? manifestTwo.safeParse(value) : manifestOne.safeParse(value);
  if (read.error) return { problems: problemsOf(TOOLS, yaml, read.error.issues) };
  return "tools" in read.data ? { yaml, two: read.data } : { yaml, one: read.data };
}

/** A tool as it is stored, or why it cannot be. */
function toolOf(
  tool: ManifestTool,
  { headers }: ManifestTwo,
  { api, server }: { api?: ApiDocument; server?: ServerJson },
  files: Files,
): PackTool | { problems: Problem[] } | string {
  const {
    name,
    title,
    description = "",
    script,
    remote,
    readOnly = false,
    validator,
    processor,
    limits = {},
    utterances,
  } = tool;
  const missing = [script, validator, processor].find((path) => path !== undefined && !files.has(path));
  if (missing !== undefined) return `${missing} is not in this pack: write it, or take its name out`;
  const examples = tool.examples.map((one) => one.title);
  const told = {
    name,
    title,
    description,
    examples,
    utterances,
    validator,
    processor,
    limits,
    strategy: tool.strategy,
  };
  if (remote !== undefined) {
    if (!server) return `calls ${remote} of an MCP server, and there is no ${SERVER_FILE}: add it`;
    const inputSchema = tool.inputSchema ?? { type: "object", properties: {}, required: [] };
    return { ...told, inputSchema, remote: { tool: remote, digest: UNPINNED, readOnly } };
  }
  if (tool.operation === undefined) return { ...told, inputSchema: tool.inputSchema!, script };
  if (!api) return `calls ${tool.operation}, and there is no openapi.yaml: add it`;
  const operation = api.operation(tool.operation);
  if ("problems" in operation) return operation;
  const inputSchema = tool.inputSchema ?? operation.inputSchema;
  if (inputSchema === null) return "takes parameters that are not plain values: give it an inputSchema of its own";
  const unfilled = operation.path.find((one) =>
    !(one in inputSchema.properties) || !inputSchema.required.includes(one) && validator === undefined
  );
  if (unfilled !== undefined) return `{${unfilled}} of the path is not among its required arguments: add it`;
  const check = tool.healthCheck && checkOf(tool.healthCheck, operation.call.url, api);
  if (typeof check === "string" || (check && "problems" in check)) return check;
  return { ...told, inputSchema, call: { ...operation.call, headers }, healthCheck: check };
}

/** What is asked to know whether the service answers, at the server that the tool itself calls. */
function checkOf(
  { operation, path, status, timeoutMs }: NonNullable<ManifestTool["healthCheck"]>,
  called: string,
  api: ApiDocument,
): PackTool["healthCheck"] | { problems: Problem[] } | string {
  const { origin } = new URL(called);
  if (path !== undefined) return { url: `${origin}${path}`, status, timeoutMs };
  const found = api.operation(operation!);
  if ("problems" in found) return found;
  if (found.call.method !== "GET") return `healthCheck: ${operation} changes something: name a GET`;
  if (found.path.length > 0) return `healthCheck: ${operation} takes arguments: give the path with values in it`;
  return { url: found.call.url, status, timeoutMs };
}

/** Version 1: what does not stand in the address goes into its query. */
function simpleTool({ name, description, arguments: told, call }: ManifestOne): PackTool {
  const url = call.slice("GET ".length);
  const properties = Object.fromEntries(
    Object.entries(told).map(([key, { required: _, ...argument }]) => [key, argument]),
  );
  return {
    name,
    title: name,
    description,
    inputSchema: { type: "object", properties, required: Object.keys(told).filter((key) => told[key]!.required) },
    call: {
      method: "GET",
      url,
      body: [],
      query: Object.keys(told).filter((key) => !url.includes(`{${key}}`)),
      headers: {},
    },
    limits: {},
  };
}

/** By it the model reads what does not stand in the instructions. */
function referenceTool(folder: string, names: string[]): PackTool {
  return {
    name: `read_${folder.replaceAll("-", "_").slice(0, 38)}_text`,
    title: `Textos de ${folder}`,
    description: `Lê um texto de apoio de ${folder}.`,
    inputSchema: { type: "object", properties: { text: { type: "string", enum: names } }, required: ["text"] },
    reference: true,
    limits: {},
  };
}

function skillOf(name: string, { description }: ManifestOne): Skill {
  return { name, version: "1", description, triggers: [], instructions: `## ${description}` };
}

function unusedScripts(tools: PackTool[], files: Files): Problem[] {
  const used = new Set(tools.flatMap(({ script, validator, processor }) => [script, validator, processor]));
  return [...files.keys()].filter((file) => file.startsWith("scripts/") && !used.has(file))
    .map((file) => ({ file, line: 1, message: "no tool names it: name it in tools.yaml or take it out" }));
}

function filesIn(
  folder: string,
  files: Files,
  name = (path: string) => path.slice(folder.length),
): Record<string, string> {
  return Object.fromEntries(
    [...files].filter(([path]) => path.startsWith(folder)).map(([path, text]) => [name(path), text]),
  );
}
