import { z } from "zod";
import { isAllowedAddress, PUBLIC_NAME_HINT } from "../outside/read-outside.ts";
import { VARIABLE_NAME, variablesIn } from "../tools/manifest.ts";
import type { Pack } from "./pack.ts";
import { type Problem, problemsOf, readYaml, type YamlFile } from "./read-yaml.ts";

export const SERVER_FILE = "server.json";

/** How an MCP server is reached, and the variables of the deployment that its headers use. */
export interface ServerJson {
  server: NonNullable<Pack["server"]>;
  variables: string[];
}

/** The value of a `{name}` in an address or a header. Without one, a variable of the deployment has it. */
const input = z.looseObject({
  description: z.string().optional(),
  isRequired: z.boolean().optional(),
  isSecret: z.boolean().optional(),
  default: z.string().optional(),
  value: z.string().optional(),
});
const template = input.extend({ variables: z.record(z.string(), input).default({}) });
const remote = z.looseObject({
  type: z.string(),
  url: z.string().regex(/^https:\/\/\S+$/, "write the whole address of the server, https://…").refine(
    isAllowedAddress,
    PUBLIC_NAME_HINT,
  ),
  headers: z.array(template.extend({ name: z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, "write a header's name") }))
    .default([]),
  variables: z.record(z.string(), input).default({}),
});

/** The format of the MCP registry. Only its remote servers can be reached from here. */
const serverJson = z.looseObject({
  name: z.string().min(1),
  description: z.string().min(1),
  version: z.string().min(1),
  remotes: z.array(remote, {
    error: "add remotes: a serverless function starts no program, it only reaches a server over streamable HTTP",
  }).min(1, "add a remote of type streamable-http"),
});

/** Reads server.json. The first remote of type streamable-http is used. */
export function readServerJson(text: string): ServerJson | { problems: Problem[] } {
  const yaml = readYaml(SERVER_FILE, text);
  if ("problems" in yaml) return yaml;
  const { data, error } = serverJson.safeParse(yaml.value);
  if (error) return { problems: problemsOf(SERVER_FILE, yaml, error.issues) };
  const index = data.remotes.findIndex(({ type }) => type === "streamable-http");
  const found = data.remotes[index];
  if (!found) return problem(yaml, ["remotes", 0, "type"], "only streamable-http can be reached: write that one");
  const url = fill(found.url, found.variables);
  if (variablesIn(url).length > 0 || !URL.canParse(url)) {
    return problem(yaml, ["remotes", index, "url"], "give each {variable} of the address a value or a default");
  }
  const headers: Record<string, string> = {};
  for (const [place, header] of found.headers.entries()) {
    const template = header.value ?? header.default;
    if (template === undefined && !header.isRequired) continue;
    const value = fill(template ?? "", header.variables);
    const unset = variablesIn(value).find((name) => !VARIABLE_NAME.test(name));
    if (value === "" || unset !== undefined) {
      const message = value === ""
        ? `${header.name}: give it a value: {TOOL_…} stands for a variable of the deployment`
        : `${header.name}: {${unset}} has no value: begin with TOOL_, in capitals, to have it from the deployment`;
      return problem(yaml, ["remotes", index, "headers", place], message);
    }
    headers[header.name] = value;
  }
  return { server: { url, headers }, variables: [...new Set(Object.values(headers).flatMap(variablesIn))] };
}

/** Replaces each `{name}` by its value. Without a value it becomes `${name}`, a variable of the deployment as in tools.yaml. */
function fill(value: string, variables: Record<string, z.infer<typeof input>>): string {
  return value.replace(/\$?\{([^{}]*)\}/g, (_, name) => {
    const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return variable?.value ?? variable?.default ?? `\${${name}}`;
  });
}

function problem(yaml: YamlFile, path: PropertyKey[], message: string): { problems: Problem[] } {
  return { problems: [{ file: SERVER_FILE, line: yaml.lineOf(path), message }] };
}
