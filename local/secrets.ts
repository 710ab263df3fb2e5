import { generateApiKey } from "@supabase/lite";
import { StartError } from "./run-task.ts";

/** The keys of a stack. */
export interface Secrets {
  /** Signs users' tokens, HS256. */
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
}

/** Makes new random secrets. The keys have the format of Supabase's keys. */
export async function generateSecrets(): Promise<Secrets> {
  const [publishable, secret] = await Promise.all([generateApiKey("publishable"), generateApiKey("secret")]);
  return {
    jwtSecret: crypto.getRandomValues(new Uint8Array(32)).toHex(),
    publishableKey: publishable.key,
    secretKey: secret.key,
  };
}

/**
 * The secrets of a data folder. The first start makes them, later starts read them. Only the file's owner can read it.
 * @throws {StartError} when the file holds something else
 */
export async function readOrMakeSecrets(file: string): Promise<Secrets> {
  const existing = await readSecrets(file);
  if (existing) return existing;
  const secrets = await generateSecrets();
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
  return text === null ? null : parse(text, file);
}

async function read(file: string): Promise<string | null> {
  try {
    return await Deno.readTextFile(file);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

function parse(text: string, file: string): Secrets {
  try {
    const { jwtSecret, publishableKey, secretKey } = JSON.parse(text);
    if ([jwtSecret, publishableKey, secretKey].every((value) => typeof value === "string" && value.length >= 20)) {
      return { jwtSecret, publishableKey, secretKey };
    }
  } catch {
    // The one message below serves for both.
  }
  throw new StartError(`${file} does not hold this stack's secrets; remove it to make new ones`);
}
