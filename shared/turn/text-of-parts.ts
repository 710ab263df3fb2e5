import type { JsonObject } from "../tools/definition.ts";

/** The words of a message's parts. */
export function textOfParts(parts: readonly JsonObject[]): string {
  return parts.flatMap(({ type, text }) => type === "text" ? [String(text)] : []).join("\n");
}
