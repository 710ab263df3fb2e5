import type { ToolDefinition } from "./definition.ts";
import { createAutomaticNote } from "./library/create-automatic-note.ts";

/** Tools on the user's library; reports are made of finance and health alike, so both skills offer them. */
export const libraryTools: ToolDefinition[] = [createAutomaticNote];
