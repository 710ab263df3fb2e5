import type { EarlierTalk } from "../prompt/earlier-talk.ts";
import type { StoredMessage } from "./build-window.ts";

/** What of a conversation says which skills are open in it (`openSkills`): the person's words and the skills that were fetched. */
export function saidAndFetched(
  { window, earlier }: { window: readonly StoredMessage[]; earlier: EarlierTalk },
): { said: string[]; fetched: string[] } {
  return {
    said: [
      ...earlier.entries.flatMap(({ role, gist }) => role === "user" ? [gist] : []),
      ...window.flatMap(({ role, parts }) =>
        role === "user" ? parts.flatMap(({ text }) => typeof text === "string" ? [text] : []) : []
      ),
    ],
    fetched: window.flatMap(({ parts }) => parts.flatMap(fetchedBy)),
  };
}

function fetchedBy({ type, toolName, input }: StoredMessage["parts"][number]): string[] {
  const { skill } = (input ?? {}) as { skill?: unknown };
  return type === "tool-call" && toolName === "use_skill" && typeof skill === "string" ? [skill] : [];
}
