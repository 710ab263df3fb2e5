import type { PostgrestError } from "@supabase/postgrest-js";
import { ApiError } from "../http/api-error.ts";
import { DomainError } from "./domain-error.ts";
import { logFailure } from "../runtime/log-failure.ts";
import type { RpcClient } from "./rpc-client.ts";
import type { RpcName } from "./rpc-name.ts";

/**
 * Calls a Postgres function as the client's user and returns its jsonb.
 *
 * @throws DomainError what the function raised as PT4xx; 400 `invalid_arguments` for a value that Postgres or a table refused
 * @throws ApiError 401 when the token is no longer accepted, 503 when the database is away or overloaded, 500 otherwise
 */
export async function callRpc(
  client: RpcClient,
  name: RpcName,
  args: Record<string, unknown>,
  timeoutMs = TIMEOUT_MS,
): Promise<unknown> {
  const { data, error, status } = await client.rpc(name, args).abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) throw mapError(error, status, name);
  return data;
}

// Far above what a step of a turn takes, far below what a person waits.
const TIMEOUT_MS = 10_000;

// 40xxx: deadlock or serialisation failure, both rolled back whole; 53xxx: out of resources; 57xxx: canceled or shutting down; 08xxx: connection; PGRST00x: PostgREST has no database.
const AWAY = /^(40|53|57|08|PGRST00)/;

// 22xxx: a value of the wrong kind or out of range; 23xxx: what a table does not take. Both follow from the arguments.
const REFUSED = /^2[23]/;

function mapError(error: PostgrestError, status: number, name: string): Error {
  const domain = /^PT(4\d\d)$/.exec(error.code ?? "");
  if (domain) {
    return new DomainError(Number(domain[1]), error.hint || "unknown", error.message, parseDetail(error.details));
  }
  if (status === 401 || error.code === "PGRST301") {
    return new ApiError(401, "unauthenticated", "Entre na sua conta para continuar.", { cause: error });
  }
  // postgrest-js reports a failed fetch with status 0.
  if (status === 0 || status === 502 || status === 503 || status === 504 || AWAY.test(error.code ?? "")) {
    return new ApiError(503, "unavailable", "Estou fora do ar por um instante. Tente de novo daqui a pouco.", {
      retryAfterSeconds: 5,
      cause: new Error(`rpc ${name}: ${error.code} ${error.message}`),
    });
  }
  if (REFUSED.test(error.code ?? "")) {
    // Without the message, which quotes the value.
    logFailure(`rpc ${name} refused its arguments`, error.code);
    return new DomainError(400, "invalid_arguments", "Algum valor não serve para isso.", {});
  }
  return new ApiError(500, "internal", "Algo deu errado por aqui. Tente de novo em instantes.", {
    cause: new Error(`rpc ${name} failed: ${error.code} ${error.message}`),
  });
}

function parseDetail(details: string | null | undefined): Record<string, unknown> | unknown[] {
  try {
    const detail: unknown = JSON.parse(details ?? "{}");
    return typeof detail === "object" && detail !== null ? detail as Record<string, unknown> : {};
  } catch {
    return {};
  }
}
