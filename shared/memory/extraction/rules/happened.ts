import type { Mode } from "./mode.ts";

/** Modes of what came about. */
export const HAPPENED: readonly Mode[] = ["past", "achieved"];
