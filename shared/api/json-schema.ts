import { z } from "zod";

export type Json = Record<string, unknown>;

/** A check that JSON Schema cannot say is left out, and a pattern where the format says the same; the server's sentence says it. */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output" = "input"): unknown {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return described;
}

const JSON_TYPES: Record<string, Json> = {
  text: { type: "string" },
  uuid: { type: "string", format: "uuid" },
  date: { type: "string", format: "date" },
  "timestamp with time zone": { type: "string", format: "date-time" },
  boolean: { type: "boolean" },
  integer: { type: "integer" },
  smallint: { type: "integer" },
  bigint: { type: "integer" },
  numeric: { type: "number" },
  "double precision": { type: "number" },
  jsonb: {},
};

/** A type of Postgres as JSON has it, with the only values if they are few. */
export function jsonTypeOf({ type, values }: { type: string; values?: string[] }): Json {
  if (type.endsWith("[]")) return { type: "array", items: jsonTypeOf({ type: type.slice(0, -2), values }) };
  return { ...JSON_TYPES[type] ?? { type: "string" }, ...(values && { enum: values }) };
}

/** What rpcs and tables answer when they refuse. */
export const REST_ERROR =
  "{ code, message, hint, details }. Of the project's own: code PT<status>, a sentence in pt-BR, hint the stable code, details a " +
  "string of JSON. Else a code of Postgres or PostgREST and a sentence in English";
