import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { ParseArgsConfig } from "node:util";
import { parseWords } from "../run-task.ts";
import { readSecrets } from "../secrets.ts";

/** The flags of all tasks about packs: where the stack or project is, and its keys. */
export const DEPLOYMENT_FLAGS = {
  url: { type: "string", default: "http://127.0.0.1:54321" },
  secrets: { type: "string", default: ".local/secrets.json" },
  help: { type: "boolean", short: "h", default: false },
} as const;

export const DEPLOYMENT_HELP = `  --url http://127.0.0.1:54321   where the stack or project is
  --secrets .local/secrets.json  the stack's keys; the project's from SUPABASE_SECRET_KEY when there is no such file
  --help                         this text`;

/** Reads a task's words and flags from the command line. @throws {StartError} for an unknown flag, or one without its value */
export function readArguments<T extends NonNullable<ParseArgsConfig["options"]>>(options: T) {
  return parseWords({ ...options, ...DEPLOYMENT_FLAGS });
}

/** Opens a client with the secret key, which has all rights. @throws Error when there is no key, or nothing answers */
export async function openDeployment(flags: { url: string; secrets: string }): Promise<SupabaseClient> {
  const secretKey = await reachDeployment(flags);
  return createClient(flags.url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** Finds the secret key, and checks that the stack or project answers. @throws Error when there is no key, or nothing answers */
export async function reachDeployment({ url, secrets }: { url: string; secrets: string }): Promise<string> {
  const secretKey = (await readSecrets(secrets))?.secretKey ?? Deno.env.get("SUPABASE_SECRET_KEY");
  if (!secretKey) {
    throw new Error(`no secret key: start deno task dev first (with --data FOLDER its keys are in --secrets \
FOLDER/secrets.json, not in ${secrets}), or set SUPABASE_SECRET_KEY`);
  }
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Error(`--url ${url}: write http://… or https://…`);
  try {
    await (await fetch(url)).body?.cancel();
  } catch (cause) {
    throw new Error(`nothing answers at ${url}: start deno task dev there, or say by --url where it is`, { cause });
  }
  return secretKey;
}
