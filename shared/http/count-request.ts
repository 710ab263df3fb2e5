import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { RpcClient } from "../database/rpc-client.ts";

/**
 * Counts a request that is refused as one of the person's `requests`: what it counted as such was rolled back with it, or had not been
 * reached. Gives the error to be told: the limit where it is reached, that the account is gone, or else the one that was given.
 */
export async function countRefused(client: RpcClient, error: unknown): Promise<unknown> {
  if (error instanceof DomainError && UNCOUNTED.includes(error.status)) return error;
  try {
    await callRpc(client, "count_request", {});
    return error;
  } catch (refusal) {
    return refusal instanceof DomainError && UNCOUNTED.includes(refusal.status) ? refusal : error;
  }
}

/** Nobody is signed in, or a limit is reached already. */
const UNCOUNTED = [401, 429];
