import type { Secrets } from "./generate-secrets.ts";
import { StartError } from "./start-error.ts";

/**
 * The secrets in a stack's file, null when there is none.
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
