import type { LanguageModelV4FunctionTool } from "@ai-sdk/provider";
import { z } from "zod";

/** A schema in the form providers take. */
export type JsonSchema = LanguageModelV4FunctionTool["inputSchema"];

const known = new WeakMap<z.ZodType, JsonSchema>();

/** What a model is shown of a zod schema: the shape that is put in, before defaults and transformations. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  const shown = known.get(schema) ?? z.toJSONSchema(schema, { io: "input", target: "draft-7" }) as JsonSchema;
  known.set(schema, shown);
  return shown;
}
