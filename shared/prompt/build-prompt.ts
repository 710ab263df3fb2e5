import { composeSkills } from "../skills/compose.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import type { Switches } from "../skills/switches.ts";
import { buildInstructions, type InstructionsInput } from "./build-instructions.ts";
import { buildTurnContext, type TurnContextInput } from "./build-turn-context.ts";
import { type EarlierTalk, earlierTalk } from "./earlier-talk.ts";
import type { PlacedContext } from "./place-context.ts";

/** What the prompt of a turn is made from. */
export interface PromptInput extends Omit<InstructionsInput, "extension">, Omit<TurnContextInput, "tone" | "guidance"> {
  /** The skills that are open (`openSkills`), with their knowledge. */
  open: SkillDefinition[];
  /** The skills that were detected for this message, dominant first. */
  routed: SkillDefinition[];
  switches: Pick<Switches, "prompts">;
  earlier: EarlierTalk;
}

/** What the requests of a turn say in addition to messages and tools. It is the same in all steps. */
export interface Prompt {
  instructions: string;
  /** What is added to the messages (`placeContext`). */
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
