import type { SupabaseClient } from "@supabase/supabase-js";
import { cutKnowledge } from "../../shared/packs/cut-knowledge.ts";
import { describeTools } from "../../shared/packs/describe-tools.ts";
import type { Pack } from "../../shared/packs/pack.ts";
import { pinRemoteTools } from "../../shared/packs/pin-remote-tools.ts";
import { readPack } from "../../shared/packs/read-pack.ts";

/** A pack as it was stored. */
export interface StoredPack {
  pack: Pack;
  enabled: boolean;
}

/**
 * Reads a pack and stores it with its files and what it knows, whole or not at all.
 *
 * @param place what to put before the file of a problem, `packs/calculos/`
 * @throws Error with the first problem, or what the database refused
 */
export async function storePack(
  client: SupabaseClient,
  { name, files }: { name: string; files: ReadonlyMap<string, string> },
  place: string,
): Promise<StoredPack> {
  const told = readPack(name, files);
  const read = "problems" in told ? told : await pinRemoteTools(told);
  if ("problems" in read) {
    const { file, line, message } = read.problems[0]!;
    throw new Error(`${place}${file}:${line}: ${message}`);
  }
  const { pack } = read;
  const { data, error } = await client.rpc("push_pack", {
    pack: { ...pack, files: Object.fromEntries(files) },
    knowledge: [...cutKnowledge(pack), ...describeTools(pack)],
  });
  if (error) throw new Error(`${name} was not stored: ${tell(error)}`);
  return { pack, enabled: data.enabled };
}

/** A refusal with what it is about, as the database tells it. */
function tell({ message, details }: { message: string; details?: string | null }): string {
  return [message.split("\n")[0], details].filter((part) => part).join(" ");
}
