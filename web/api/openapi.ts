/** The parts of openapi.json that the page shows. */
export interface ApiDocument {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Record<string, unknown> };
}

export interface ApiOperation {
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: unknown }> }>;
}

/** One request that a client may send. */
export interface ApiRequest {
  method: string;
  path: string;
  operation: ApiOperation;
}

export interface ApiGroup {
  tag: string;
  requests: ApiRequest[];
}

/** The requests by their first tag, in the document's order; those that hold the words, where there are any. */
export function groupRequests({ paths }: ApiDocument, words = ""): ApiGroup[] {
  const wanted = words.trim().toLowerCase().split(/\s+/);
  const groups = new Map<string, ApiRequest[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const text = `${method} ${path} ${operation.summary} ${operation.description ?? ""}`.toLowerCase();
      if (!wanted.every((word) => text.includes(word))) continue;
      const tag = operation.tags[0] ?? "";
      groups.set(tag, [...groups.get(tag) ?? [], { method: method.toUpperCase(), path, operation }]);
    }
  }
  return [...groups].map(([tag, requests]) => ({ tag, requests }));
}

/** A schema with the rows that it only names (`$ref`) written out. */
export function withRows(schema: unknown, api: ApiDocument): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withRows(one, api));
  if (typeof schema !== "object" || schema === null) return schema;
  if ("$ref" in schema) return api.components.schemas[String(schema.$ref).split("/").at(-1)!];
  return Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, withRows(one, api)]));
}

/** The request as a command of curl; `$URL`, `$KEY` and `$TOKEN` stand for what differs. */
export function curlOf({ method, path, operation }: ApiRequest): string {
  const needsToken = operation.security === undefined || operation.security.some((one) => "token" in one);
  return [
    `curl ${method === "GET" ? "" : `-X ${method} `}"$URL${path}"`,
    `-H "apikey: $KEY"`,
    ...(needsToken ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...(operation.requestBody ? [`-H 'Content-Type: application/json' -d '{ … }'`] : []),
  ].join(" \\\n  ");
}
