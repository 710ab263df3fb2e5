import { generateApiKey } from "@supabase/lite";
import { generateVapidKeys, type VapidKeys } from "../shared/notifications/vapid-keys.ts";
import { StartError } from "./run-task.ts";

/** The keys of a stack. */
export interface Secrets {
  /** Signs users' tokens, HS256. */
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  /** For Web Push. */
  vapid: VapidKeys;
}

/** Makes new random secrets. The keys have the format of Supabase's keys. */
export async function generateSecrets(): Promise<Secrets> {
  const [publishable, secret, vapid] = await Promise.all([
    generateApiKey("publishable"),
    generateApiKey("secret"),
    generateVapidKeys(),
  ]);
  return {
    jwtSecret: crypto.getRandomValues(new Uint8Array(32)).toHex(),
    publishableKey: publishable.key,
    secretKey: secret.key,
    vapid,
  };
}

/**
 * The secrets of a data folder. The first start makes them, later starts read them. Only the file's owner can read it.
 * @throws {StartError} when the file holds something else
 */
export async function readOrMakeSecrets(file: string): Promise<Secrets> {
  const existing = await readSecrets(file);
  if (existing) return existing;
  return await writeSecrets(file, await generateSecrets());
}

async function writeSecrets(file: string, secrets: Secrets): Promise<Secrets> {
  const partial = `${file}.unfinished`;
  await Deno.writeTextFile(partial, JSON.stringify(secrets, null, 2) + "\n", { mode: 0o600 });
  await Deno.rename(partial, file);
  return secrets;
}

/**
 * Reads the secrets from a stack's file. Null: there is no such file.
 * @throws {StartError} when the file holds something else
 */
export async function readSecrets(file: string): Promise<Secrets | null> {
  const text = await read(file);
  if (text === null) return null;
  const { vapid, ...secrets } = parse(text, file);
  // A folder from before Web Push gets its keys now.
  return vapid ? { ...secrets, vapid } : await writeSecrets(file, { ...secrets, vapid: await generateVapidKeys() });
}

async function read(file: string): Promise<string | null> {
  try {
    return await Deno.readTextFile(file);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

function parse(text: string, file: string): Omit<Secrets, "vapid"> & { vapid?: VapidKeys } {
  try {
    const { jwtSecret, publishableKey, secretKey, vapid } = JSON.parse(text);
    const keys = [jwtSecret, publishableKey, secretKey, ...(vapid ? [vapid.publicKey, vapid.privateKey] : [])];
    if (keys.every((value) => typeof value === "string" && value.length >= 20)) {
      return { jwtSecret, publishableKey, secretKey, ...(vapid && { vapid }) };
    }
  } catch {
    // The one message below serves for both.
  }
  throw new StartError(`${file} does not hold this stack's secrets; remove it to make new ones`);
}
