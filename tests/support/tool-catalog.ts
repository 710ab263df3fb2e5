import type { Stack } from "./stack.ts";
import { type Pack, packSchema } from "../../shared/packs/pack.ts";
import { definePackSkill } from "../../shared/packs/define-pack-skill.ts";
import { definePackTool } from "../../shared/packs/define-pack-tool.ts";
import { NO_PACKS, type Packs } from "../../shared/packs/load-packs.ts";

interface CatalogPack {
  name: string;
  description: string;
  triggers: string[];
  tools: { name: string; title: string; description: string; arguments: Record<string, object> }[];
}

/** Two hundred tools in packs, as a deployment might have them. Their results do not matter. */
const catalog: CatalogPack[] = JSON.parse(
  await Deno.readTextFile(new URL("../../data/tools/catalog.json", import.meta.url)),
);

/** Packs of the catalogue with at least this many tools in total, starting with the pack of `tool` or with the first. */
export function packsWith(tools: number, tool?: string): Pack[] {
  const start = Math.max(0, catalog.findIndex((one) => one.tools.some(({ name }) => name === tool)));
  const taken: Pack[] = [];
  for (const one of [...catalog.slice(start), ...catalog.slice(0, start)]) {
    if (taken.flatMap((each) => each.tools).length >= tools) break;
    taken.push(asPack(one));
  }
  return taken;
}

/** Packs in the form in which a turn loads them. */
export function loadedPacks(packs: readonly Pack[]): Packs {
  return {
    ...NO_PACKS,
    skills: packs.map(definePackSkill),
    tools: new Map(packs.flatMap((one) => one.tools.map((tool) => [tool.name, definePackTool(one, tool)]))),
  };
}

/** Stores packs in a stack, and enables them. */
export async function pushPacks(stack: Pick<Stack, "sql">, packs: readonly Pack[]): Promise<void> {
  for (const one of packs) await stack.sql("select public.push_pack($1)", [JSON.stringify(one)]);
  await stack.sql("update public.tool_packs set enabled = true");
}

function asPack({ tools, ...told }: CatalogPack): Pack {
  const uses = tools.map(({ title, name }) => `- ${title}: ${name}.`).join("\n");
  return packSchema.parse({
    ...told,
    version: "1",
    instructions:
      `## Início rápido\n${uses}\n\n## Padrões comuns\n- Diga o resultado em uma frase.\n\n## Antipadrões\n` +
      "- Errado: inventar o dado. Certo: chamar a ferramenta. Porque: parece certo e não é.",
    references: {},
    variables: [],
    scripts: { "scripts/run.js": "export default () => ({ summary: 'Pronto.' });" },
    tools: tools.map(({ arguments: properties, ...tool }) => ({
      ...tool,
      inputSchema: { type: "object", properties, required: [] },
      script: "scripts/run.js",
      limits: {},
    })),
  });
}
