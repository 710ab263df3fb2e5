import { z } from "zod";
import { mayBeAsked, PUBLIC_NAME } from "../outside/read-outside.ts";
import { type InputSchema, inputSchemaSchema, type ToolArgument } from "../tools/manifest.ts";
import { METHODS, type PackTool } from "./pack.ts";
import { type ForeignSchema, plainArgument, plainArguments } from "./plain-schema.ts";
import { type Problem, problemsOf, readYaml, type YamlFile } from "./read-yaml.ts";

/** An OpenAPI document, of which operations can be taken by their id. */
export interface ApiDocument {
  file: string;
  operationIds: string[];
  /** What one of these operations is called by and takes, or why it cannot be used. */
  operation(id: string): Operation | { problems: Problem[] };
}

export interface Operation {
  call: Omit<NonNullable<PackTool["call"]>, "headers">;
  /** What its parameters and its body say; null where one of them is more than a model can be asked for. */
  inputSchema: InputSchema | null;
  /** Names that stand in the path. */
  path: string[];
}

const ALL_METHODS = [...METHODS, "HEAD", "OPTIONS", "TRACE"] as const;
const JSON_TYPE = "application/json";

const documentSchema = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d+$/, "use OpenAPI 3.1: openapi: 3.1.0"),
  servers: z.array(
    z.looseObject({
      url: z.string().regex(/^https:\/\/[^{}\s]+$/, "write the whole address of the service, https://…")
        .refine(mayBeAsked, PUBLIC_NAME),
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

const bodySchema = z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown().optional() })) });

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
    ALL_METHODS.filter((method) => method.toLowerCase() in item).map((method) => {
      const key = method.toLowerCase();
      const told = Object(item[key]) as { operationId?: string; parameters?: unknown; requestBody?: unknown };
      return {
        place: ["paths", path, key],
        path,
        method,
        operationId: told.operationId,
        listed: [item.parameters, told.parameters].flat(),
        body: told.requestBody,
      };
    })
  );
  const server = data.servers[0]!.url.replace(/\/$/, "");
  return {
    file,
    operationIds: operations.flatMap(({ operationId }) => operationId ?? []),
    operation(id) {
      const [found, twin] = operations.filter(({ operationId }) => operationId === id);
      const { place, path, method } = found!;
      if (twin) {
        return { problems: [problem(file, yaml, twin.place, `${id} is the id of another operation too: rename one`)] };
      }
      const callable = METHODS.find((one) => one === method);
      if (!callable) {
        const message = `${id} is a ${method}: use a GET, POST, PUT, PATCH or DELETE`;
        return { problems: [problem(file, yaml, place, message)] };
      }
      try {
        const parameters = found!.listed.filter((one) => one !== undefined).map((one) =>
          parameterSchema.parse(resolve(data, one))
        );
        const body = callable === "GET" ? null : bodyOf(data, found!.body);
        return operationOf(data, { method: callable, url: `${server}${path}` }, parameters, body);
      } catch (cause) {
        const reason = cause instanceof z.ZodError ? cause.issues[0]!.message : (cause as Error).message;
        return { problems: [problem(file, yaml, place, `${id} cannot be called: ${reason}`)] };
      }
    },
  };
}

type Parameter = z.infer<typeof parameterSchema>;

/** What is sent as JSON: the schema of an object, null where nothing is. @throws Error for any other kind of body */
function bodyOf(document: object, told: unknown): ForeignSchema | null {
  if (told === undefined) return null;
  const { content } = bodySchema.parse(resolve(document, told));
  const json = content[JSON_TYPE];
  if (!json) throw new Error(`its body is ${Object.keys(content).join(", ") || "nothing"}: only ${JSON_TYPE} is sent`);
  const schema: ForeignSchema = resolve(document, json.schema);
  if (schema.type !== "object") throw new Error("its body has to be an object with properties");
  return schema;
}

function operationOf(
  document: object,
  target: Pick<Operation["call"], "method" | "url">,
  parameters: Parameter[],
  body: ForeignSchema | null,
): Operation {
  const needed = parameters.find((one) => one.required && (one.in === "header" || one.in === "cookie"));
  if (needed) throw new Error(`${needed.name} is sent as ${needed.in}: put it into headers of tools.yaml`);
  const sent = parameters.filter((one) => one.in === "path" || one.in === "query");
  const path = [...target.url.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
  const unknown = path.find((name) => !sent.some((one) => one.in === "path" && one.name === name));
  if (unknown !== undefined) throw new Error(`{${unknown}} of the path is not among the parameters`);
  const properties = Object.keys(Object(body?.properties));
  const twin = properties.find((name) => sent.some((one) => one.name === name));
  if (twin !== undefined) throw new Error(`${twin} stands in the address and in the body: rename one`);
  const inBody = body && plainArguments(body, (value) => resolve(document, value));
  const schema = inputSchemaSchema.safeParse({
    type: "object",
    properties: {
      ...Object.fromEntries(sent.map((one) => [one.name, argumentOf(document, one)])),
      ...inBody?.properties,
    },
    required: [
      ...sent.filter((one) => one.required || one.in === "path").map(({ name }) => name),
      ...inBody?.required ?? [],
    ],
  });
  return {
    call: { ...target, query: sent.filter((one) => one.in === "query").map(({ name }) => name), body: properties },
    inputSchema: body && !inBody ? null : schema.data ?? null,
    path,
  };
}

function argumentOf(document: object, { schema, description }: Parameter): Partial<ToolArgument> {
  return plainArgument({ ...resolve(document, schema), description }, (value) => resolve(document, value));
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
