import type { SkillDefinition } from "../skills/definition.ts";
import { general } from "../skills/general.ts";
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
