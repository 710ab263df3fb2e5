import { logFailure } from "../../shared/runtime/log-failure.ts";
import type { Database } from "../database.ts";

/** Sends what is in net.http_request_queue. */
export interface Requests {
  /** Looks at the queue: something was added. */
  send(): void;
  /** Takes no more requests and waits for those under way, which end within their own timeouts. */
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

// Taking a request deletes it, as pg_net does: it is sent at most once.
const take = `
  delete from net.http_request_queue where id in (
    select id from net.http_request_queue order by id limit 100 for update skip locked)
  returning id::text, method, url, headers, pg_catalog.convert_from(body, 'UTF8') as body, timeout_milliseconds`;

const store = `
  insert into net._http_response (id, status_code, content_type, headers, content, timed_out, error_msg)
  values ($1::bigint, $2::int, $3::text, $4::jsonb, $5::text, $6::boolean, $7::text)`;

/** pg_net keeps responses that long. */
const prune = "delete from net._http_response where created < pg_catalog.now() - interval '6 hours'";

/** Starts sending, beginning with what a stopped process left in the queue. Claims in the database, fetches outside it. */
export function startRequests(database: Database): Requests {
  const underWay = new Set<Promise<void>>();
  let again = false;
  let draining: Promise<void> | null = null;
  let stopped = false;

  const drain = async () => {
    do {
      again = false;
      const requests = await database.query<QueuedRequest>(take);
      for (const request of requests) {
        const sent: Promise<void> = send(database, request).catch(report).finally(() => underWay.delete(sent));
        underWay.add(sent);
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
      await Promise.all(underWay);
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
    const timedOut = error instanceof DOMException && error.name === "TimeoutError";
    const reason = timedOut
      ? `Timeout of ${timeout} ms reached`
      : error instanceof Error
      ? error.message
      : String(error);
    answer = [null, null, null, null, timedOut, reason];
  }
  await database.query(store, [id, ...answer]);
  await database.run(prune);
}

function report(error: unknown): void {
  logFailure("[net]", error);
}
