import type { Packs } from "../packs/load-packs.ts";
import type { PackSkill } from "../packs/define-pack-skill.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { general } from "../skills/general.ts";
import { skills as builtInSkills } from "../skills/registry.ts";
import { isOff, type Switches } from "../skills/switches.ts";
import type { PackToolDefinition, ToolDefinition } from "../tools/definition.ts";
import { builtInTools, findBuiltInTool } from "../tools/registry.ts";

/** Tools that may be offered now, and tools whose service does not answer. */
export interface OfferedTools {
  tools: ToolDefinition[];
  unavailable: UnavailableTool[];
}

interface UnavailableTool {
  name: string;
  title: string;
}

/** What decides which skills and tools a person has. */
export interface CatalogSources {
  /** Those of the deployment and the person's own. */
  packs: Packs;
  switches: Switches;
}

/** The skills and tools that a person has: built-in ones and those of packs, without what is switched off. */
export class CatalogContents {
  /** Built-in skills, then those of packs. */
  readonly skills: readonly SkillDefinition[];
  readonly builtInSkills: readonly SkillDefinition[];
  readonly packSkills: readonly PackSkill[];
  /** By name. A tool of a pack replaces a built-in one of the same name. */
  readonly tools: ReadonlyMap<string, ToolDefinition>;
  /** Also those that a pack's tool replaces. */
  readonly builtInTools: readonly ToolDefinition[];
  readonly packTools: ReadonlyMap<string, PackToolDefinition>;
  readonly packs: Packs;
  readonly switches: Switches;

  constructor({ packs, switches }: CatalogSources) {
    const isOn = ({ name }: SkillDefinition) => !isOff(switches.off, "skill", name);
    const isPackOn = ({ skill }: PackSkill) => isOn(skill) && !isOff(switches.off, "pack", skill.name);
    const switchedOff = new Set(packs.skills.flatMap((one) => isPackOn(one) ? [] : one.skill.tools));
    this.packs = packs;
    this.switches = switches;
    // `general` cannot be switched off: it answers where no other skill does.
    this.builtInSkills = builtInSkills.filter((skill) => skill === general || isOn(skill));
    this.packSkills = packs.skills.filter(isPackOn);
    this.skills = [...this.builtInSkills, ...this.packSkills.map(({ skill }) => skill)];
    this.packTools = new Map([...packs.tools].filter(([name]) => !switchedOff.has(name)));
    this.builtInTools = builtInTools.filter(({ name }) => this.#hasBuiltIn(name));
    this.tools = new Map<string, ToolDefinition>([
      ...this.builtInTools.map((tool) => [tool.name, tool] as const),
      ...this.packTools,
    ]);
  }

  /** Whether a skill that has the tool is on. A tool of no skill is always there. */
  #hasBuiltIn(name: string): boolean {
    const owners = builtInSkills.filter(({ tools }) => tools.includes(name));
    return owners.length === 0 || owners.some((skill) => this.builtInSkills.includes(skill));
  }

  /** A tool by its name. Built-in tools are found even where they are switched off, so that what they wrote can be told and undone. */
  find(name: string): ToolDefinition | undefined {
    return this.packTools.get(name) ?? findBuiltInTool(name);
  }

  /**
   * Tools by their names, each once, in the given order; unknown names are left out. Whether a service answers is known from checks in
   * the background and from earlier calls, so nothing waits here.
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
