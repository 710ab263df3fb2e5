import type { SkillDefinition } from "../skills/definition.ts";
import { general } from "../skills/general.ts";
import { oneLine } from "../writing/one-line.ts";
import { cutKnowledge, type KnowledgeEntry } from "./cut-knowledge.ts";
import type { Pack } from "./pack.ts";

/** A pack as a skill. Its triggers in a message activate it, or the model loads it. */
export interface PackSkill {
  skill: SkillDefinition;
  triggers: readonly string[];
  knowledge: PackKnowledge;
}

/** The knowledge of a pack about its tools. */
export interface PackKnowledge {
  /** The entries of its instructions, without those of its references. */
  entries: readonly KnowledgeEntry[];
  hasReferences: boolean;
}

/** Characters of a skill's description. All descriptions are in the prompt of every turn. */
const LONGEST_SKILL_DESCRIPTION = 120;

export function definePackSkill(pack: Pack): PackSkill {
  const { name, description, triggers, instructions, references, tools } = pack;
  // The knowledge of a person's own pack is not stored for the search. The model reads its references with a tool of the pack.
  const isOwn = pack.own;
  return {
    triggers,
    knowledge: {
      entries: cutKnowledge({ ...pack, references: {} }),
      hasReferences: !isOwn && Object.keys(references).length > 0,
    },
    skill: {
      name,
      description: oneLine(description, LONGEST_SKILL_DESCRIPTION).replace(/[.!]$/, ""),
      tools: tools.filter(({ reference }) => isOwn || !reference).map((tool) => tool.name),
      promptExtension: instructions,
      tone: general.tone,
    },
  };
}
