import type { SupabaseClient } from "@supabase/supabase-js";

/** A version of a pack, as a push stored it. */
export interface PackVersion {
  version: string;
  pushed_at: string;
}

/** "1.0.0, pushed 2026-11-23 05:10", in UTC as the database gives it. */
export function describeVersion({ version, pushed_at }: PackVersion): string {
  return `${version}, pushed ${pushed_at.slice(0, 16).replace("T", " ")}`;
}

/** The versions that a rollback can return to, the newest first. */
export async function versionsOf(client: SupabaseClient, name: string): Promise<(PackVersion & { id: number })[]> {
  const { data, error } = await client.from("pack_versions").select("id, version, pushed_at").eq("pack", name)
    .order("id", { ascending: false });
  if (error) throw new Error(error.message);
  return data;
}

/** The version that turns use. @throws Error when no such pack is stored */
export async function presentVersion(client: SupabaseClient, name: string): Promise<PackVersion> {
  const { data, error } = await client.from("tool_packs").select("version, pushed_at").is("user_id", null)
    .eq("name", name).maybeSingle();
  if (error) throw new Error(error.message);
  if (data === null) throw new Error(`no pack ${name} is stored`);
  return data;
}
