import assert from "node:assert/strict";
import type { Stack } from "./stack.ts";

/**
 * Has a function of the database raise an error that quotes a text in all of its parts.
 *
 * @returns mends it
 */
export async function breakFunction(
  stack: Pick<Stack, "sql">,
  name: string,
  errcode: string,
  quoted: string,
): Promise<() => Promise<void>> {
  const definitions = await stack.sql<{ definition: string }>(
    `select pg_get_functiondef(p.oid) as definition from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
    [name],
  );
  assert.ok(definitions.length > 0, name);
  for (const { definition } of definitions) {
    const [head] = definition.split("AS $function$");
    const body =
      `begin raise exception using errcode = '${errcode}', message = '${quoted}', detail = '${quoted}', hint = '${quoted}'; end`;
    await stack.sql(`${head!.replace(/LANGUAGE \w+/, "LANGUAGE plpgsql")} AS $function$${body}$function$`);
  }
  return async () => {
    for (const { definition } of definitions) await stack.sql(definition);
  };
}
