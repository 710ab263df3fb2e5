import postgres from "postgres";
import { createChatApp } from "../shared/chat/create-chat-app.ts";
import { createStatementsApp } from "../shared/statements/create-statements-app.ts";
import { readStatement } from "../shared/statements/read-statement.ts";
import { project } from "../tests/support/snapshot.ts";
import { type Stack, startStack, type TestUser } from "../tests/support/stack.ts";
import { openCopy, template } from "../tests/support/template.ts";
import type { Bystanding } from "./bystander.ts";
import { held, type Measurement, percentile, progress } from "./measurement.ts";
import { fill } from "./memory/fill.ts";
import { signIn } from "./memory/sign-in.ts";
import { onPostgres } from "./memory/start-server.ts";
import { zeroLatencyModel } from "./zero-latency-model.ts";

const MOST_LINES = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What records of money cost by their number: the month's summary, and statements that come in. */
export async function money(): Promise<Measurement[]> {
  return [
    ...await readingHolds(),
    ...await statements("PGlite"),
    ...await onPostgres([monthSummary, () => statements("Postgres 17")]),
  ];
}

/** How long reading a file of almost 5 MB keeps others waiting. */
async function readingHolds(): Promise<Measurement[]> {
  progress("reading a statement");
  const bytes = statementFile(MOST_LINES, "x".repeat(380));
  await readStatement(statementFile(1_000));
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const start = performance.now();
  await readStatement(bytes);
  const spent = performance.now() - start;
  clearInterval(timer);
  const name = `reading a statement of ${(bytes.length / 1024 / 1024).toFixed(1)} MB`;
  return [
    { name, value: spent, unit: "ms" },
    held(`${name}, others wait at most`, longest, "ms", 50),
  ];
}

/** A preview and an import over HTTP, while another person talks. */
async function statements(where: string): Promise<Measurement[]> {
  progress(`statements, ${where}`);
  const chat = createChatApp({ chooseModel: () => zeroLatencyModel(0) });
  const stack = await startStack({ functions: { chat, statements: createStatementsApp() } });
  await stack.sql("update private.settings set value = '1000000' where key like '%\\_per\\_%'");
  const [person, talker] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
  const account = await openAccount(person);
  const file = statementFile(1_000);
  const previews: number[] = [];
  for (let run = 0; run < 12; run++) {
    const start = performance.now();
    await send(stack, person, "preview", account, file);
    if (run >= 2) previews.push(performance.now() - start);
  }
  const turns: number[] = [];
  const worker = new Worker(new URL("./bystander.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => turns.push(data);
  const talking: Bystanding = { url: stack.url, headers: headersOf(stack, talker) };
  worker.postMessage(talking);
  while (turns.length < 5) await new Promise((resolve) => setTimeout(resolve, 50));
  turns.length = 0;
  const start = performance.now();
  const { counts } = await send(stack, person, "import", account, statementFile(MOST_LINES));
  const seconds = (performance.now() - start) / 1000;
  worker.terminate();
  await stack.close();
  if (counts.new !== MOST_LINES) throw new Error(`not imported: ${JSON.stringify(counts)}`);
  const name = `import of ${MOST_LINES} lines, ${where}`;
  return [
    held(`preview of 1000 lines without a model, ${where}, p50`, percentile(previews, 0.5), "ms", 300),
    held(name, seconds, "s", 10),
    { name: `${name}, another person's turn meanwhile, p50`, value: percentile(turns, 0.5), unit: "ms" },
    held(`${name}, another person's turn meanwhile, slowest`, percentile(turns, 1), "ms", 300),
  ];
}

const SUMMARY_RUNS = 100;

/** The month's summary of somebody with 10,000 rows over three years, over one connection to Postgres 17. */
async function monthSummary(server: string): Promise<Measurement[]> {
  progress("the month's summary");
  const database = await openCopy(server, await template(server, await project.migrations()));
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  const [userId] = await fill(sql, [1]);
  await sql`insert into public.expenses (user_id, amount, category, description, spent_on)
    select ${userId!}, 1 + n % 400, (array['food', 'transport', 'health', 'shopping', 'other'])[1 + n % 5], 'Loja ' || n % 300,
      private.today() - n % 1095 from generate_series(1, 9000) as n`;
  await sql`insert into public.incomes (user_id, name, category, expected_amount, actual_amount, received_on, month)
    select ${userId!}, 'Renda ' || n, 'other', 100, 100, private.today() - n % 1095,
      date_trunc('month', private.today() - n % 1095)::date from generate_series(1, 500) as n`;
  await sql`insert into public.bills (user_id, name, amount, month, due_day, status, paid_on)
    select ${userId!}, 'Conta ' || n, 80, date_trunc('month', private.today() - n % 1095)::date, 10, 'paid', private.today() - n % 1095
    from generate_series(1, 500) as n`;
  await sql`analyze`;
  await signIn(sql, userId!);
  const times: number[] = [];
  for (let run = 0; run < SUMMARY_RUNS + 10; run++) {
    const start = performance.now();
    await sql`select public.get_finance_summary()`;
    if (run >= 10) times.push(performance.now() - start);
  }
  await sql.end({ timeout: 5 });
  await database.close();
  const name = "month's summary, 10,000 rows over three years, Postgres 17";
  return [
    { name: `${name}, p50`, value: percentile(times, 0.5), unit: "ms" },
    held(`${name}, p95`, percentile(times, 0.95), "ms", 20),
  ];
}

/** A statement of an account at Nubank over three years: 300 shops, a twentieth of the lines comes in. */
function statementFile(count: number, more = ""): Uint8Array {
  const from = Date.now() - 1_096 * DAY_MS;
  const rows = Array.from({ length: count }, (_, n) => {
    const day = new Date(from + Math.floor(n * 1_095 / count) * DAY_MS).toISOString().slice(0, 10);
    const amount = `${n % 20 === 0 ? "" : "-"}${(n * 7) % 400 + 1}.${10 + n % 90}`;
    return `${day.split("-").reverse().join("/")},${amount},id-${n},"Compra no débito - Loja ${n % 300} Ltda${more}"`;
  });
  return new TextEncoder().encode(["Data,Valor,Identificador,Descrição", ...rows, ""].join("\n"));
}

async function openAccount({ client }: TestUser): Promise<string> {
  const account = { name: "Nubank", kind: "checking", opened_on: "2020-01-01" };
  const { data, error } = await client.from("accounts").insert(account).select("id").single();
  if (error) throw error;
  return data.id;
}

function headersOf({ publishableKey }: Stack, { token }: TestUser): Record<string, string> {
  return { apikey: publishableKey, Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
}

async function send(stack: Stack, person: TestUser, path: "preview" | "import", account: string, file: Uint8Array) {
  const response = await fetch(`${stack.url}/functions/v1/statements/${path}`, {
    method: "POST",
    headers: headersOf(stack, person),
    body: JSON.stringify({ file: file.toBase64(), account }),
  });
  if (!response.ok) throw new Error(await response.text());
  return await response.json();
}
