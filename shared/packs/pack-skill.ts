import type { SkillDefinition } from "../skills/definition.ts";
import { general } from "../skills/general.ts";
import { normalizeMessage } from "../language/triggers/normalize-message.ts";
import { oneLine } from "../writing/one-line.ts";
import { cutKnowledge, type KnowledgeEntry } from "./cut-knowledge.ts";
import type { Pack } from "./pack.ts";

/** A pack as a skill: it is woken by its words, or fetched by the model. */
export interface PackSkill {
  skill: SkillDefinition;
  triggers: readonly string[];
  knowledge: PackKnowledge;
}

/** What a pack knows of its tools. */
export interface PackKnowledge {
  /** Those of its instructions. */
  entries: readonly KnowledgeEntry[];
  hasReferences: boolean;
}

// Every word of it is paid for in every turn.
const LONGEST_LINE = 120;
const MOST_SKILLS = 2;
/** "E o de amanhã?" is asked right after, not five messages later. */
const RECENT = 2;

export function packSkill(pack: Pack): PackSkill {
  const { name, description, triggers, instructions, references, tools } = pack;
  // Of a person's own pack nothing is stored to be searched: its references are read by a tool of its own.
  const isOwn = pack.own;
  return {
    triggers,
    knowledge: {
      entries: cutKnowledge({ ...pack, references: {} }),
      hasReferences: !isOwn && Object.keys(references).length > 0,
    },
    skill: {
      name,
      description: oneLine(description, LONGEST_LINE).replace(/[.!]$/, ""),
      tools: tools.filter(({ reference }) => isOwn || !reference).map((tool) => tool.name),
      promptExtension: instructions,
      tone: general.tone,
    },
  };
}

/**
 * The skills of a turn with those of packs: beside what the message woke, if there is room; in place of what woke nothing, also by
 * what was just said before.
 */
export function withPacks(
  detected: SkillDefinition[],
  packs: readonly PackSkill[],
  message: string,
  recentUserMessages: readonly string[],
): SkillDefinition[] {
  if (packs.length === 0) return detected;
  const others = detected.filter((skill) => skill !== general);
  const texts = [message, ...(others.length === 0 ? recentUserMessages.slice(-RECENT).toReversed() : [])];
  const woken = texts.map((text) => wokenBy(text, packs)).find((skills) => skills.length > 0) ?? [];
  const all = [...others, ...woken].slice(0, MOST_SKILLS);
  return all.length > 0 ? all : detected;
}

function wokenBy(text: string, packs: readonly PackSkill[]): SkillDefinition[] {
  const words = ` ${normalizeMessage(text).split(/[^a-z0-9]+/).join(" ")} `;
  return packs.filter(({ triggers }) => triggers.some((trigger) => words.includes(` ${trigger} `))).map(({ skill }) =>
    skill
  );
}
