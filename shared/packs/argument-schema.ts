import { z } from "zod";
import { plainText } from "../database/plain-text.ts";
import { day } from "../tools/arguments.ts";
import type { JsonObject } from "../tools/definition.ts";
import type { InputSchema, ToolArgument } from "../tools/manifest.ts";

const LONGEST_TEXT = 500;

/** Turns the argument types of a manifest into a zod schema, so that calls are read and corrected like those of built-in tools. */
export function argumentSchema({ properties, required }: InputSchema): z.ZodType<JsonObject> {
  return z.object(Object.fromEntries(
    Object.entries(properties).map(([name, argument]) => {
      const schema = valueSchema(argument);
      return [name, required.includes(name) ? schema : schema.optional()];
    }),
  ));
}

function valueSchema(argument: ToolArgument): z.ZodType {
  const { description } = argument;
  const schema = argument.type === "array"
    ? z.array(valueSchema(argument.items)).max(argument.maxItems ?? 100)
    : scalarSchema(argument);
  return description === undefined ? schema : schema.describe(description);
}

function scalarSchema(argument: Exclude<ToolArgument, { type: "array" }>): z.ZodType {
  if (argument.type === "boolean") return z.boolean();
  if (argument.type !== "string") return numberSchema(argument);
  if (argument.enum) return z.enum(argument.enum);
  return argument.format === "date" ? day : plainText(argument.maxLength ?? LONGEST_TEXT);
}

function numberSchema({ type, minimum = -1e12, maximum = 1e12 }: Exclude<ToolArgument, { type: "array" }>): z.ZodType {
  const isInteger = type === "integer";
  const error = `use um número${isInteger ? " inteiro" : ""} de ${minimum} a ${maximum}`;
  return (isInteger ? z.int({ error }) : z.number({ error })).min(minimum, { error }).max(maximum, { error });
}
