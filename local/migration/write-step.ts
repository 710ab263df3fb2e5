import { listMigrations } from "../migrate.ts";
import { StartError } from "../run-task.ts";
import { type Difference, differenceByHand } from "./by-hand.ts";
import { schemaDifference } from "./schema-difference.ts";
import { readSchemaFiles } from "./schema-files.ts";

/** The next migration. */
export interface Step {
  /** Null: the migrations already match the schema files. */
  sql: string | null;
  /** Changes that stand in it as comments only. */
  byHand: Difference[];
}

/** Compares the migrations of a project with its schema files. Needs a Postgres server. */
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
 * Writes a migration into supabase/migrations, as `<time>_<name>.sql`.
 * @returns its path
 * @throws {StartError} for a name with other characters than small letters, digits and _
 */
export async function writeStep(root: string, name: string, sql: string, now: Date): Promise<string> {
  if (!/^[a-z][a-z0-9_]{0,60}$/.test(name)) {
    throw new StartError("NAME takes small letters, digits and _, e.g. add_bill_note");
  }
  const version = now.toISOString().replace(/\D/g, "").slice(0, 14);
  const path = `supabase/migrations/${version}_${name}.sql`;
  await Deno.writeTextFile(`${root}/${path}`, sql);
  return path;
}
