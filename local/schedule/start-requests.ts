import { logFailure } from "../../shared/runtime/log-failure.ts";
import type { Database } from "../database.ts";

/** Sends the requests in net.http_request_queue. */
export interface Requests {
  /** Reads the queue, after something was added. */
  send(): void;
  /** Takes no more requests, and waits for those that are running. Each of them has a timeout. */
  stop(): Promise<void>;
}

interface QueuedRequest {
  id: string;
  method: string;
  url: string;
  headers: Record<string, string> | null;
  body: string | null;
  timeout_milliseconds: number;
}

/** Takes requests from the queue. As in pg_net, this deletes them, so each is sent at most once. */
const TAKE_REQUESTS = `
  delete from net.http_request_queue where id in (
    select id from net.http_request_queue order by id limit 100 for update skip locked)
  returning id::text, method, url, headers, pg_catalog.convert_from(body, 'UTF8') as body, timeout_milliseconds`;

const STORE_RESPONSE = `
  insert into net._http_response (id, status_code, content_type, headers, content, timed_out, error_msg)
  values ($1::bigint, $2::int, $3::text, $4::jsonb, $5::text, $6::boolean, $7::text)`;

/** pg_net keeps responses for 6 hours. */
const DELETE_OLD_RESPONSES = "delete from net._http_response where created < pg_catalog.now() - interval '6 hours'";

/** Starts sending, first the requests that a stopped process left in the queue. No database session is held during a request. */
export function startRequests(database: Database): Requests {
  const running = new Set<Promise<void>>();
  let again = false;
  let draining: Promise<void> | null = null;
  let stopped = false;

  const drain = async () => {
    do {
      again = false;
      const requests = await database.query<QueuedRequest>(TAKE_REQUESTS);
      for (const request of requests) {
        const sent: Promise<void> = send(database, request).catch(report).finally(() => running.delete(sent));
        running.add(sent);
      }
      if (requests.length > 0) again = true;
    } while (again && !stopped);
  };
  const requests: Requests = {
    send() {
      again = true;
      if (stopped || draining) return;
      draining = drain().catch(report).finally(() => draining = null);
    },
    async stop() {
      stopped = true;
      await draining;
      await Promise.all(running);
    },
  };
  requests.send();
  return requests;
}

async function send(database: Database, request: QueuedRequest): Promise<void> {
  const { id, method, url, headers, body, timeout_milliseconds: timeout } = request;
  let answer: unknown[];
  try {
    const response = await fetch(url, { method, headers: headers ?? {}, body, signal: AbortSignal.timeout(timeout) });
    const content = await response.text();
    const contentType = response.headers.get("content-type");
    answer = [response.status, contentType, Object.fromEntries(response.headers), content, false, null];
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    answer = [null, null, null, null, isTimeout, isTimeout ? `Timeout of ${timeout} ms reached` : messageOf(error)];
  }
  await database.query(STORE_RESPONSE, [id, ...answer]);
  await database.run(DELETE_OLD_RESPONSES);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function report(error: unknown): void {
  logFailure("[net]", error);
}
