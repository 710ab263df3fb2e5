import type { Secrets } from "./generate-secrets.ts";

/** The variables Supabase gives its functions, current and older names. Lite knows no JWT keys: the older names hold the opaque ones. */
export function functionEnvironment(url: string, secrets: Secrets): Record<string, string | undefined> {
  return {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: secrets.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.secretKey }),
    SUPABASE_JWT_SECRET: secrets.jwtSecret,
    // Tokens are signed with the secret here; a key set in the shell belongs to some other project.
    SUPABASE_JWKS: undefined,
    SUPABASE_ANON_KEY: secrets.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
  };
}
