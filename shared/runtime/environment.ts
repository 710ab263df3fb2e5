import { DEFAULT_EMBEDDING_MODEL } from "../model/default-embedding-model.ts";

/** What the functions read from their environment. Keys as Supabase sets them; see README for the list. */
export interface Environment {
  supabaseUrl: string;
  publishableKey: string;
  /** HS256 secret of the project, where tokens are signed with one (embedded stack, older projects). */
  jwtSecret?: string;
  /** Public keys of the project as a JSON Web Key Set, where tokens are signed with asymmetric keys. */
  jwks?: string;
  googleApiKey?: string;
  googleBaseUrl?: string;
  chatModel: string;
  embeddingModel: string;
}

const DEFAULT_CHAT_MODEL = "gemini-3.8-flash";

/**
 * Reads the environment anew at each call, so that a change of secrets needs no new deployment.
 *
 * @throws Error naming the variable that is missing.
 */
export function readEnvironment(): Environment {
  return {
    supabaseUrl: required("SUPABASE_URL"),
    publishableKey: keyFromMap("SUPABASE_PUBLISHABLE_KEYS") ?? required("SUPABASE_ANON_KEY"),
    jwtSecret: optional("SUPABASE_JWT_SECRET"),
    jwks: optional("SUPABASE_JWKS"),
    googleApiKey: optional("GOOGLE_GENERATIVE_AI_API_KEY"),
    googleBaseUrl: optional("GOOGLE_GENERATIVE_AI_BASE_URL"),
    chatModel: optional("CHAT_MODEL") ?? DEFAULT_CHAT_MODEL,
    embeddingModel: optional("EMBEDDING_MODEL") ?? DEFAULT_EMBEDDING_MODEL,
  };
}

function optional(name: string): string | undefined {
  return Deno.env.get(name) || undefined;
}

function required(name: string): string {
  const value = optional(name);
  if (!value) throw new Error(`Environment variable ${name} is not set`);
  return value;
}

/** `{"default": "sb_publishable_…"}`: the default key, else the first. */
function keyFromMap(name: string): string | undefined {
  const json = optional(name);
  if (!json) return undefined;
  const keys = JSON.parse(json) as Record<string, string>;
  return keys.default ?? Object.values(keys)[0];
}
