import { StartError } from "../run-task.ts";

/** A file of supabase/schemas. */
export interface SchemaFile {
  /** Relative to `supabase/`: `schemas/bills.sql`. */
  path: string;
  sql: string;
}

/**
 * The files that describe the database, in the order of `schema_paths` in supabase/config.toml.
 * @throws {StartError} when the list and the folder differ, or a file is listed twice
 */
export async function readSchemaFiles(root: string): Promise<SchemaFile[]> {
  const config = await Deno.readTextFile(`${root}/supabase/config.toml`);
  const list = /^schema_paths = \[([^\]]*)\]/m.exec(config)?.[1] ?? "";
  const paths = [...list.matchAll(/"\.\/(schemas\/[^"]+\.sql)"/g)].map(([, path]) => path!);
  const found = (await Array.fromAsync(Deno.readDir(`${root}/supabase/schemas`))).map(({ name }) => `schemas/${name}`);
  for (const path of found) {
    if (!paths.includes(path)) throw new StartError(`supabase/${path} is not in schema_paths of supabase/config.toml`);
  }
  for (const [index, path] of paths.entries()) {
    if (paths.indexOf(path) !== index) throw new StartError(`supabase/${path} is listed twice in schema_paths`);
    if (!found.includes(path)) throw new StartError(`supabase/${path} is in schema_paths and does not exist`);
  }
  return await Promise.all(
    paths.map(async (path) => ({ path, sql: await Deno.readTextFile(`${root}/supabase/${path}`) })),
  );
}
