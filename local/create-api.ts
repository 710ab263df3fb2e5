import { App } from "@supabase/lite";
import type { Database } from "./database.ts";
import type { Secrets } from "./generate-secrets.ts";
import { markRefused } from "./mark-refused.ts";
import { markUnavailable } from "./mark-unavailable.ts";
import { quoteArgumentNames } from "./quote-argument-names.ts";
import { withoutLookUps } from "./request-statements.ts";
import { installSchedule } from "./schedule/install-schedule.ts";
import { type Log, withRedactedConsole } from "./with-redacted-console.ts";

/** `/rest/v1` and `/auth/v1` over a database. */
export interface Api {
  fetch(request: Request, peerAddress: string | null): Promise<Response>;
}

/** Builds the API, its auth schema, everything `bootstrap.sql` lists, and what scheduling needs. Idempotent. */
export async function createApi(
  database: Database,
  secrets: Secrets,
  url: string,
  log: Log = console.error,
): Promise<Api> {
  Deno.env.set("LITE_TELEMETRY", "0");
  Deno.env.set("DO_NOT_TRACK", "1");
  quoteArgumentNames(database.connection);
  const app = new App({
    connection: database.connection,
    api: { schemas: ["public"], external_url: url },
    auth: {
      enabled: true,
      site_url: url,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
    },
    db: { migrations: { enabled: false } },
    studio: { enabled: false },
  });
  await database.gate(() => withRedactedConsole(log, () => app.ensureSystemSchema()));
  await database.run(await Deno.readTextFile(new URL("./bootstrap.sql", import.meta.url)));
  await installSchedule(database);
  keepGrants(database);
  return {
    // The body is read before the gate, so that a slow client holds up nobody but itself.
    async fetch(request, peerAddress) {
      const body = request.body ? await request.arrayBuffer() : undefined;
      const { url, method, headers } = request;
      const serve = () => app.fetch(new Request(url, { method, headers, body }), { peerAddress });
      const data = new URL(url).pathname.startsWith("/rest/");
      const answer = await database.gate(() => withRedactedConsole(log, () => data ? withoutLookUps(serve) : serve()));
      const response = await markRefused(answer);
      return database.exclusive ? response : await markUnavailable(response);
    },
  };
}

/**
 * At the first data request lite would grant all on every schema with an RLS table to anon and authenticated.
 * An internal field says that this was done; `checkGrantsKept` proves that it still works.
 */
function keepGrants(database: Database): void {
  if (!("rlsState" in database.connection)) {
    throw new Error("this @supabase/lite has no rlsState: grants would be lost");
  }
  Object.assign(database.connection, { rlsState: "active" });
}
