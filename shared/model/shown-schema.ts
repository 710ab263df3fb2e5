import type { JSONSchema7 } from "ai";
import { z } from "zod";

// Every word of a schema is paid for in every turn. A model goes by names and descriptions, and providers show it few patterns and
// bounds. Where they matter, a description says them.
const OMITTED_KEYS = [
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
 * The JSON schema of arguments as a model is shown it, without the keys that a model does not use. A schema may leave out more:
 * `meta({ shown: false })` hides an argument, which is still accepted. `meta({ valuesIn: "add_knowledge" })` hides an enum's values,
 * because the tool of this name, or the description, already lists them.
 */
export function shownSchema(schema: z.ZodType): JSONSchema7 {
  const { $schema: _, ...shown } = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema }) => {
      for (const key of OMITTED_KEYS) delete jsonSchema[key];
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
