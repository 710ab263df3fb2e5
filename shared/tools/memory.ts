import { deleteKnowledge } from "./base/delete-knowledge.ts";
import { forgetEverything } from "./base/forget-everything.ts";
import type { ToolDefinition } from "./definition.ts";

/** What code alone offers, when the user asks for it in so many words: no skill has these (domain §5). */
export const memoryTools: ToolDefinition[] = [deleteKnowledge, forgetEverything];
