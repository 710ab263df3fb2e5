import type { Mode } from "./mode.ts";

/** Modes of what goes on. */
export const LASTING: readonly Mode[] = ["now", "doing", "change", "was"];
