import type { Manifest, ToolExample } from "../tools/manifest.ts";
import { findBuiltInTool, TURN_TOOLS } from "../tools/registry.ts";
import { readOpenApi } from "./openapi.ts";
import type { Pack, PackTool } from "./pack.ts";
import { MANIFEST_FILE, type ManifestFile, readManifest } from "./read-manifest.ts";
import { packName, readSkill, type SkillFile } from "./read-skill.ts";
import { LONGEST_FILE, type Problem } from "./read-yaml.ts";
import { readServerJson, SERVER_FILE } from "./server-json.ts";
import { readTool } from "./read-tool.ts";

/** A pack read from its folder. The tools of its MCP server are not pinned yet. */
export interface ParsedPack {
  pack: Pack;
  /** The examples of each tool, by the tool's name. */
  examples: Record<string, ToolExample[]>;
  /** The JSON Schema of a tool's result, by the tool's name, for tools that have one. */
  outputSchemas: Record<string, Record<string, unknown>>;
  /** The line of tools.yaml where a field of a tool is. */
  lineOf(tool: string, path: readonly PropertyKey[]): number;
}

const PACK_FILE =
  /^(SKILL\.md|tools\.yaml|openapi\.(yaml|json)|server\.json|scripts\/[\w-]+\.js|references\/[\w-]+\.md)$/;
const LONGEST_SCRIPT = 64 * 1024;
const LONGEST_REFERENCE = 8_000;

type Files = ReadonlyMap<string, string>;

/**
 * Reads a pack's folder. It checks all files and runs none of the scripts.
 *
 * @param folder the name of the folder
 * @param files the text of each file, by its path inside the folder
 */
export function readPack(folder: string, files: Files): ParsedPack | { problems: Problem[] } {
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
  const skillFile = read("SKILL.md", (text) => readSkill(folder, text));
  const api = read(apiFile, (text) => readOpenApi(apiFile!, text));
  const server = read(SERVER_FILE, readServerJson);
  const manifestFile = read(MANIFEST_FILE, readManifest) ?? NO_TOOLS;
  const { manifest } = manifestFile;
  // Files that cannot be read are reported alone: what seems to be missing may be in one of them.
  if (problems.length > 0) return { problems };
  const skill = skillFile ?? skillOfSingleCall(folder, manifest);
  if (!skill) {
    return {
      problems: [{ file: "SKILL.md", line: 1, message: "is missing: say what the pack is for and how it is used" }],
    };
  }
  problems.push(...nameProblems(folder, manifestFile, files));
  const tools: PackTool[] = [];
  for (const index of manifest.tools.keys()) {
    const tool = readTool(index, { manifestFile, api, server, files });
    if ("problems" in tool) problems.push(...tool.problems);
    else tools.push(tool);
  }
  problems.push(...fileUseProblems(manifestFile, server !== undefined, files));
  if (problems.length > 0) return { problems };
  const references = filesIn("references/", files);
  if (Object.keys(references).length > 0) tools.push(referenceTool(folder, Object.keys(references)));
  return {
    pack: {
      ...skill,
      references,
      variables: [...new Set([...Object.keys(manifest.variables), ...server?.variables ?? []])],
      scripts: filesIn("scripts/", files, (path) => path),
      helpers: manifest.helpers,
      ...(server && { server: server.server }),
      own: false,
      tools: tools.map((tool) => findBuiltInTool(tool.name) ? { ...tool, replaces: true as const } : tool),
    },
    examples: Object.fromEntries(manifest.tools.map(({ name, examples }) => [name, examples])),
    outputSchemas: Object.fromEntries(
      manifest.tools.flatMap(({ name, outputSchema }) => outputSchema ? [[name, outputSchema]] : []),
    ),
    lineOf: (tool, path) =>
      manifestFile.lineOf(["tools", manifest.tools.findIndex(({ name }) => name === tool), ...path]),
  };
}

const NO_TOOLS: ManifestFile = {
  manifest: { variables: {}, headers: {}, helpers: {}, tools: [] },
  lineOf: () => 1,
};

function fileProblems(file: string, text: string): Problem[] {
  const problem = (message: string) => [{ file, line: 1, message }];
  if (!PACK_FILE.test(file)) {
    return problem(
      "does not belong into a pack, which holds SKILL.md, tools.yaml, openapi.yaml, server.json, " +
        "scripts/*.js and references/*.md: take it out",
    );
  }
  const longest = longestText(file);
  return text.length > longest ? problem(`is longer than ${longest} characters: cut it down`) : [];
}

function longestText(file: string): number {
  if (file.startsWith("scripts/")) return LONGEST_SCRIPT;
  return file.startsWith("references/") ? LONGEST_REFERENCE : LONGEST_FILE;
}

/** The skill of a pack without SKILL.md; undefined unless the pack has exactly one tool and that has a `call`. */
function skillOfSingleCall(name: string, { tools }: Manifest): SkillFile | undefined {
  const [only, another] = tools;
  if (only?.call === undefined || another !== undefined) return undefined;
  const description = only.description!;
  return { name, version: "1", description, triggers: [], instructions: `## ${description}` };
}

/** Problems with the names of tools: reserved names, and names that are used twice. */
function nameProblems(folder: string, { manifest: { tools }, lineOf }: ManifestFile, files: Files): Problem[] {
  const hasReferences = [...files.keys()].some((file) => file.startsWith("references/"));
  const problemOf = (name: string, index: number): string | null => {
    if (TURN_TOOLS.includes(name)) return "is the name of a tool that every turn has: take another name";
    if (hasReferences && name === referenceToolName(folder)) {
      return "the tool that reads references/ has the name: rename this one";
    }
    const isRepeated = tools.findIndex((one) => one.name === name) < index;
    return isRepeated ? "another tool of this pack has the name: rename one" : null;
  };
  return tools.flatMap(({ name }, index) => {
    const message = problemOf(name, index);
    const line = lineOf(["tools", index, "name"]);
    return message === null ? [] : [{ file: MANIFEST_FILE, line, message: `${name}: ${message}` }];
  });
}

/** Problems with references between files: scripts that no tool names, helpers without a file, a server that no tool calls. */
function fileUseProblems({ manifest, lineOf }: ManifestFile, hasServer: boolean, files: Files): Problem[] {
  const { tools, helpers } = manifest;
  const used = new Set([
    ...tools.flatMap(({ script, validator, processor }) => [script, validator, processor]),
    ...Object.values(helpers),
  ]);
  const unused = [...files.keys()].filter((file) => file.startsWith("scripts/") && !used.has(file));
  const missing = Object.entries(helpers).filter(([, path]) => !files.has(path));
  const isServerUnused = hasServer && !tools.some(({ remote }) => remote);
  return [
    ...unused.map((file) => ({ file, line: 1, message: "no tool names it: name it in tools.yaml or take it out" })),
    ...missing.map(([id, path]) => ({
      file: MANIFEST_FILE,
      line: lineOf(["helpers", id]),
      message: `helpers.${id}: ${path} is not in this pack: write it, or take its name out`,
    })),
    ...(isServerUnused
      ? [{ file: SERVER_FILE, line: 1, message: "no tool calls it: name one of its tools by remote" }]
      : []),
  ];
}

function referenceToolName(folder: string): string {
  return `read_${folder.replaceAll("-", "_").slice(0, 38)}_text`;
}

/** The tool with which the model reads the pack's references. */
function referenceTool(folder: string, names: string[]): PackTool {
  return {
    name: referenceToolName(folder),
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
