import { z } from "zod";
import { oneLine } from "../text/one-line.ts";
import { type InputSchema, inputSchema, type ToolArgument } from "../tools/manifest.ts";
import type { PackTool } from "./pack.ts";
import { type Problem, problemsOf, readYaml, type YamlFile } from "./read-yaml.ts";

/** An OpenAPI document, of which operations can be taken by their id. */
export interface ApiDocument {
  file: string;
  /** What an operation is called by and takes, or why it cannot be used. */
  operation(id: string): Operation | { problems: Problem[] };
}

export interface Operation {
  call: Omit<NonNullable<PackTool["call"]>, "headers">;
  /** What its parameters say; null where one of them is more than a model can be asked for. */
  inputSchema: InputSchema | null;
  /** Names that stand in the path. */
  path: string[];
}

const METHODS = ["get", "put", "post", "delete", "patch", "head", "options", "trace"];
const MOST_DESCRIBED = 120;

const documentSchema = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d+$/, "use OpenAPI 3.1: openapi: 3.1.0"),
  servers: z.array(
    z.looseObject({
      url: z.string().regex(/^https:\/\/[^{}\s]+$/, "write the whole address of the service, https://…"),
    }),
    { error: "add the service's address: servers: [{ url: https://… }]" },
  ).min(1, "add the service's address"),
  paths: z.record(z.string().startsWith("/"), z.record(z.string(), z.unknown())),
});
const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.enum(["path", "query", "header", "cookie"]),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: z.unknown(),
});

/** @param text YAML, of which JSON is a part */
export function readOpenApi(file: string, text: string): ApiDocument | { problems: Problem[] } {
  const yaml = readYaml(file, text);
  if ("problems" in yaml) return yaml;
  const remote = findRemote(yaml.value).map((path) =>
    problem(file, yaml, path, "refers to another document: copy it in here")
  );
  if (remote.length > 0) return { problems: remote };
  const { data, error } = documentSchema.safeParse(yaml.value);
  if (error) return { problems: problemsOf(file, yaml, error.issues) };
  const operations = Object.entries(data.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const { operationId, parameters } = Object(item[method]) as { operationId?: string; parameters?: unknown };
      return {
        place: ["paths", path, method],
        path,
        method,
        operationId,
        listed: [item.parameters, parameters].flat(),
      };
    })
  );
  const ids = operations.flatMap(({ operationId }) => operationId ?? []).join(", ");
  const server = data.servers[0]!.url.replace(/\/$/, "");
  return {
    file,
    operation(id) {
      const [found, twin] = operations.filter(({ operationId }) => operationId === id);
      if (!found) return { problems: [{ file, line: 1, message: `has no operation ${id}: it has ${ids}` }] };
      const { place, path, method } = found;
      if (twin) {
        return { problems: [problem(file, yaml, twin.place, `${id} is the id of another operation too: rename one`)] };
      }
      if (method !== "get") {
        return {
          problems: [problem(file, yaml, place, `${id} is a ${method.toUpperCase()}: a pack only reads; use a GET`)],
        };
      }
      try {
        const parameters = found.listed.filter((one) => one !== undefined).map((one) =>
          parameterSchema.parse(resolve(data, one))
        );
        return operationOf(data, `${server}${path}`, parameters);
      } catch (cause) {
        const reason = cause instanceof z.ZodError ? cause.issues[0]!.message : (cause as Error).message;
        return { problems: [problem(file, yaml, place, `${id}: a parameter cannot be read: ${reason}`)] };
      }
    },
  };
}

type Parameter = z.infer<typeof parameterSchema>;

function operationOf(document: object, url: string, parameters: Parameter[]): Operation {
  const needed = parameters.find((one) => one.required && (one.in === "header" || one.in === "cookie"));
  if (needed) throw new Error(`${needed.name} is sent as ${needed.in}: put it into headers of tools.yaml`);
  const sent = parameters.filter((one) => one.in === "path" || one.in === "query");
  const path = [...url.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
  const unknown = path.find((name) => !sent.some((one) => one.in === "path" && one.name === name));
  if (unknown !== undefined) throw new Error(`{${unknown}} of the path is not among the parameters`);
  const schema = inputSchema.safeParse({
    type: "object",
    properties: Object.fromEntries(sent.map((one) => [one.name, argumentOf(document, one)])),
    required: sent.filter((one) => one.required || one.in === "path").map(({ name }) => name),
  });
  return {
    call: { url, query: sent.filter((one) => one.in === "query").map(({ name }) => name) },
    inputSchema: schema.data ?? null,
    path,
  };
}

/** What a document of somebody else's says of a parameter; its words are one short line. */
function argumentOf(document: object, { schema, description }: Parameter): Partial<ToolArgument> {
  const { type, enum: values, minimum, maximum, format } = resolve(document, schema) as Record<string, never>;
  return {
    type,
    ...(description !== undefined && { description: oneLine(description.replace(/[<>]/g, ""), MOST_DESCRIBED) }),
    ...(values !== undefined && { enum: values }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(format === "date" && { format }),
  };
}

const DEEPEST = 20;

/** What a local reference means. @throws Error where it leads nowhere, or in a circle */
function resolve(document: object, value: unknown): object {
  let at = value;
  for (let steps = 0; steps < DEEPEST; steps++) {
    const reference = (Object(at) as { $ref?: unknown }).$ref;
    if (typeof reference !== "string") return Object(at);
    const keys = reference.slice(2).split("/").map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    at = keys.reduce<unknown>((holder, key) => (Object(holder) as Record<string, unknown>)[key], document);
    if (at === undefined) throw new Error(`${reference} is not in this document`);
  }
  throw new Error("its references go round in a circle");
}

/** Where the document refers to something that is not in it. */
function findRemote(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null || path.length > 60) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === "$ref" && typeof member === "string" && !member.startsWith("#/")
      ? [[...path, key]]
      : findRemote(member, [...path, key])
  );
}

function problem(file: string, yaml: YamlFile, path: readonly PropertyKey[], message: string): Problem {
  return { file, line: yaml.lineOf(path), message };
}
