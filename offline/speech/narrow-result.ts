import type { ToolContext } from "../../shared/tools/definition.ts";
import type { Reading } from "../reading/reading.ts";

/** Answers just what was asked from a tool's result; null when the whole answer of the tool is the better one. */
export type Narrow = (result: unknown, reading: Reading, context: ToolContext) => string | null;
