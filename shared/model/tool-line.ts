import type { JSONSchema7 } from "ai";
import { shownSchema } from "./shown-schema.ts";
import type { ModelTool } from "./stream-step.ts";

/**
 * A tool on one line, for a model that gets its tools in the prompt: name, description, and the arguments as JSON, by name and type.
 * It is half as long as the JSON schema that a model is shown, and leaves out nothing of it.
 *
 * @example
 * `create_expense: Registra um gasto {"amount":"number","category":"food|other","date?":"string (AAAA-MM-DD)"}`
 */
export function toolLine({ name, description, inputSchema }: ModelTool): string {
  return `${name}: ${description} ${JSON.stringify(shapeOf(shownSchema(inputSchema)))}`;
}

type Shape = string | Shape[] | { [name: string]: Shape };

function shapeOf({ type, enum: values, description, properties, required = [], items }: JSONSchema7): Shape {
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        required.includes(name) ? name : `${name}?`,
        shapeOf(property as JSONSchema7),
      ]),
    );
  }
  if (items) {
    const item = shapeOf(items as JSONSchema7);
    return description === undefined ? [item] : [item, description];
  }
  const kind = values?.join("|") ?? String(type ?? "any");
  return description === undefined ? kind : `${kind} (${description})`;
}
