import { listMigrations } from "../migrate.ts";
import { StartError } from "../run-task.ts";
import { type Difference, differenceByHand } from "./by-hand.ts";
import { schemaDifference } from "./schema-difference.ts";
import { readSchemaFiles } from "./schema-files.ts";

/** A migration as it is written, and what it does not do by itself. */
export interface Step {
  /** Null when the migrations make what the schema files say. */
  sql: string | null;
  byHand: Difference[];
}

/** What is missing between the migrations of a project and its schema files; needs a Postgres server. */
export async function nextStep(root: string, server: string): Promise<Step> {
  const migrations = (await listMigrations(`${root}/supabase/migrations`)).map(({ file, sql }) => ({
    path: file,
    sql,
  }));
  const schemas = await readSchemaFiles(root);
  const generated = await schemaDifference(server, migrations, schemas);
  const byHand = differenceByHand(migrations.map(({ sql }) => sql), schemas.map(({ sql }) => sql));
  if (generated === "" && byHand.length === 0) return { sql: null, byHand };
  const notes = byHand.map(({ change, statement }) => `-- By hand, ${change}:\n${statement.replace(/^/gm, "-- ")};\n`);
  return { sql: [generated + "\n", ...notes].join("\n").trimStart(), byHand };
}

/**
 * Writes the next step into supabase/migrations, named by the time and what it is called; returns its path.
 * @throws {StartError} for a name that no file should have
 */
export async function writeStep(root: string, name: string, sql: string, now: Date): Promise<string> {
  if (!/^[a-z][a-z0-9_]{0,60}$/.test(name)) throw new StartError("NAME: small letters, digits and _, as add_bill_note");
  const version = now.toISOString().replace(/\D/g, "").slice(0, 14);
  const path = `supabase/migrations/${version}_${name}.sql`;
  await Deno.writeTextFile(`${root}/${path}`, sql);
  return path;
}
