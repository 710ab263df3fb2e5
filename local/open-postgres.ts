import { createPostgresConnection } from "@supabase/lite/postgres";
import type postgres from "postgres";
import type { Database, Row, Session } from "./database.ts";
import { postgresTypes } from "./parsed-values.ts";
import { requestStatements, SET_ALL, settingValues } from "./request-statements.ts";
import { StartError } from "./run-task.ts";

type Statements = Pick<postgres.Sql, "unsafe">;

/** Connects to a Postgres server as its superuser. Each connection is a session of its own, so the gate lets all work through. */
export async function openPostgres(url: string, { connections = 10 } = {}): Promise<Database> {
  const connection = createPostgresConnection({
    url: checkUrl(url),
    postgresOptions: {
      types: { ...jsonParameters, ...postgresTypes },
      onnotice: () => {},
      connect_timeout: 5,
      max: connections,
      // By default the server logs a statement that fails together with its values, which are people's words.
      connection: { log_min_messages: "log" },
    },
  });
  const { driver } = connection;
  try {
    await driver.unsafe("select 1");
  } catch (cause) {
    await driver.end({ timeout: 1 });
    throw new StartError(`cannot reach the database ${withoutPassword(url)}: ${reason(cause)}`, { cause });
  }
  const reserve = driver.reserve.bind(driver);
  Object.assign(driver, { reserve: async () => withRequestStatements(await reserve()) });
  return {
    connection,
    exclusive: false,
    gate: (work) => work(),
    ...sessionOver(driver),
    // postgres.js unwraps promises in its result type; the cast gives the type that is returned.
    transaction: <T>(work: (session: Session) => Promise<T>) =>
      driver.begin((statements: Statements) => work(sessionOver(statements))) as Promise<T>,
    async listen(channel, notified) {
      const { unlisten } = await driver.listen(channel, notified, () => notified(""));
      return () => unlisten();
    },
    close: () => driver.end({ timeout: 5 }),
  };
}

/** Sends lite's statements as prepared ones: each takes one round trip, an unprepared one takes two. */
function withRequestStatements(connection: postgres.ReservedSql) {
  type Rows = postgres.RowList<postgres.Row[]>;
  const query = (sql: string, parameters: unknown[]): PromiseLike<Rows> =>
    connection.unsafe(sql, parameters as never[], { prepare: true });
  const unsafe = requestStatements<Rows>({
    query: async (sql, parameters) => await query(sql, parameters),
    async open(opening) {
      // Both are sent before the first is answered. If the first fails, the second fails too.
      await Promise.all([
        query(opening.readOnly ? "begin read only" : "begin", []),
        query(SET_ALL, settingValues(opening)),
      ]);
    },
    async finish(sql) {
      const [answer] = await Promise.all([query(sql, []), query("commit", [])]);
      return answer;
    },
    result: (rows) => Object.assign(rows, { command: "SET", count: rows.length }) as unknown as Rows,
  });
  return { unsafe, release: () => connection.release() };
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

/**
 * How postgres.js writes json and jsonb parameters. Lite already passes rpc arguments as JSON text, which the default
 * serializer of postgres.js would encode a second time. So text is sent unchanged. The cost: a plain string is read as JSON.
 */
export const jsonParameters = {
  json: { to: 114, from: [114], serialize, parse: (text: string): unknown => JSON.parse(text) },
  jsonb: { to: 3802, from: [3802], serialize, parse: (text: string): unknown => JSON.parse(text) },
};

function serialize(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
