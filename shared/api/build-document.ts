import { z } from "zod";
import type { Answer, Operation } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";

/** A function of the database that a signed-in person may call, as the catalog has it. */
export interface RpcDescription {
  name: string;
  comment: string;
  /** Name, Postgres type, and whether the call may leave it out. */
  args: { name: string; type: string; optional: boolean }[];
}

/** A table that a signed-in person may read or write over REST. */
export interface TableDescription {
  name: string;
  comment: string;
  rights: ("select" | "insert" | "update" | "delete")[];
}

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of all edge functions, rpcs and tables that a client may use. */
export function buildDocument(rpcs: readonly RpcDescription[], tables: readonly TableDescription[]): Json {
  const paths: Record<string, Json> = {};
  for (const operation of OPERATIONS) {
    (paths[`/functions/v1${operation.path}`] ??= {})[operation.method] = describeOperation(operation);
  }
  for (const rpc of rpcs) paths[`/rest/v1/rpc/${rpc.name}`] = { post: describeRpc(rpc) };
  for (const table of tables) paths[`/rest/v1/${table.name}`] = describeTable(table);
  return {
    openapi: "3.1.0",
    info: {
      title: "Life Assistant",
      version: "1.0",
      description: "Every request carries `apikey: <publishable key>` and, where it is for a person, " +
        "`Authorization: Bearer <their access token>` from Supabase Auth (`POST /auth/v1/token?grant_type=password`). A guide: /api.md.",
    },
    servers: [{ url: "https://{ref}.supabase.co", variables: { ref: { default: "project" } } }],
    security: [{ token: [], apikey: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        apikey: { type: "apiKey", in: "header", name: "apikey" },
      },
    },
  };
}

const SECURITY = { token: [{ token: [], apikey: [] }], secret: [{ apikey: [] }], none: [{ apikey: [] }] };

function describeOperation({ path, summary, description, auth, query, body, answers }: Operation): Json {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const queryShape = query ? toJsonSchema(query) as { properties?: Json; required?: string[] } : {};
  return {
    tags: [path.split("/")[1]],
    summary,
    ...(description && { description }),
    security: SECURITY[auth],
    parameters: [
      ...names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
      ...Object.entries(queryShape.properties ?? {}).map(([name, schema]) => ({ name, in: "query", schema })),
    ],
    ...(body && { requestBody: { required: true, content: { "application/json": { schema: toJsonSchema(body) } } } }),
    responses: Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, describeAnswer(answer)])),
  };
}

function describeAnswer({ description, schema, mediaType }: Answer): Json {
  const content = {
    ...(schema && { "application/json": { schema: toJsonSchema(schema, "output") } }),
    ...(mediaType && mediaType !== "application/json" && { [mediaType]: { schema: { type: "string" } } }),
  };
  return { description, ...(Object.keys(content).length > 0 && { content }) };
}

/** A check that JSON Schema cannot say is left out; the server's sentence says it. */
function toJsonSchema(schema: z.ZodType, io: "input" | "output" = "input"): unknown {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" });
  return described;
}

const JSON_TYPES: Record<string, Json> = {
  text: { type: "string" },
  uuid: { type: "string", format: "uuid" },
  date: { type: "string", format: "date" },
  "timestamp with time zone": { type: "string", format: "date-time" },
  boolean: { type: "boolean" },
  integer: { type: "integer" },
  bigint: { type: "integer" },
  numeric: { type: "number" },
  "double precision": { type: "number" },
  jsonb: {},
};

function jsonTypeOf(type: string): Json {
  return type.endsWith("[]")
    ? { type: "array", items: jsonTypeOf(type.slice(0, -2)) }
    : JSON_TYPES[type] ?? { type: "string" };
}

function describeRpc({ name, comment, args }: RpcDescription): Json {
  return {
    tags: ["rpc"],
    summary: name,
    description: comment,
    requestBody: {
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: Object.fromEntries(args.map((arg) => [arg.name, jsonTypeOf(arg.type)])),
            required: args.filter(({ optional }) => !optional).map((arg) => arg.name),
            additionalProperties: false,
          },
        },
      },
    },
    responses: { 200: { description: "as the description says" }, default: { description: REST_ERROR } },
  };
}

const REST_ERROR =
  "{ code: PT<status> or a code of Postgres, message: a sentence in pt-BR, hint: the stable code, details }";
const METHODS = { select: "get", insert: "post", update: "patch", delete: "delete" } as const;

function describeTable({ name, comment, rights }: TableDescription): Json {
  return Object.fromEntries(rights.map((right) => [METHODS[right], {
    tags: ["tables"],
    summary: `${right} ${name}`,
    description: comment,
    responses: { 200: { description: "rows of the signed-in person alone" }, default: { description: REST_ERROR } },
  }]));
}
