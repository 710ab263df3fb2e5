import type { Answer, Operation } from "./operation.ts";
import { MEMORY_ANSWERS } from "./memory-answers.ts";
import { OPERATIONS } from "./operations.ts";
import { describeTable, rowSchema } from "./describe-table.ts";
import { type Json, jsonTypeOf, REST_ERROR, toJsonSchema } from "./json-schema.ts";
import { groupRpcs } from "./rpc-topics.ts";

/** A function of the database that a signed-in person may call, as the catalog has it. */
export interface RpcDescription {
  name: string;
  comment: string;
  /** Name, Postgres type, whether the call may leave it out, and the only values it takes, if they are few. */
  args: { name: string; type: string; optional: boolean; values?: string[] }[];
}

/** A table that a signed-in person may read or write over REST. */
export interface TableDescription {
  name: string;
  comment: string;
  rights: ("select" | "insert" | "update" | "delete")[];
  columns: ColumnDescription[];
}

export interface ColumnDescription {
  name: string;
  /** Of Postgres. */
  type: string;
  nullable: boolean;
  /** An insert may leave it out. */
  optional: boolean;
  /** The person may write it: it is not computed, and granted. */
  writable: boolean;
  /** The only values it takes, if they are few. */
  values?: string[];
}

/** The OpenAPI 3.1 document of all edge functions, rpcs and tables that a client may use. */
export function buildDocument(rpcs: readonly RpcDescription[], tables: readonly TableDescription[]): Json {
  const paths: Record<string, Json> = {};
  for (const operation of OPERATIONS) {
    (paths[`/functions/v1${operation.path}`] ??= {})[operation.method] = describeOperation(operation);
  }
  for (const topic of groupRpcs(rpcs)) {
    for (const rpc of topic.rpcs) paths[`/rest/v1/rpc/${rpc.name}`] = { post: describeRpc(rpc, topic.title) };
  }
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
      schemas: Object.fromEntries(tables.map((table) => [table.name, rowSchema(table)])),
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

function describeRpc({ name, comment, args }: RpcDescription, topic: string): Json {
  const answer = MEMORY_ANSWERS[name];
  return {
    tags: [`rpc: ${topic}`],
    summary: name,
    description: comment,
    requestBody: {
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: Object.fromEntries(args.map((arg) => [arg.name, jsonTypeOf(arg)])),
            required: args.filter(({ optional }) => !optional).map((arg) => arg.name),
            additionalProperties: false,
          },
        },
      },
    },
    responses: {
      200: answer ? describeAnswer({ description: "as the description says", schema: answer }) : {
        description: "as the description says",
      },
      default: { description: REST_ERROR },
    },
  };
}
