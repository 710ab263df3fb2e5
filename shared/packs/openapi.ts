import { z } from "zod";
import { placeholdersIn } from "../outside/address-template.ts";
import { isAllowedAddress, PUBLIC_NAME_HINT } from "../outside/read-outside.ts";
import { type InputSchema, inputSchemaSchema, type ToolArgument } from "../tools/manifest.ts";
import { HTTP_METHODS, type PackTool } from "./pack.ts";
import { argumentFrom, type ForeignSchema, inputSchemaFrom } from "./plain-schema.ts";
import { type Problem, problemsOf, readYaml, type YamlFile } from "./read-yaml.ts";

/** An OpenAPI document whose operations are looked up by id. */
export interface ApiDocument {
  file: string;
  operationIds: string[];
  /** The call and the arguments of an operation, or why it cannot be used. `id` has to be one of `operationIds`. */
  operation(id: string): DocumentedOperation | { problems: Problem[] };
}

export interface DocumentedOperation {
  call: Omit<NonNullable<PackTool["call"]>, "headers">;
  /** The arguments from its parameters and its body; null when a model cannot be asked for one of them. */
  inputSchema: InputSchema | null;
  /** The names in the path's `{name}` places. */
  path: string[];
}

const ALL_METHODS = [...HTTP_METHODS, "HEAD", "OPTIONS", "TRACE"] as const;
const JSON_TYPE = "application/json";

