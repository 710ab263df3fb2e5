import { oneLine } from "../writing/one-line.ts";
import { type InputSchema, inputSchemaSchema, type ToolArgument } from "../tools/manifest.ts";

/** A JSON Schema that somebody else wrote. */
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

/** Words of others as one short line, without what could be taken for marks of ours. */
export function shortLine(text: string, most = MOST_DESCRIBED): string {
  return oneLine(text.replace(/[<>]/g, ""), most);
}

/**
 * What somebody else's schema says of one argument; whether a model can be asked for it is for `inputSchema` to say.
 *
 * @param resolve follows references, where there may be any
 */
export function plainArgument(
  value: unknown,
  resolve: (value: unknown) => object = Object,
  isItem = false,
): Partial<ToolArgument> {
  const { type, description, enum: values, minimum, maximum, maxLength, format, items }: ForeignSchema = resolve(value);
  return {
    type,
    ...(typeof description === "string" && description !== "" && { description: shortLine(description) }),
    // A list of lists is more than a model is asked for, and may go on for ever.
    ...(type === "array" && !isItem && { items: plainArgument(items, resolve, true) }),
    ...(values !== undefined && { enum: values }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(type === "string" && typeof maxLength === "number" && { maxLength: Math.min(maxLength, 4000) }),
    ...(format === "date" && { format }),
  } as Partial<ToolArgument>;
}

/** The properties of an object's schema as arguments; null where one of them is more than a model can be asked for. */
export function plainArguments(value: unknown, resolve: (value: unknown) => object = Object): InputSchema | null {
  const { type, properties, required }: ForeignSchema = resolve(value);
  if (type !== "object") return null;
  return inputSchemaSchema.safeParse({
    type,
    properties: Object.fromEntries(
      Object.entries(Object(properties)).map(([name, member]) => [name, plainArgument(member, resolve)]),
    ),
    required: required ?? [],
  }).data ?? null;
}
