import type { Manifest, ToolExample } from "../tools/manifest.ts";
import { findBuiltInTool, TURN_TOOLS } from "../tools/registry.ts";
import { readOpenApi } from "./openapi.ts";
import type { Pack, PackTool } from "./pack.ts";
import { MANIFEST_FILE, type ReadManifest, readManifest } from "./read-manifest.ts";
import { packName, readSkill, type Skill } from "./read-skill.ts";
import { LONGEST_FILE, type Problem } from "./read-yaml.ts";
import { readServerJson, SERVER_FILE } from "./server-json.ts";
import { storedTool } from "./stored-tool.ts";

/** A pack as its folder says it, the tools of its MCP server not pinned yet. */
export interface ReadPack {
  pack: Pack;
  /** Of its tools, by name. */
  examples: Record<string, ToolExample[]>;
  /** What results look like, of the tools that say so. */
  outputSchemas: Record<string, Record<string, unknown>>;
  /** The line of tools.yaml in which something of a tool stands. */
  lineOf(tool: string, path: readonly PropertyKey[]): number;
}

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
    return { problems: [{ file: files.has(MANIFEST_FILE) ? MANIFEST_FILE : "SKILL.md", line: 1, message }] };
  }
  const problems = [...files].flatMap(([file, text]) => fileProblems(file, text));
  const read = <T extends object>(file: string | undefined, reader: (text: string) => T | { problems: Problem[] }) => {
    const text = file === undefined ? undefined : files.get(file);
    const result = text === undefined ? undefined : reader(text);
    if (result !== undefined && "problems" in result) problems.push(...result.problems);
    return result !== undefined && !("problems" in result) ? result : undefined;
  };
  const apiFile = ["openapi.yaml", "openapi.json"].find((file) => files.has(file));
  const written = read("SKILL.md", (text) => readSkill(folder, text));
  const api = read(apiFile, (text) => readOpenApi(apiFile!, text));
  const server = read(SERVER_FILE, readServerJson);
  const told = read(MANIFEST_FILE, readManifest) ?? NO_TOOLS;
  // What cannot be read is told first: all else that is missing may stand in it.
  if (problems.length > 0) return { problems };
  const skill = written ?? skillOf(folder, told.manifest);
  if (!skill) {
    return {
      problems: [{ file: "SKILL.md", line: 1, message: "is missing: say what the pack is for and how it is used" }],
    };
  }
  problems.push(...nameProblems(folder, told, files));
  const tools: PackTool[] = [];
  for (const index of told.manifest.tools.keys()) {
    const tool = storedTool(index, { told, api, server, files });
    if ("problems" in tool) problems.push(...tool.problems);
    else tools.push(tool);
  }
  problems.push(...fileUseProblems(told, server !== undefined, files));
  if (problems.length > 0) return { problems };
  const references = filesIn("references/", files);
  if (Object.keys(references).length > 0) tools.push(referenceTool(folder, Object.keys(references)));
  return {
    pack: {
      ...skill,
      references,
      variables: [...new Set([...Object.keys(told.manifest.variables), ...server?.variables ?? []])],
      scripts: filesIn("scripts/", files, (path) => path),
      helpers: told.manifest.helpers,
      ...(server && { server: server.server }),
      own: false,
      tools: tools.map((tool) => findBuiltInTool(tool.name) ? { ...tool, replaces: true as const } : tool),
    },
    examples: Object.fromEntries(told.manifest.tools.map(({ name, examples }) => [name, examples])),
    outputSchemas: Object.fromEntries(
      told.manifest.tools.flatMap(({ name, outputSchema }) => outputSchema ? [[name, outputSchema]] : []),
    ),
    lineOf: (tool, path) => told.lineOf(["tools", told.manifest.tools.findIndex(({ name }) => name === tool), ...path]),
  };
}

const NO_TOOLS: ReadManifest = {
  manifest: { variables: {}, headers: {}, helpers: {}, tools: [] },
  lineOf: () => 1,
};

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

/** A pack of one bare call needs no SKILL.md. */
function skillOf(name: string, { tools }: Manifest): Skill | undefined {
  const [only, another] = tools;
  if (only?.call === undefined || another !== undefined) return undefined;
  const description = only.description!;
  return { name, version: "1", description, triggers: [], instructions: `## ${description}` };
}

/** Names that tools of this pack cannot have, or not twice. */
function nameProblems(folder: string, { manifest: { tools }, lineOf }: ReadManifest, files: Files): Problem[] {
  const readsTexts = [...files.keys()].some((file) => file.startsWith("references/")) ? readerName(folder) : undefined;
  return tools.flatMap(({ name }, index) => {
    const message = TURN_TOOLS.includes(name)
      ? "is a tool that every turn makes by itself: take another name"
      : name === readsTexts
      ? "the tool that reads references/ has the name: rename this one"
      : tools.findIndex((one) => one.name === name) < index
      ? "another tool of this pack has the name: rename one"
      : null;
    const line = lineOf(["tools", index, "name"]);
    return message === null ? [] : [{ file: MANIFEST_FILE, line, message: `${name}: ${message}` }];
  });
}

/** Files that nothing names, and helpers that are not there. */
function fileUseProblems({ manifest, lineOf }: ReadManifest, hasServer: boolean, files: Files): Problem[] {
  const { tools, helpers } = manifest;
  const used = new Set([
    ...tools.flatMap(({ script, validator, processor }) => [script, validator, processor]),
    ...Object.values(helpers),
  ]);
  const unused = [...files.keys()].filter((file) => file.startsWith("scripts/") && !used.has(file));
  const missing = Object.entries(helpers).filter(([, path]) => !files.has(path));
  const uncalled = hasServer && !tools.some(({ remote }) => remote);
  return [
    ...unused.map((file) => ({ file, line: 1, message: "no tool names it: name it in tools.yaml or take it out" })),
    ...missing.map(([id, path]) => ({
      file: MANIFEST_FILE,
      line: lineOf(["helpers", id]),
      message: `helpers.${id}: ${path} is not in this pack: write it, or take its name out`,
    })),
    ...(uncalled ? [{ file: SERVER_FILE, line: 1, message: "no tool calls it: name one of its tools by remote" }] : []),
  ];
}

function readerName(folder: string): string {
  return `read_${folder.replaceAll("-", "_").slice(0, 38)}_text`;
}

/** By it the model reads what does not stand in the instructions. */
function referenceTool(folder: string, names: string[]): PackTool {
  return {
    name: readerName(folder),
    title: `Textos de ${folder}`,
    description: `Lê um texto de apoio de ${folder}.`,
    inputSchema: { type: "object", properties: { text: { type: "string", enum: names } }, required: ["text"] },
    reference: true,
    limits: {},
  };
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
