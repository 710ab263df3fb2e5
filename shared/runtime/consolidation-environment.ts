import { DEFAULT_EMBEDDING_MODEL } from "../model/default-embedding-model.ts";

/** What `consolidate-memory` reads from its environment. */
export interface ConsolidationEnvironment {
  supabaseUrl: string;
  /** Any of them opens the function; the first calls the database. */
  secretKeys: string[];
  googleApiKey?: string;
  googleBaseUrl?: string;
  extractionModel: string;
  embeddingModel: string;
}

const DEFAULT_EXTRACTION_MODEL = "gemini-3.5-flash-lite";

/**
 * Reads the environment anew at each call. Keys as Supabase sets them: the JSON map, or the older single one.
 *
 * @throws Error naming the variable that is missing.
 */
export function readConsolidationEnvironment(): ConsolidationEnvironment {
  const secretKeys = readSecretKeys();
  if (secretKeys.length === 0) throw new Error("Environment variable SUPABASE_SECRET_KEYS is not set");
  const supabaseUrl = optional("SUPABASE_URL");
  if (supabaseUrl === undefined) throw new Error("Environment variable SUPABASE_URL is not set");
  return {
    supabaseUrl,
    secretKeys,
    googleApiKey: optional("GOOGLE_GENERATIVE_AI_API_KEY"),
    googleBaseUrl: optional("GOOGLE_GENERATIVE_AI_BASE_URL"),
    extractionModel: optional("EXTRACTION_MODEL") ?? DEFAULT_EXTRACTION_MODEL,
    embeddingModel: optional("EMBEDDING_MODEL") ?? DEFAULT_EMBEDDING_MODEL,
  };
}

function optional(name: string): string | undefined {
  return Deno.env.get(name) || undefined;
}

function readSecretKeys(): string[] {
  const map = JSON.parse(optional("SUPABASE_SECRET_KEYS") ?? "{}") as Record<string, string>;
  const { default: first, ...others } = map;
  const keys = [first, ...Object.values(others), optional("SUPABASE_SERVICE_ROLE_KEY")];
  return [...new Set(keys.filter((key) => key !== undefined))];
}
