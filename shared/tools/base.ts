import { addKnowledge } from "./base/add-knowledge.ts";
import { analyzeContext } from "./base/analyze-context.ts";
import { searchKnowledge } from "./base/search-knowledge.ts";
import type { ToolDefinition } from "./definition.ts";

/** Tools that every turn has, whatever its skills (domain §1). */
export const baseTools: ToolDefinition[] = [searchKnowledge, addKnowledge, analyzeContext];
