import type { PackTool } from "../../shared/packs/pack.ts";

/** A tool's name, with what it takes the place of. */
export function tellTool({ name, replaces }: PackTool): string {
  return replaces ? `${name}, in place of the built-in one` : name;
}
