import type { SupabaseClient } from "@supabase/supabase-js";
import { cutKnowledge } from "../../shared/packs/cut-knowledge.ts";
import { describeTools } from "../../shared/packs/describe-tools.ts";
import type { Pack } from "../../shared/packs/pack.ts";
import { pinRemoteTools } from "../../shared/packs/pin-remote-tools.ts";
import { readPack } from "../../shared/packs/read-pack.ts";

/** A stored pack, and whether it is enabled. */
export interface StoredPack {
  pack: Pack;
  enabled: boolean;
}

/**
 * Reads a pack and stores it with its files and its knowledge, as a whole or not at all.
 *
 * @param place the text before the file name in an error, `packs/calculos/`
 * @throws Error with the first problem, or with the database's refusal
 */
export async function storePack(
  client: SupabaseClient,
  { name, files }: { name: string; files: ReadonlyMap<string, string> },
  place: string,
): Promise<StoredPack> {
  const parsed = readPack(name, files);
  const read = "problems" in parsed ? parsed : await pinRemoteTools(parsed);
  if ("problems" in read) {
    const { file, line, message } = read.problems[0]!;
    throw new Error(`${place}${file}:${line}: ${message}`);
  }
  const { pack } = read;
  const { data, error } = await client.rpc("push_pack", {
    pack: { ...pack, files: Object.fromEntries(files) },
    knowledge: [...cutKnowledge(pack), ...describeTools(pack)],
  });
  if (error) throw new Error(`${name} was not stored: ${describeError(error)}`);
  return { pack, enabled: data.enabled };
}

/** The first line of the database's error, with its details. */
function describeError({ message, details }: { message: string; details?: string | null }): string {
  return [message.split("\n")[0], details].filter((part) => part).join(" ");
}
