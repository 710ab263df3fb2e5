import type { JsonObject } from "../tools/definition.ts";
import { textOfParts } from "./text-of-parts.ts";

const HELP_LINES = /\bCVV\b|\bSAMU\b|(?<![$\d.,]\s?)\b(?:180|188|190|192)\b(?![,.]?\d)/;

/** Whether what was said names a number to call in need: somebody was in danger. An amount of R$ 188 is none. */
export function namesHelpLine(parts: readonly JsonObject[]): boolean {
  return HELP_LINES.test(textOfParts(parts));
}
