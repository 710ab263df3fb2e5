import type { PackTool } from "../../shared/packs/pack.ts";

/** A tool's name, with a note if it replaces a built-in tool. */
export function toolLabel({ name, replaces }: PackTool): string {
  return replaces ? `${name}, in place of the built-in one` : name;
}
