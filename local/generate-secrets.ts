import { generateApiKey } from "@supabase/lite";

/** What a project's clients and functions identify themselves with. */
export interface Secrets {
  /** Signs users' tokens, HS256. */
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
}

/** New random secrets, keys in Supabase's format. */
export async function generateSecrets(): Promise<Secrets> {
  const [publishable, secret] = await Promise.all([generateApiKey("publishable"), generateApiKey("secret")]);
  return {
    jwtSecret: crypto.getRandomValues(new Uint8Array(32)).toHex(),
    publishableKey: publishable.key,
    secretKey: secret.key,
  };
}
