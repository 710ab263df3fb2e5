import { composeSkills } from "../skills/compose.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import type { Switches } from "../skills/switches.ts";
import { buildInstructions, type InstructionsInput } from "./build-instructions.ts";
import { buildTurnContext, type TurnContextInput } from "./build-turn-context.ts";
import { type EarlierTalk, earlierTalk } from "./earlier-talk.ts";
import type { PlacedContext } from "./place-context.ts";

/** All that a turn's requests say besides the conversation and the tools. */
export interface PromptInput extends Omit<InstructionsInput, "extension">, Omit<TurnContextInput, "tone" | "guidance"> {
  /** The skills that are open (`openSkills`), with what they know. */
  open: SkillDefinition[];
  /** What this message was routed to, dominant first. */
  routed: SkillDefinition[];
  switches: Pick<Switches, "prompts">;
  earlier: EarlierTalk;
}

/** What each request of a turn begins with, and what is placed beside the messages (`placeContext`): the same in all its steps. */
export interface Prompt {
  instructions: string;
  placed: PlacedContext;
}

export function buildPrompt({ open, routed, switches, cannot, pronouns, earlier, ...context }: PromptInput): Prompt {
  const withMessage = routed.filter((skill) => !open.some(({ name }) => name === skill.name));
  return {
    instructions: buildInstructions({ extension: extensionOf(open, switches), cannot, pronouns }),
    placed: {
      earlier: earlierTalk(earlier),
      context: buildTurnContext({
        ...context,
        guidance: extensionOf(withMessage, switches),
        tone: composeSkills(routed, switches).tone,
      }),
    },
  };
}

function extensionOf(skills: SkillDefinition[], switches: Pick<Switches, "prompts">): string {
  return skills.length === 0 ? "" : composeSkills(skills, switches).promptExtension;
}
