import { createClient, type PostgrestError, type Session, type SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { API_VERSION, VERSION_HEADER } from "../../shared/http/api-version.ts";
import type { Database } from "../../shared/database/database.types.ts";
import type { Config } from "./config.ts";
import { watchedFetch } from "./connection.ts";

/** The project that the client talks to: its configuration and the one supabase-js client. */
export interface Backend {
  config: Config;
  supabase: SupabaseClient<Database>;
  sessionState: SessionState;
}

interface SessionState {
  /** Whether the sign-in service has just refused to prolong the session: then nobody has chosen to sign out. */
  isRefused: boolean;
}

/** Where supabase-js keeps the session in this browser. */
export const SESSION_KEY = "session";

/** The session that this browser keeps, though it may be too old to be used: without a network it cannot be prolonged. */
export function readKeptSession(): Session | null {
  const kept = localStorage.getItem(SESSION_KEY);
  return kept === null ? null : JSON.parse(kept) as Session;
}

export function createBackend(config: Config): Backend {
  const sessionState: SessionState = { isRefused: false };
  const supabase = createClient<Database>(config.url, config.publishableKey, {
    // Nobody is signed in by an address alone: whoever wrote the link may have put a session of their own in it.
    auth: { storageKey: SESSION_KEY, persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    // TanStack Query tries again by its own rule; without a network this would hold every answer back for seven seconds.
    db: { retry: false },
    global: { fetch: (input, init) => watchRefresh(input, init, sessionState) },
  });
  return { config, supabase, sessionState };
}

async function watchRefresh(input: RequestInfo | URL, init: RequestInit | undefined, state: SessionState) {
  const response = await watchedFetch(input, init);
  const address = input instanceof Request ? input.url : String(input);
  if (address.includes("/auth/v1/token?grant_type=refresh_token")) {
    state.isRefused = response.status >= 400 && response.status < 500;
  }
  return response;
}

const detailsSchema = z.array(z.object({
  path: z.string(),
  message: z.string(),
  columns: z.optional(z.array(z.string())),
}));

/** What went wrong, as a person can be told, with the stable code where the server gave one. */
export class BackendError extends Error {
  /** What exactly is wrong with the input, pt-BR, where the server said it; `path` is the place in it, `columns` those of a file. */
  readonly details: { path: string; message: string; columns?: string[] }[];

  constructor(message: string, readonly code: string, options: ErrorOptions & { details?: unknown } = {}) {
    super(message, options);
    const details = detailsSchema.safeParse(options.details);
    this.details = details.success ? details.data : [];
  }
}

const OFFLINE = "Sem conexão agora. Nada foi perdido; tente de novo quando voltar.";
const UNCLEAR = "Algo deu errado por aqui. Tente de novo daqui a pouco.";

type Functions = Database["public"]["Functions"];

/**
 * Calls a Postgres function as the signed-in person.
 *
 * @throws {BackendError} with the sentence that the database gave for its own errors (`PT4xx`)
 */
export async function callRpc<Result>(
  { supabase }: Backend,
  name: keyof Functions & string,
  args: Record<string, unknown> = {},
): Promise<Result> {
  const { data, error, status } = await supabase.rpc(name, args as never);
  if (error) throw toBackendError(error, status);
  return data as Result;
}

/** The rows of a query of supabase-js. @throws {BackendError} */
export async function rowsOf<Row>(
  query: PromiseLike<{ data: Row | null; error: PostgrestError | null; status: number }>,
): Promise<Row> {
  const { data, error, status } = await query;
  if (error || data === null) throw toBackendError(error, status);
  return data;
}

function toBackendError(error: PostgrestError | null, status: number): BackendError {
  if (status === 0) return new BackendError(OFFLINE, "offline", { cause: error });
  if (/^PT4/.test(error?.code ?? "")) {
    return new BackendError(error!.message, error!.hint || "unknown", { cause: error });
  }
  return new BackendError(UNCLEAR, error?.code ?? "unknown", { cause: error });
}

/**
 * Sends a request to an edge function as the signed-in person.
 *
 * @throws {BackendError} with the function's own sentence, pt-BR
 */
export async function callFunction(
  { config, supabase }: Backend,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const { data } = await supabase.auth.getSession();
  const headers = new Headers(init.headers);
  headers.set("apikey", config.publishableKey);
  headers.set(VERSION_HEADER, `${API_VERSION}`);
  if (data.session) headers.set("Authorization", `Bearer ${data.session.access_token}`);
  const response = await watchedFetch(`${config.url}/functions/v1/${path}`, { ...init, headers }).catch((cause) => {
    throw new BackendError(OFFLINE, "offline", { cause });
  });
  if (response.ok) return response;
  // A session that the server no longer takes is prolonged, or found to have ended.
  if (response.status === 401) void supabase.auth.refreshSession();
  const body = await response.json().catch(() => null);
  throw new BackendError(body?.error?.message ?? UNCLEAR, body?.error?.code ?? String(response.status), {
    details: body?.error?.details,
  });
}

/** The sentence to show for whatever was thrown. */
export function explainError(error: unknown): string {
  if (error instanceof BackendError) return error.message;
  if (error instanceof TypeError) return OFFLINE;
  return UNCLEAR;
}
