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
  "default",
] as const;

/**
 * The shape of arguments as a model is shown it: what a schema asks for, without what a model makes no use of. A schema may
 * say so itself: `meta({ shown: false })` is taken and not asked for; `meta({ valuesIn: "add_knowledge" })` says where the values
 * stand that are not listed again, in an argument of this name or in the description.
 */
export function shownSchema(schema: z.ZodType): JSONSchema7 {
  const { $schema: _, ...shown } = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema }) => {
      for (const key of UNSEEN) delete jsonSchema[key];
      delete jsonSchema.additionalProperties;
      for (const [name, property] of Object.entries(jsonSchema.properties ?? {})) {
        if (typeof property === "object" && property.shown === false) delete jsonSchema.properties?.[name];
      }
      if (typeof jsonSchema.valuesIn !== "string") return;
      delete jsonSchema.enum;
      delete jsonSchema.valuesIn;
    },
  });
  return shown as JSONSchema7;
}
