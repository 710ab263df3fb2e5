import { OwnError } from "./log-failure.ts";

/** Which models are used, and with whose key. */
export interface ModelEnvironment {
  /** Without one the stand-in answers, and memory is searched by words. */
  googleApiKey?: string;
  /** A proxy or a test server in Google's place. */
  googleBaseUrl?: string;
  embeddingModel: string;
}

/** Which model is asked for JSON. */
export interface ExtractionEnvironment extends ModelEnvironment {
  extractionModel: string;
}

/** What the functions that people call read from their environment. Keys as Supabase sets them; see docs/deploying.md for the list. */
export interface Environment extends ExtractionEnvironment {
  supabaseUrl: string;
  publishableKey: string;
  /** HS256 secret of the project, where tokens are signed with one (embedded stack, older projects). */
  jwtSecret?: string;
  /** Public keys of the project as a JSON Web Key Set, where tokens are signed with asymmetric keys. */
  jwks?: string;
  chatModel: string;
  /** Answers where `chatModel` cannot be reached. */
  chatModelFallback: string;
  /** Without one films and series are saved as they are told. */
  tmdbApiKey?: string;
  tmdbBaseUrl: string;
  /** Whether each turn writes its line of log. */
  logTurns: boolean;
  /** Null where nobody collects spans. */
  otlp: OtlpEnvironment | null;
}

/** Where the spans of a turn are sent, by OpenTelemetry's own variables. */
export interface OtlpEnvironment {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
}

/** What `consolidate-memory` reads from its environment. */
export interface ConsolidationEnvironment extends ExtractionEnvironment {
  supabaseUrl: string;
  /** Any of them opens the function; the first calls the database. */
  secretKeys: string[];
}

export const DEFAULT_MODELS = {
  chat: "gemini-3.8-flash",
  chatFallback: "gemini-3.5-flash-lite",
  extraction: "gemini-3.5-flash-lite",
  /** Takes task types and can be cut to 768 dimensions. */
  embedding: "gemini-embedding-001",
};

/**
 * Reads the environment anew at each call, so that a change of secrets needs no new deployment.
 *
 * @throws Error naming the variable that is missing.
 */
export function readEnvironment(): Environment {
  return {
    ...readExtractionEnvironment(),
    supabaseUrl: required("SUPABASE_URL"),
    publishableKey: readKeys("SUPABASE_PUBLISHABLE_KEYS")[0] ?? required("SUPABASE_ANON_KEY"),
    jwtSecret: optional("SUPABASE_JWT_SECRET"),
    jwks: optional("SUPABASE_JWKS"),
    chatModel: optional("CHAT_MODEL") ?? DEFAULT_MODELS.chat,
    chatModelFallback: optional("CHAT_MODEL_FALLBACK") ?? DEFAULT_MODELS.chatFallback,
    tmdbApiKey: optional("TMDB_API_KEY"),
    tmdbBaseUrl: optional("TMDB_BASE_URL") ?? "https://api.themoviedb.org/3",
    logTurns: optional("LOG_TURNS") !== "off",
    otlp: readOtlpEnvironment(),
  };
}

/** As {@link readEnvironment}, for the function that the scheduler calls. */
export function readConsolidationEnvironment(): ConsolidationEnvironment {
  return {
    ...readExtractionEnvironment(),
    supabaseUrl: required("SUPABASE_URL"),
    secretKeys: readSecretKeys(),
  };
}

/** Of both the part that asks for JSON, for who needs nothing else of a deployment. */
export function readExtractionEnvironment(): ExtractionEnvironment {
  return {
    ...readModelEnvironment(),
    extractionModel: optional("EXTRACTION_MODEL") ?? DEFAULT_MODELS.extraction,
  };
}

/** The keys of the server itself: what is done with the first is done by the deployment, not by a user. */
export function readSecretKeys(): string[] {
  const olderKey = optional("SUPABASE_SERVICE_ROLE_KEY");
  const secretKeys = [...readKeys("SUPABASE_SECRET_KEYS"), ...(olderKey === undefined ? [] : [olderKey])];
  if (secretKeys.length === 0) throw new OwnError("Environment variable SUPABASE_SECRET_KEYS is not set");
  return [...new Set(secretKeys)];
}

/** A variable that a tool of a pack needs; others are none of its business. */
export function readToolVariable(name: string): string | undefined {
  return name.startsWith("TOOL_") ? optional(name) : undefined;
}

function readModelEnvironment(): ModelEnvironment {
  return {
    googleApiKey: optional("GOOGLE_GENERATIVE_AI_API_KEY"),
    googleBaseUrl: optional("GOOGLE_GENERATIVE_AI_BASE_URL"),
    embeddingModel: optional("EMBEDDING_MODEL") ?? DEFAULT_MODELS.embedding,
  };
}

function readOtlpEnvironment(): OtlpEnvironment | null {
  const endpoint = optional("OTEL_EXPORTER_OTLP_ENDPOINT");
  if (endpoint === undefined) return null;
  // `key=value,key=value`, percent-encoded.
  const headers = (optional("OTEL_EXPORTER_OTLP_HEADERS") ?? "").split(",").flatMap((pair) => {
    const [key, ...value] = pair.split("=");
    return key?.trim() ? [[key.trim(), decoded(value.join("=").trim())]] : [];
  });
  return {
    endpoint: endpoint.replace(/\/$/, ""),
    headers: Object.fromEntries(headers),
    serviceName: optional("OTEL_SERVICE_NAME") ?? "life-assistant",
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function optional(name: string): string | undefined {
  return Deno.env.get(name) || undefined;
}

function required(name: string): string {
  const value = optional(name);
  if (!value) throw new OwnError(`Environment variable ${name} is not set`);
  return value;
}

/** `{"default": "sb_publishable_…"}`: the default key first. */
function readKeys(name: string): string[] {
  const { default: first, ...others } = JSON.parse(optional(name) ?? "{}") as Record<string, string>;
  return [first, ...Object.values(others)].filter((key) => key !== undefined);
}
