import { OwnError } from "./log-failure.ts";

/** The key to Google's models, and the embedding model. */
export interface ModelEnvironment {
  /** Without a key, the stand-in answers and memory is searched by words. */
  googleApiKey?: string;
  /** The address of a proxy or a test server, used instead of Google's. */
  googleBaseUrl?: string;
  embeddingModel: string;
}

/** The same, and the model that is asked for JSON. */
export interface ExtractionEnvironment extends ModelEnvironment {
  extractionModel: string;
}

/** Settings of the functions that people call. The variables are listed in docs/deploying.md; Supabase sets the keys. */
export interface Environment extends ExtractionEnvironment {
  supabaseUrl: string;
  publishableKey: string;
  /** The project's HS256 secret, if tokens are signed with one (embedded stack, older projects). */
  jwtSecret?: string;
  /** The project's public keys as a JSON Web Key Set, if tokens are signed with asymmetric keys. */
  jwks?: string;
  chatModel: string;
  /** The model that answers if `chatModel` cannot be reached. */
  chatModelFallback: string;
  /** Without a key, films and series are saved as the person told them. */
  tmdbApiKey?: string;
  tmdbBaseUrl: string;
  /** Whether books are looked up at Open Library. */
  openLibrary: boolean;
  /** Whether each turn writes a line to the log. */
  logTurns: boolean;
  /** Null if spans are not collected. */
  otlp: OtlpEnvironment | null;
}

/** Where the spans of a turn are sent, from OpenTelemetry's own variables. */
export interface OtlpEnvironment {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
}

/** Settings of the function `consolidate-memory`. */
export interface ConsolidationEnvironment extends ExtractionEnvironment {
  supabaseUrl: string;
  /** The function accepts any of them. The first one is used to call the database. */
  secretKeys: string[];
}

/** Settings of the function `notifications`. */
export interface NotificationsEnvironment extends Environment {
  secretKeys: string[];
  /** Null: the deployment has no keys for Web Push, so nothing rings on any device. */
  vapid: VapidEnvironment | null;
}

/** The keys by which push services recognise this deployment (RFC 8292), base64url. `deno task push:keys` makes them. */
export interface VapidEnvironment {
  publicKey: string;
  privateKey: string;
  /** Whom a push service can reach about this deployment: `mailto:` or `https:`. */
  subject: string;
}

export const DEFAULT_MODELS = {
  chat: "gemini-3.8-flash",
  chatFallback: "gemini-3.5-flash-lite",
  extraction: "gemini-3.5-flash-lite",
  /** It supports task types and vectors of 768 dimensions. */
  embedding: "gemini-embedding-001",
};

/**
 * Reads the environment at each call, so that a change of secrets needs no new deployment.
 *
 * @throws OwnError with the name of a missing variable
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
    openLibrary: optional("OPEN_LIBRARY") !== "off",
    logTurns: optional("LOG_TURNS") !== "off",
    otlp: readOtlpEnvironment(),
  };
}

/** Like {@link readEnvironment}, for the function that the scheduler calls. */
export function readConsolidationEnvironment(): ConsolidationEnvironment {
  return {
    ...readExtractionEnvironment(),
    supabaseUrl: required("SUPABASE_URL"),
    secretKeys: readSecretKeys(),
  };
}

/** Like {@link readEnvironment}, for the function that rings on devices. */
export function readNotificationsEnvironment(): NotificationsEnvironment {
  const publicKey = optional("VAPID_PUBLIC_KEY");
  const privateKey = optional("VAPID_PRIVATE_KEY");
  const subject = optional("VAPID_SUBJECT") ?? required("SUPABASE_URL").replace(/^http:/, "https:");
  return {
    ...readEnvironment(),
    secretKeys: readSecretKeys(),
    vapid: publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey, subject },
  };
}

/** Only the settings of models, for code that needs nothing else of a deployment. */
export function readExtractionEnvironment(): ExtractionEnvironment {
  return {
    ...readModelEnvironment(),
    extractionModel: optional("EXTRACTION_MODEL") ?? DEFAULT_MODELS.extraction,
  };
}

/** The server's secret keys. The first one is used to call the database with the rights of the deployment. */
export function readSecretKeys(): string[] {
  const olderKey = optional("SUPABASE_SERVICE_ROLE_KEY");
  const secretKeys = [...readKeys("SUPABASE_SECRET_KEYS"), ...(olderKey === undefined ? [] : [olderKey])];
  if (secretKeys.length === 0) throw new OwnError("Environment variable SUPABASE_SECRET_KEYS is not set");
  return [...new Set(secretKeys)];
}

/** A variable for a tool of a pack. Only names with the prefix TOOL_ are read, so that a pack cannot get other secrets. */
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
