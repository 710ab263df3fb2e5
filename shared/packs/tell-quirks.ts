import type { LookUpResult } from "../tools/definition.ts";
import type { PackTool } from "./pack.ts";

/** Where it stands in a result: beside what the service answered. */
export const QUIRKS_FIELD = "service_notes";

/** What came of a call, with what has to be known of the service that answered, or refused. */
export function withQuirks({ quirks }: Pick<PackTool, "quirks">, found: LookUpResult): LookUpResult {
  if (!quirks) return found;
  const told = tellQuirks(quirks);
  if ("refused" in found) return { toldToPerson: found.refused, ...found, refused: `${found.refused} ${told}` };
  if (!("args" in found)) return found;
  return { args: { result: { ...Object(found.args.result), [QUIRKS_FIELD]: told } } };
}

function tellQuirks({ payload, fields = {}, limitations = [] }: NonNullable<PackTool["quirks"]>): string {
  const named = Object.entries(fields).map(([name, meaning]) => `${name}: ${meaning}`);
  return [
    ...(payload === undefined ? [] : [`Formato: ${payload}`]),
    ...(named.length === 0 ? [] : [`Campos: ${named.join("; ")}`]),
    ...(limitations.length === 0 ? [] : [`Limites: ${limitations.join("; ")}`]),
  ].map((part) => part.endsWith(".") ? part : `${part}.`).join(" ");
}
