import { buildSystemPrompt } from "../../prompt/build-system-prompt.ts";
import { type ResolvedTools, resolveTools } from "../../packs/resolve-tools.ts";
import type { ComposedSkills } from "../../skills/compose.ts";
import { oneLine } from "../../text/one-line.ts";
import { cannotDo } from "../../tools/cannot-do.ts";
import { allTools } from "../../tools/registry.ts";
import { proposalsOf } from "../offer/pending-action.ts";
import type { Turn } from "../turn.ts";
import { trayNotice } from "./answer-offer.ts";
import { writesNotice } from "./replace-saved.ts";

const LONGEST_TITLE = 80;

/** What the model is told of this turn besides the conversation. */
export function instructionsFor(turn: Turn, { notices }: { notices: string[] }, composed: ComposedSkills): string {
  const { context } = turn.opened;
  return buildSystemPrompt({
    composed,
    cannot: cannotDo(allTools),
    now: context.now,
    timezone: context.profile.timezone,
    userMemory: context.userMemory,
    profileName: context.profile.displayName,
    earlier: context.earlier,
    pronouns: context.profile.pronouns,
    notices: [
      ...notices,
      ...(proposalsOf(context.tray).length > 0 ? [trayNotice(context.tray)] : []),
      ...(context.writes.length > 0 ? [writesNotice(turn)] : []),
      ...unavailableNotice(resolveTools(composed.tools, turn)),
    ],
  });
}

/** Tools of the active skills that the model does not have now. */
export function unavailableNotice({ unavailable }: Pick<ResolvedTools, "unavailable">): string[] {
  if (unavailable.length === 0) return [];
  const titles = unavailable.map(({ title }) => oneLine(title, LONGEST_TITLE)).join("; ");
  return [
    `Fora do ar agora: ${titles}. Se pedirem isso, diga em uma frase que não dá agora, e não invente a resposta.`,
  ];
}
