import { generateSecrets, type Secrets } from "./generate-secrets.ts";
import { readSecrets } from "./read-secrets.ts";

/**
 * The secrets of a data folder: made at its first start, the same ever after, readable by their owner only.
 * @throws {StartError} when the file holds something else
 */
export async function keepSecrets(file: string): Promise<Secrets> {
  const kept = await readSecrets(file);
  if (kept) return kept;
  const secrets = await generateSecrets();
  const partial = `${file}.unfinished`;
  await Deno.writeTextFile(partial, JSON.stringify(secrets, null, 2) + "\n", { mode: 0o600 });
  await Deno.rename(partial, file);
  return secrets;
}