const documentSchema = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d+$/, "use OpenAPI 3.1: openapi: 3.1.0"),
  servers: z.array(
    z.looseObject({
      url: z.string().regex(/^https:\/\/[^{}\s]+$/, "write the whole address of the service, https://…")
        .refine(isAllowedAddress, PUBLIC_NAME_HINT),
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

/** Reads an OpenAPI document. @param text YAML or JSON, which is also valid YAML */
export function readOpenApi(file: string, text: string): ApiDocument | { problems: Problem[] } {
  const yaml = readYaml(file, text);
  if ("problems" in yaml) return yaml;
  const external = findExternalReferences(yaml.value).map((path) =>
    problem(file, yaml, path, "refers to another document: copy it in here")
  );
  if (external.length > 0) return { problems: external };
  const { data, error } = documentSchema.safeParse(yaml.value);
  if (error) return { problems: problemsOf(file, yaml, error.issues) };
  const operations = Object.entries(data.paths).flatMap(([path, item]) =>
    ALL_METHODS.filter((method) => method.toLowerCase() in item).map((method) => {
      const key = method.toLowerCase();
      const operation = Object(item[key]) as { operationId?: string; parameters?: unknown; requestBody?: unknown };
      return {
        place: ["paths", path, key],
        path,
        method,
        operationId: operation.operationId,
        parameters: [item.parameters, operation.parameters].flat(),
        body: operation.requestBody,
      };
    })
  );
  const server = data.servers[0]!.url.replace(/\/$/, "");
  const read = (id: string): DocumentedOperation | { problems: Problem[] } => {
    const [found, second] = operations.filter(({ operationId }) => operationId === id);
    const { place, path, method } = found!;
    if (second) {
      return {
        problems: [problem(file, yaml, second.place, `${id} is the id of another operation too: rename one`)],
      };
    }
    const callable = HTTP_METHODS.find((one) => one === method);
    if (!callable) {
      const message = `${id} is a ${method}: use a GET, POST, PUT, PATCH or DELETE`;
      return { problems: [problem(file, yaml, place, message)] };
    }
    try {
      const parameters = found!.parameters.filter((one) => one !== undefined).map((one) =>
        parameterSchema.parse(resolve(data, one))
      );
      const body = callable === "GET" ? null : bodyOf(data, found!.body);
      return operationOf(data, { method: callable, url: `${server}${path}` }, parameters, body);
    } catch (cause) {
      const reason = cause instanceof z.ZodError ? cause.issues[0]!.message : (cause as Error).message;
      return { problems: [problem(file, yaml, place, `${id} cannot be called: ${reason}`)] };
    }
  };
  // Many tools may name one operation.
  const known = new Map<string, DocumentedOperation | { problems: Problem[] }>();
  return {
    file,
    operationIds: operations.flatMap(({ operationId }) => operationId ?? []),
    operation(id) {
      const operation = known.get(id) ?? read(id);
      known.set(id, operation);
      return operation;
    },
  };
}

type Parameter = z.infer<typeof parameterSchema>;

/** The schema of the object that is sent as JSON; null when there is no body. @throws Error for any other kind of body */
function bodyOf(document: object, requestBody: unknown): ForeignSchema | null {
  if (requestBody === undefined) return null;
  const { content } = bodySchema.parse(resolve(document, requestBody));
  const json = content[JSON_TYPE];
  if (!json) throw new Error(`its body is ${Object.keys(content).join(", ") || "nothing"}: only ${JSON_TYPE} is sent`);
  const schema: ForeignSchema = resolve(document, json.schema);
  if (schema.type !== "object") throw new Error("its body has to be an object with properties");
  return schema;
}

function operationOf(
  document: object,
  target: Pick<DocumentedOperation["call"], "method" | "url">,
  parameters: Parameter[],
  body: ForeignSchema | null,
): DocumentedOperation {
  const header = parameters.find((one) => one.required && (one.in === "header" || one.in === "cookie"));
  if (header) throw new Error(`${header.name} is sent as ${header.in}: put it into headers of tools.yaml`);
  const sent = parameters.filter((one) => one.in === "path" || one.in === "query");
  const path = placeholdersIn(target.url);
  const unknown = path.find((name) => !sent.some((one) => one.in === "path" && one.name === name));
  if (unknown !== undefined) throw new Error(`{${unknown}} of the path is not among the parameters`);
  const properties = Object.keys(Object(body?.properties));
  const repeated = properties.find((name) => sent.some((one) => one.name === name));
  if (repeated !== undefined) throw new Error(`${repeated} stands in the address and in the body: rename one`);
  const inBody = body && inputSchemaFrom(body, (value) => resolve(document, value));
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
  return argumentFrom({ ...resolve(document, schema), description }, (value) => resolve(document, value));
}

const MOST_REFERENCES = 20;
const LONGEST_REFERENCE = 500;
/** The most steps of one reference: "#/components/schemas/Name" has three. */
const MOST_STEPS = 20;

/** Follows a local `$ref`, and those that it leads to. @throws Error when one leads nowhere or in a circle, or is too long */
function resolve(document: object, value: unknown): object {
  let target = value;
  for (let count = 0; count < MOST_REFERENCES; count++) {
    const reference = (Object(target) as { $ref?: unknown }).$ref;
    if (typeof reference !== "string") return Object(target);
    const keys = reference.length > LONGEST_REFERENCE ? [] : reference.slice(2).split("/", MOST_STEPS + 1);
    if (keys.length === 0 || keys.length > MOST_STEPS) throw new Error("one of its references is too long");
    target = keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~")).reduce<unknown>(memberOf, document);
    if (target === undefined) throw new Error(`${reference} is not in this document`);
  }
  throw new Error("its references go round in a circle");
}

/** What a list or an object itself holds: nothing of a text, and nothing inherited. */
function memberOf(holder: unknown, key: string): unknown {
  return typeof holder === "object" && holder !== null && Object.hasOwn(holder, key)
    ? (holder as Record<string, unknown>)[key]
    : undefined;
}

/** The paths of all `$ref` that refer to another document. */
function findExternalReferences(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null || path.length > 60) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === "$ref" && typeof member === "string" && !member.startsWith("#/")
      ? [[...path, key]]
      : findExternalReferences(member, [...path, key])
  );
}

function problem(file: string, yaml: YamlFile, path: readonly PropertyKey[], message: string): Problem {
  return { file, line: yaml.lineOf(path), message };
}
