import type { LookUpResult } from "../tools/definition.ts";
import type { PackTool } from "./pack.ts";

/** The field of a result that holds the notes about the service, next to the fields of its answer. */
export const QUIRKS_FIELD = "service_notes";

/** Adds the notes about the service to the result or the refusal of a call. */
export function withQuirks({ quirks }: Pick<PackTool, "quirks">, found: LookUpResult): LookUpResult {
  if (!quirks) return found;
  const notes = describeQuirks(quirks);
  if ("refused" in found) return { toldToPerson: found.refused, ...found, refused: `${found.refused} ${notes}` };
  if (!("args" in found)) return found;
  return { args: { result: { ...Object(found.args.result), [QUIRKS_FIELD]: notes } } };
}

function describeQuirks({ payload, fields = {}, limitations = [] }: NonNullable<PackTool["quirks"]>): string {
  const named = Object.entries(fields).map(([name, meaning]) => `${name}: ${meaning}`);
  return [
    ...(payload === undefined ? [] : [`Formato: ${payload}`]),
    ...(named.length === 0 ? [] : [`Campos: ${named.join("; ")}`]),
    ...(limitations.length === 0 ? [] : [`Limites: ${limitations.join("; ")}`]),
  ].map((part) => part.endsWith(".") ? part : `${part}.`).join(" ");
}
