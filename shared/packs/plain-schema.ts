import { oneLine } from "../writing/one-line.ts";
import { type InputSchema, inputSchemaSchema, type ToolArgument } from "../tools/manifest.ts";

/** A JSON Schema from an OpenAPI document or an MCP server. Nothing in it is checked yet. */
export interface ForeignSchema {
  type?: unknown;
  description?: unknown;
  enum?: unknown;
  format?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  maxLength?: unknown;
  items?: unknown;
  properties?: unknown;
  required?: unknown;
}

const MOST_DESCRIBED = 120;

/** A text of others as one short line. Without < and >, it cannot pass for one of the prompt's own tags. */
export function shortLine(text: string, most = MOST_DESCRIBED): string {
  return oneLine(text.replace(/[<>]/g, ""), most);
}

/**
 * Reads the schema of one argument. The result is not checked yet: `inputSchema` decides whether a model can be asked for it.
 *
 * @param resolve follows `$ref`, if the schema may have any
 */
export function argumentFrom(
  value: unknown,
  resolve: (value: unknown) => object = Object,
  isItem = false,
): Partial<ToolArgument> {
  const { type, description, enum: values, minimum, maximum, maxLength, format, items }: ForeignSchema = resolve(value);
  return {
    type,
    ...(typeof description === "string" && description !== "" && { description: shortLine(description) }),
    // Lists inside lists are not supported, and a schema that refers to itself would never end.
    ...(type === "array" && !isItem && { items: argumentFrom(items, resolve, true) }),
    ...(values !== undefined && { enum: values }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(type === "string" && typeof maxLength === "number" && { maxLength: Math.min(maxLength, 4000) }),
    ...(format === "date" && { format }),
  } as Partial<ToolArgument>;
}

/** Reads an object's schema as a tool's arguments; null when a model cannot be asked for one of them. */
export function inputSchemaFrom(value: unknown, resolve: (value: unknown) => object = Object): InputSchema | null {
  const { type, properties, required }: ForeignSchema = resolve(value);
  if (type !== "object") return null;
  return inputSchemaSchema.safeParse({
    type,
    properties: Object.fromEntries(
      Object.entries(Object(properties)).map(([name, member]) => [name, argumentFrom(member, resolve)]),
    ),
    required: required ?? [],
  }).data ?? null;
}
