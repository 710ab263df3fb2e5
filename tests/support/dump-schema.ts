import { runPgTool } from "./run-pg-tool.ts";
import { onServer } from "./template.ts";

/**
 * The application's schemas as SQL. The text does not depend on the server's patch release, nor on the order of columns: a
 * migration adds a column at the end of its table, while the schema file may have it elsewhere.
 */
export async function dumpSchema(url: string): Promise<string> {
  const args = ["--schema-only", "--no-owner", "--schema=public", "--schema=private", `--dbname=${url}`];
  const dump = new TextDecoder().decode(await runPgTool("pg_dump", args));
  const kept = dump.split("\n").filter((line) =>
    !/^(\\(un)?restrict |-- Dumped (from|by) |--$|-- PostgreSQL database dump)/.test(line)
  );
  const text = kept.join("\n").replace(/\n{3,}/g, "\n\n").trim();
  return `${text.replace(TABLE, sortColumns)}\n${await foreignTriggers(url)}`;
}

const TABLE = /(?<=^CREATE TABLE \S+ \()[^;]*(?=^\);)/gm;

function sortColumns(columns: string): string {
  const lines = columns.split("\n").filter((line) => line !== "").map((line) => line.replace(/,$/, ""));
  return `\n${lines.sort().join("\n")}\n`;
}

/** The triggers on tables of other schemas, which pg_dump leaves out. */
async function foreignTriggers(url: string): Promise<string> {
  return await onServer(url, async (sql) => {
    const triggers = await sql<{ definition: string }[]>`
      select pg_get_triggerdef(t.oid) as definition
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where not t.tgisinternal and c.relnamespace not in ('public'::regnamespace, 'private'::regnamespace)
        and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      order by 1`;
    return triggers.map(({ definition }) => `\n${definition};\n`).join("");
  });
}
