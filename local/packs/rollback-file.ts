import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { storePack } from "./store-pack.ts";
import { describeVersion, type PackVersion } from "./versions.ts";

const files = z.record(z.string(), z.string());
type Files = z.infer<typeof files>;

/**
 * Restores one file of a pack from the newest stored version in which it had another text or did not exist. The other files stay.
 *
 * @returns a line that tells what was done
 * @throws Error when the file is the same in all versions, or when the pack is not valid with it
 */
export async function rollbackFile(client: SupabaseClient, name: string, file: string): Promise<string> {
  const start = performance.now();
  const present = await presentFiles(client, name);
  const versions = await earlierFiles(client, name);
  const earlier = versions.find((one) => one.files[file] !== present[file]);
  if (!earlier) {
    const names = Object.keys(present).toSorted().join(", ");
    throw new Error(`no stored version of ${name} has another ${file}: it has ${names}`);
  }
  const text = earlier.files[file];
  const { [file]: _, ...others } = present;
  const changed = new Map(Object.entries(text === undefined ? others : { ...others, [file]: text }));
  await storePack(client, { name, files: changed }, `${file} of ${earlier.version} does not fit the rest: `);
  const done = text === undefined ? `${file} is taken out` : `${file} is back`;
  return `${name}: ${done}, as in ${describeVersion(earlier)}; the rest stays; took ${
    Math.round(performance.now() - start)
  } ms`;
}

async function presentFiles(client: SupabaseClient, name: string): Promise<Files> {
  const { data, error } = await client.from("tool_packs").select("files:content->files").is("user_id", null)
    .eq("name", name).maybeSingle();
  if (error) throw new Error(error.message);
  if (data === null) throw new Error(`no pack ${name} is stored`);
  const read = files.safeParse(data.files);
  if (read.error) throw new Error(`${name} was stored without its files: push its folder`);
  return read.data;
}

/** The earlier versions that were pushed with their files, the newest first. */
async function earlierFiles(client: SupabaseClient, name: string): Promise<(PackVersion & { files: Files })[]> {
  const { data, error } = await client.from("pack_versions").select("version, pushed_at, files:document->files")
    .eq("pack", name).order("id", { ascending: false });
  if (error) throw new Error(error.message);
  return data.flatMap((one) => {
    const read = files.safeParse(one.files);
    return read.data ? [{ version: one.version, pushed_at: one.pushed_at, files: read.data }] : [];
  });
}
