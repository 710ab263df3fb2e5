import { buildPrompt, type Prompt } from "../../prompt/build-prompt.ts";
import type { OfferedTools } from "../../catalog/contents.ts";
import { composeSkills } from "../../skills/compose.ts";
import type { SkillDefinition } from "../../skills/definition.ts";
import { oneLine } from "../../writing/one-line.ts";
import { listMissingAbilities } from "../../tools/cannot-do.ts";
import { elsewhereNotice } from "../offer/elsewhere.ts";
import { withoutQuestions } from "../offer/proposal.ts";
import type { Turn } from "../turn.ts";
import { trayNotice } from "./answer-offer.ts";
import { writesNotice } from "./replace-saved.ts";

const LONGEST_TITLE = 80;

/** What a turn's prompt is built from. */
interface PromptSource {
  /** Skills that are open in the conversation, with the knowledge of their packs. */
  open: SkillDefinition[];
  /** Skills that this message was routed to. */
  routed: SkillDefinition[];
  /** What the model has to know about this answer; trusted text, pt-BR. */
  notices: string[];
}

/** The prompt of a turn: what its requests hold besides messages and tools. */
export function buildTurnPrompt(turn: Turn, { open, routed, notices }: PromptSource): Prompt {
  const { context } = turn.opened;
  return buildPrompt({
    open,
    routed,
    switches: context,
    cannot: listMissingAbilities([...turn.catalog.tools.values()]),
    pronouns: context.profile.pronouns,
    now: context.now,
    timezone: context.profile.timezone,
    userMemory: context.userMemory,
    profileName: context.profile.displayName,
    earlier: context.earlier,
    recentConversations: context.recentConversations,
    notices: [
      ...notices,
      ...(withoutQuestions(context.tray).length > 0
        ? [trayNotice(context.tray), ...elsewhereNotice(context.tray)]
        : []),
      ...(context.writes.length > 0 ? [writesNotice(turn)] : []),
      ...ringsNotice(turn),
      ...unavailableNotice(turn.catalog.offer(composeSkills(open, context).tools)),
    ],
  });
}

/** Tells the model that reminders and bills ring outside the app; the tool's description says that they do not otherwise. */
export function ringsNotice({ opened }: Turn): string[] {
  return opened.context.reminders.rings
    ? ["Lembretes, e contas no dia do vencimento, tocam nos aparelhos da pessoa, mesmo com o app fechado."]
    : [];
}

/** Tells the model which tools of its skills do not work now. */
export function unavailableNotice({ unavailable }: Pick<OfferedTools, "unavailable">): string[] {
  if (unavailable.length === 0) return [];
  const titles = unavailable.map(({ title }) => oneLine(title, LONGEST_TITLE)).join("; ");
  return [
    `Fora do ar agora: ${titles}. Se pedirem isso, diga em uma frase que não dá agora, e não invente a resposta.`,
  ];
}
