import { baseTools } from "./base.ts";
import type { ToolDefinition } from "./definition.ts";
import { financeTools } from "./finance.ts";
import { healthTools } from "./health.ts";
import { libraryTools } from "./library.ts";
import { memoryTools } from "./memory.ts";
import { relationshipsTools } from "./relationships.ts";

/** Every tool a model may be given; which of them a turn gets is decided by its skills. */
export const allTools: ToolDefinition[] = [
  ...baseTools,
  ...financeTools,
  ...healthTools,
  ...relationshipsTools,
  ...libraryTools,
];

const byName = new Map([...allTools, ...memoryTools].map((tool) => [tool.name, tool]));

/** A tool by its name, also those that only code calls. */
export function findTool(name: string): ToolDefinition | undefined {
  return byName.get(name);
}
