import type { StoredMessage } from "./build-window.ts";

/**
 * What of a conversation says which skills are open in it (`openSkills`): the person's last words, as far as a turn knows them, and
 * the skills that were fetched. A window that moves leaves them as they were.
 */
export function saidAndFetched(
  { said, window }: { said: readonly string[]; window: readonly StoredMessage[] },
): { said: readonly string[]; fetched: string[] } {
  return { said, fetched: window.flatMap(({ parts }) => parts.flatMap(fetchedBy)) };
}

function fetchedBy({ type, toolName, input }: StoredMessage["parts"][number]): string[] {
  const { skill } = (input ?? {}) as { skill?: unknown };
  return type === "tool-call" && toolName === "use_skill" && typeof skill === "string" ? [skill] : [];
}
