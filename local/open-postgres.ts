import { createPostgresConnection } from "@supabase/lite/postgres";
import type postgres from "postgres";
import type { Database, Row, Session } from "./database.ts";
import { jsonParameters } from "./json-parameters.ts";
import { StartError } from "./start-error.ts";

type Statements = Pick<postgres.Sql, "unsafe">;

/** Connects to a Postgres server as its superuser. It has real sessions, so nothing waits at a gate. */
export async function openPostgres(url: string, { connections = 10 } = {}): Promise<Database> {
  const connection = createPostgresConnection({
    url: checkUrl(url),
    postgresOptions: { types: jsonParameters, onnotice: () => {}, connect_timeout: 5, max: connections },
  });
  const { driver } = connection;
  try {
    await driver.unsafe("select 1");
  } catch (cause) {
    await driver.end({ timeout: 1 });
    throw new StartError(`cannot reach the database ${withoutPassword(url)}: ${reason(cause)}`, { cause });
  }
  return {
    connection,
    exclusive: false,
    gate: (work) => work(),
    ...sessionOver(driver),
    // postgres.js unwraps promises in its result type; the cast states what comes back.
    transaction: <T>(work: (session: Session) => Promise<T>) =>
      driver.begin((statements: Statements) => work(sessionOver(statements))) as Promise<T>,
    async listen(channel, notified) {
      const { unlisten } = await driver.listen(channel, notified, () => notified(""));
      return () => unlisten();
    },
    close: () => driver.end({ timeout: 5 }),
  };
}

function sessionOver(statements: Statements): Session {
  return {
    query: async <T = Row>(text: string, parameters: unknown[] = []) =>
      [...await statements.unsafe(text, parameters as never[])] as T[],
    run: async (text) => void await statements.unsafe(text).simple(),
  };
}

function checkUrl(url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartError(`--database-url must look like postgresql://user:password@host:5432/database`);
  }
  return url;
}

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  parsed.password = "";
  parsed.search = "";
  return parsed.href;
}

/** A refused connection comes as an AggregateError with an empty message and a code. */
function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ("code" in cause ? String(cause.code) : cause.name);
}
