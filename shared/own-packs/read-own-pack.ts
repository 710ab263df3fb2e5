import type { JsonObject } from "../tools/definition.ts";
import { ApiError } from "../http/api-error.ts";
import { internet, type Network } from "../outside/read-outside.ts";
import type { Pack } from "../packs/pack.ts";
import { ownPackProblems } from "../packs/own-pack.ts";
import { pinRemoteTools } from "../packs/pin-remote-tools.ts";
import { type ParsedPack, readPack } from "../packs/read-pack.ts";
import type { Problem } from "../packs/read-yaml.ts";
import { skills } from "../skills/registry.ts";
import { inPortuguese } from "./in-portuguese.ts";
import { isStorable } from "../database/plain-text.ts";
import { findBuiltInTool } from "../tools/registry.ts";

/** The files that a person's own pack may have. There are no scripts: it may only call services. */
const ALLOWED = /^(SKILL\.md|tools\.yaml|openapi\.(yaml|json)|server\.json|references\/[\w-]+\.md)$/;

/**
 * Reads a person's own pack from its files. It is checked like any pack. In addition it may have no scripts, and no name
 * of a built-in skill or tool. The tools of an MCP server are listed and pinned.
 *
 * @throws ApiError 400 `invalid_request` with file, line and message of each problem in `details`; 409 `name_taken`
 */
export async function readOwnPack(
  name: string,
  files: Record<string, string>,
  network: Network = internet,
): Promise<JsonObject> {
  const foreign = Object.keys(files).filter((file) => !ALLOWED.test(file));
  if (foreign.length > 0) {
    throw invalidPack(foreign.map((file) => ({ file, line: 1, message: NOT_ALLOWED })));
  }
  const parsed = readPack(name, new Map(Object.entries(files)));
  if ("problems" in parsed) throw invalidPack(parsed.problems.map(inPortugueseAt));
  const taken = [
    ...skills.map((skill) => skill.name).filter((skill) => skill === name),
    ...parsed.pack.tools.map((tool) => tool.name).filter((tool) => findBuiltInTool(tool)),
  ];
  if (taken.length > 0) {
    throw new ApiError(409, "name_taken", `${taken.join(", ")}: o Life Assistant já usa esse nome. Escolha outro.`, {
      details: { names: taken },
    });
  }
  const read = await pinRemoteTools({ ...parsed, pack: { ...parsed.pack, own: true } }, network);
  const problems = "problems" in read ? read.problems.map(inPortugueseAt) : ownProblems(read.pack);
  if (problems.length > 0) throw invalidPack(problems);
  return { ...(read as ParsedPack).pack };
}

const NOT_ALLOWED =
  "não cabe em um pacote seu, que tem SKILL.md, tools.yaml, openapi.yaml, server.json e references/*.md";

function inPortugueseAt(problem: Problem): Problem {
  return { ...problem, message: inPortuguese(problem.message) ?? problem.message };
}

function ownProblems(pack: Pack): Problem[] {
  const messages = [
    ...ownPackProblems(pack),
    ...(isStorable(pack) ? [] : ["Há caracteres que não se pode guardar."]),
  ];
  return messages.map((message) => ({ file: "tools.yaml", line: 1, message }));
}

function invalidPack(problems: readonly Problem[]): ApiError {
  return new ApiError(400, "invalid_request", "O pacote tem o que corrigir. Veja arquivo e linha.", {
    details: problems.map(({ file, line, message }) => ({ path: `${file}:${line}`, file, line, message })),
  });
}
