import { generateSecrets, type Secrets } from "./generate-secrets.ts";
import { StartError } from "./start-error.ts";

/**
 * The secrets of a data folder: made at its first start, the same ever after, readable by their owner only.
 * @throws {StartError} when the file holds something else
 */
export async function keepSecrets(file: string): Promise<Secrets> {
  const text = await read(file);
  if (text !== null) return parse(text, file);
  const secrets = await generateSecrets();
  const partial = `${file}.unfinished`;
  await Deno.writeTextFile(partial, JSON.stringify(secrets, null, 2) + "\n", { mode: 0o600 });
  await Deno.rename(partial, file);
  return secrets;
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
