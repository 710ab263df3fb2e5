import type { PostgrestError } from "@supabase/supabase-js";
import { logFailure, OwnError } from "../runtime/log-failure.ts";
import type { Database, Json } from "./database.types.ts";
import { DatabaseFailure, DomainError, type ErrorDetail } from "./domain-error.ts";
import type { RpcClient, RpcName } from "./rpc-client.ts";

/** Generated types do not allow null as an argument; and a jsonb argument takes whatever can be written as JSON. */
type Argument<Type> = Json extends Type ? unknown : Type | null;

/** The arguments of a Postgres function by name. */
export type RpcArguments<Name extends RpcName> = {
  [Key in keyof Database["public"]["Functions"][Name]["Args"]]: Argument<
    Database["public"]["Functions"][Name]["Args"][Key]
  >;
};

// Far above what a call takes, and far below what a person would wait.
const TIMEOUT_MS = 10_000;

/** Calls of which all but the last ended in a deadlock. What such a call did is rolled back as a whole, so it is made again. */
const MOST_TRIES = 3;

/**
 * Calls a Postgres function as the client's user and returns its jsonb.
 *
 * @throws DomainError for what the function raised as PT4xx; 400 `invalid_arguments` for a value that Postgres or a table refused
 * @throws DatabaseFailure when the token is no longer accepted, the database cannot be reached or is overloaded, or something is broken
 */
export async function callRpc<Name extends RpcName>(
  client: RpcClient,
  name: Name,
  args: RpcArguments<Name>,
  timeoutMs = client.timeoutMs ?? TIMEOUT_MS,
): Promise<Json> {
  const signal = AbortSignal.timeout(timeoutMs);
  for (let tries = 1;; tries++) {
    const from = performance.now();
    const { data, error, status } = await client.rpc(name, args as Database["public"]["Functions"][Name]["Args"])
      .abortSignal(signal);
    client.onCall?.({ name, ...("tool" in args && { tool: String(args.tool) }), from });
    if (!error) return data as Json;
    if (!ROLLED_BACK.test(error.code ?? "") || tries === MOST_TRIES) throw mapError(error, status, name);
  }
}

// Deadlock and serialisation failure.
const ROLLED_BACK = /^40/;

// 40xxx as above; 53xxx: out of resources; 57xxx: canceled or shutting down; 08xxx: connection; PGRST00x: PostgREST has no database.
const UNAVAILABLE = /^(40|53|57|08|PGRST00)/;

// 22xxx: a value of the wrong kind or out of range; 23xxx: a constraint of a table. Both are caused by the arguments.
const REFUSED = /^2[23]/;

function mapError(error: PostgrestError, status: number, name: string): Error {
  // For the log, without the error's message, which may quote values.
  const called = `rpc ${name} answered ${status} ${/^\w*$/.test(error.code ?? "") ? error.code : ""}`.trim();
  const domain = /^PT(4\d\d)$/.exec(error.code ?? "");
  if (domain) {
    return new DomainError(Number(domain[1]), error.hint || "unknown", error.message, parseDetail(error.details));
  }
  if (status === 401 || error.code === "PGRST301") return new DatabaseFailure("unauthenticated", error);
  // postgrest-js reports a failed fetch with status 0.
  if (status === 0 || status === 502 || status === 503 || status === 504 || UNAVAILABLE.test(error.code ?? "")) {
    return new DatabaseFailure("unavailable", new OwnError(called));
  }
  if (REFUSED.test(error.code ?? "")) {
    logFailure(`rpc ${name} refused its arguments`, error.code);
    return new DomainError(400, "invalid_arguments", "Algum valor não serve para isso.", {});
  }
  return new DatabaseFailure("internal", new OwnError(called));
}

function parseDetail(details: string | null | undefined): ErrorDetail {
  try {
    const detail: unknown = JSON.parse(details ?? "{}");
    return typeof detail === "object" && detail !== null ? detail as ErrorDetail : {};
  } catch {
    return {};
  }
}
