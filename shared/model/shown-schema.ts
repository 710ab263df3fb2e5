import type { JSONSchema7 } from "ai";
import { z } from "zod";

// Every word of a schema is paid for in every turn. What else is not allowed means nothing to a model that goes by names and
// descriptions; patterns and bounds are mostly not shown to it: where they matter, a description says them.
const UNSEEN = [
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "maxItems",
  "propertyNames",
] as const;

/** The shape of arguments as a model is shown it: what a schema asks for, without what a model makes no use of. */
export function shownSchema(schema: z.ZodType): JSONSchema7 {
  const { $schema: _, ...shown } = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema }) => {
      for (const key of UNSEEN) delete jsonSchema[key];
      delete jsonSchema.additionalProperties;
    },
  });
  return shown as JSONSchema7;
}
