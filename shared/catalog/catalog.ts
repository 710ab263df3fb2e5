import { NO_PACKS, type Packs } from "../packs/load-packs.ts";
import type { PackSkill } from "../packs/define-pack-skill.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { general } from "../skills/general.ts";
import { skills as builtInSkills } from "../skills/registry.ts";
import { isOff, NO_SWITCHES, type Switches } from "../skills/switches.ts";
import type { AddedTool, ToolDefinition } from "../tools/definition.ts";
import { builtInTools, findBuiltInTool } from "../tools/registry.ts";
import { chooseTools, type StepTools } from "./choose-tools.ts";
import { detectSkillsOf } from "./detect-skills.ts";

/** Tools that may be offered now, and those whose service does not answer. */
export interface OfferedTools {
  tools: ToolDefinition[];
  unavailable: UnavailableTool[];
}

export interface UnavailableTool {
  name: string;
  title: string;
}

/** What a person's skills and tools are made of. */
export interface CatalogSources {
  /** The deployment's and the person's own. */
  packs: Packs;
  switches: Switches;
}

/** Which skills and tools a person has: built-in ones, those of packs, without what is switched off. */
export class Catalog {
  /** Built-in skills, then those of packs. */
  readonly skills: readonly SkillDefinition[];
  readonly builtInSkills: readonly SkillDefinition[];
  readonly packSkills: readonly PackSkill[];
  /** By name. A deployment's tool stands in the place of a built-in one of the same name. */
  readonly tools: ReadonlyMap<string, ToolDefinition>;
  readonly packTools: ReadonlyMap<string, AddedTool>;
  readonly packs: Packs;
  readonly switches: Switches;

  constructor({ packs, switches }: CatalogSources) {
    const isOn = ({ name }: SkillDefinition) => !isOff(switches.off, "skill", name);
    const isPackOn = ({ skill }: PackSkill) => isOn(skill) && !isOff(switches.off, "pack", skill.name);
    const gone = new Set(packs.skills.flatMap((one) => isPackOn(one) ? [] : one.skill.tools));
    this.packs = packs;
    this.switches = switches;
    // `general` is what remains, and stays.
    this.builtInSkills = builtInSkills.filter((skill) => skill === general || isOn(skill));
    this.packSkills = packs.skills.filter(isPackOn);
    this.skills = [...this.builtInSkills, ...this.packSkills.map(({ skill }) => skill)];
    this.packTools = new Map([...packs.tools].filter(([name]) => !gone.has(name)));
    this.tools = new Map<string, ToolDefinition>([
      ...builtInTools.filter(({ name }) => this.#hasBuiltIn(name)).map((tool) => [tool.name, tool] as const),
      ...this.packTools,
    ]);
  }

  /** A built-in tool is there while a skill that has it is on; one of no skill always. */
  #hasBuiltIn(name: string): boolean {
    const owners = builtInSkills.filter(({ tools }) => tools.includes(name));
    return owners.length === 0 || owners.some((skill) => this.builtInSkills.includes(skill));
  }

  /** A tool by its name. Built-in ones are found also where they are switched off: what they have written is told and taken back. */
  find(name: string): ToolDefinition | undefined {
    return this.packTools.get(name) ?? findBuiltInTool(name);
  }

  /** The skills of a message, one or two, dominant first. @param recent the user's messages before it, oldest first */
  detect(message: string, recent: readonly string[]): SkillDefinition[] {
    return detectSkillsOf(this, message, recent);
  }

  /** The tools of a step of the model. */
  choose(step: StepTools): ToolDefinition[] {
    return chooseTools(this, step);
  }

  /**
   * Tools by their names, each once, in order; names that nobody knows are left out. How it stands with each service is known from
   * checks in the background and from calls, so that nothing is asked here and nothing waits.
   */
  offer(names: readonly string[]): OfferedTools {
    const offered: OfferedTools = { tools: [], unavailable: [] };
    for (const name of new Set(names)) {
      const health = this.packTools.has(name) ? this.packs.health.get(name) : undefined;
      const tool = this.find(name);
      if (health && !health.isOffered) offered.unavailable.push({ name, title: health.title });
      else if (tool) offered.tools.push(tool);
    }
    return offered;
  }
}

/** Of each state of the packs the catalogs made of it, by what is switched: the same for many people. */
const made = new WeakMap<Packs, Map<string, Catalog>>();
const MOST_MADE = 100;

/** The catalog of a person, by what `open_turn` told of packs and switches. */
export function catalogOf({ packs, switches: { off, prompts } }: CatalogSources): Catalog {
  const known = made.get(packs) ?? new Map<string, Catalog>();
  made.set(packs, known);
  const key = JSON.stringify([off, prompts]);
  const catalog = known.get(key) ?? new Catalog({ packs, switches: { off, prompts } });
  if (known.size >= MOST_MADE) known.clear();
  known.set(key, catalog);
  return catalog;
}

/** What everybody has where nothing was added and nothing switched off. */
export const builtInCatalog = catalogOf({ packs: NO_PACKS, switches: NO_SWITCHES });
