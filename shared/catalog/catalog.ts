import { NO_PACKS, type Packs } from "../packs/load-packs.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { NO_SWITCHES } from "../skills/switches.ts";
import type { ToolDefinition } from "../tools/definition.ts";
import { chooseTools, type StepTools } from "./choose-tools.ts";
import { CatalogContents, type CatalogSources } from "./contents.ts";
import { detectCatalogSkills } from "./detect-skills.ts";

/** The one place that says which skills and tools a person has, which of them a message needs, and which a step gets. */
export class Catalog extends CatalogContents {
  /** {@link detectCatalogSkills} */
  detect(text: string, recentUserMessages: readonly string[]): SkillDefinition[] {
    return detectCatalogSkills(this, text, recentUserMessages);
  }

  /** {@link chooseTools} */
  choose(step: StepTools): ToolDefinition[] {
    return chooseTools(this, step);
  }
}

/** Catalogs by packs, then by switches: many people share one. */
const cache = new WeakMap<Packs, Map<string, Catalog>>();
const MOST_CACHED = 100;

/** The catalog of a person, for the packs and switches that `open_turn` returned. */
export function catalogOf({ packs, switches: { off, prompts } }: CatalogSources): Catalog {
  const cached = cache.get(packs) ?? new Map<string, Catalog>();
  cache.set(packs, cached);
  const key = JSON.stringify([off, prompts]);
  const catalog = cached.get(key) ?? new Catalog({ packs, switches: { off, prompts } });
  if (cached.size >= MOST_CACHED) cached.clear();
  cached.set(key, catalog);
  return catalog;
}

/** The catalog without packs and with everything switched on. */
export const builtInCatalog = catalogOf({ packs: NO_PACKS, switches: NO_SWITCHES });
