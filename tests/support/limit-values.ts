import type { Stack } from "./stack.ts";

/** The numbers of docs/limits.md: settings by their name, the most rows of a table as `most_rows of <table>`. */
async function toldLimits(): Promise<Map<string, number>> {
  const page = await Deno.readTextFile(new URL("../../docs/limits.md", import.meta.url));
  const number = (text: string) => Number(text.replaceAll(",", ""));
  const settings = [...page.matchAll(/^\| `(\w+)` \| ([\d,]+) \|/gm)].map(([, name, value]) =>
    [name!, number(value!)] as const
  );
  const rows = [...page.matchAll(/^\| ([\d,]+) \| ((?:`\w+`(?:, )?)+) \|$/gm)].flatMap(([, value, tables]) =>
    [...tables!.matchAll(/`(\w+)`/g)].map(([, table]) => [`most_rows of ${table}`, number(value!)] as const)
  );
  return new Map([...settings, ...rows]);
}

/** Limits of a database that are not those of docs/limits.md, each by its name and what it is. */
export async function untoldLimits(stack: Pick<Stack, "sql">): Promise<string[]> {
  const told = await toldLimits();
  const rows = await stack.sql<{ name: string; value: string }>(
    // How often packs were pushed is no limit.
    `select s.key as name, s.value #>> '{}' as value from private.settings s
     where s.value #>> '{}' ~ '^[0-9]+$' and s.key <> 'pack_revision'
     union all
     select 'most_rows of ' || m.key, m.value from private.settings s, jsonb_each_text(s.value) as m where s.key = 'most_rows'
     order by 1`,
  );
  const set = new Map(rows.map(({ name, value }) => [name, Number(value)]));
  return [...new Set([...told.keys(), ...set.keys()])].filter((name) => told.get(name) !== set.get(name)).sort()
    .map((name) => `${name} is ${set.get(name)}, the page says ${told.get(name)}`);
}
