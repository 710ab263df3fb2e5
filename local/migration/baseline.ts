import { listMigrations } from "../migrate.ts";
import { StartError } from "../run-task.ts";
import { readSchemaFiles, type SchemaFile } from "./schema-files.ts";

/** The first migration of every deployed database. */
export const baselineFile = "20261122000000_baseline.sql";

const header =
  `-- The schema files in their order. Written by deno task migration --baseline: edit supabase/schemas instead.
`;

/** The migration that creates what the schema files describe in an empty database. */
export function baselineOf(files: SchemaFile[]): string {
  return [header, ...files.map(({ path, sql }) => `-- ${path}\n\n${sql.trimEnd()}\n`)].join("\n");
}

/** Whether the changelog names a release. Then somebody may have a database that this baseline made, and it must not change. */
export async function isReleased(root: string): Promise<boolean> {
  return /^## \[?v?\d/m.test(await Deno.readTextFile(`${root}/CHANGELOG.md`));
}

/**
 * Rewrites the baseline from the schema files.
 * @returns its path
 * @throws {StartError} after a release, or when another migration builds on the baseline
 */
export async function writeBaseline(root: string): Promise<string> {
  if (await isReleased(root)) throw new StartError("a version is released: write a step with deno task migration NAME");
  const folder = `${root}/supabase/migrations`;
  const step = (await listMigrations(folder)).find(({ file }) => file !== baselineFile);
  if (step) throw new StartError(`${step.file} builds on the baseline: delete it, or write another step after it`);
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeTextFile(`${folder}/${baselineFile}`, baselineOf(await readSchemaFiles(root)));
  return `supabase/migrations/${baselineFile}`;
}
