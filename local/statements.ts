import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { formatMoney } from "../shared/writing/format-figures.ts";
import type { StatementReport } from "../shared/statements/run-statement.ts";
import { parseWords, runTask, StartError } from "./run-task.ts";
import { demoUser } from "./seed.ts";

const HELP = `deno task statements FILE [flags]

Says what each line of a bank statement (OFX, CSV) is: new, known, expected, a transfer, or refused. Stores nothing
without --import. A file that is imported twice adds nothing.

  --account NAME                 the account or card of the statement; needed if there are several
  --import                       import the lines
  --undo ID                      take an import back; --import prints its id
  --bank nubank                  the bank that the file must be of
  --columns date=Dia,amount=Valor,description=O que foi
                                 which column is which, for a CSV whose layout is not known: date, description and
                                 amount, or credit and debit, and id
  --url http://127.0.0.1:54321   URL of the stack or project
  --data .local                  data folder of the stack, where the publishable key is read
  --key KEY                      the publishable key itself
  --email E --password P         whose account (default: the demo user)
  --help                         print this text

Example: deno task statements extrato.csv --account nubank --import`;

type Flags = ReturnType<typeof readFlags>["values"];

await runTask(async () => {
  const { values: flags, positionals: [file] } = readFlags();
  if (flags.help) return console.info(HELP);
  if (!file && !flags.undo) throw new StartError("give a file, or --undo ID; --help explains both");
  const key = flags.key ?? await readPublishableKey(flags.data);
  const client = createClient(flags.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const { error } = await client.auth.signInWithPassword({ email: flags.email, password: flags.password });
  if (error) throw new StartError(`sign-in of ${flags.email} at ${flags.url} failed: ${error.message}`);
  if (flags.undo) await undo(client, flags.undo);
  else printReport(await send(client, file!, flags), flags.import);
});

function readFlags() {
  return parseWords({
    account: { type: "string" },
    import: { type: "boolean", default: false },
    undo: { type: "string" },
    bank: { type: "string" },
    columns: { type: "string" },
    url: { type: "string", default: "http://127.0.0.1:54321" },
    data: { type: "string", default: ".local" },
    key: { type: "string" },
    email: { type: "string", default: demoUser.email },
    password: { type: "string", default: demoUser.password },
    help: { type: "boolean", short: "h", default: false },
  });
}

async function readPublishableKey(folder: string): Promise<string> {
  try {
    return JSON.parse(await Deno.readTextFile(`${folder}/secrets.json`)).publishableKey;
  } catch {
    throw new StartError(`there are no keys in ${folder}; start a stack with deno task dev, or give --key`);
  }
}

async function undo(client: SupabaseClient, importId: string): Promise<void> {
  const { data, error } = await client.rpc("undo_statement_import", { import_id: importId });
  if (error) throw new StartError(error.message);
  console.log(
    `${data.status}: ${data.deleted} rows deleted, ${data.restored} set back, ${data.kept} kept as changed since`,
  );
}

async function send(client: SupabaseClient, file: string, flags: Flags): Promise<StatementReport> {
  const bytes = await Deno.readFile(file).catch(() => {
    throw new StartError(`there is no file ${file}`);
  });
  const { data, error } = await client.functions.invoke(`statements/${flags.import ? "import" : "preview"}`, {
    body: {
      file: bytes.toBase64(),
      file_name: file.split(/[/\\]/).at(-1),
      account: await findAccount(client, flags.account),
      ...(flags.bank && { bank: flags.bank }),
      ...(flags.columns && { columns: readColumns(flags.columns) }),
    },
  });
  if (!error) return data as StatementReport;
  const answer = error.context instanceof Response ? await error.context.json().catch(() => null) : null;
  throw new StartError(answer?.error?.message ?? error.message);
}

async function findAccount(client: SupabaseClient, name: string | undefined): Promise<string> {
  const { data, error } = await client.rpc("get_accounts", name ? { account: name } : {});
  if (error) throw new StartError(error.message);
  const accounts = data.accounts as { id: string; name: string }[];
  if (accounts.length === 1) return accounts[0]!.id;
  throw new StartError(
    accounts.length === 0
      ? "there is no account yet; tell the assistant of one first"
      : `--account must be one of ${accounts.map((account) => account.name).join(", ")}`,
  );
}

/** "date=Dia,amount=Valor,description=O que foi" as the request has it. */
export function readColumns(text: string): Record<string, string | string[]> {
  const pairs = text.split(",").map((pair) => pair.split("=").map((part) => part.trim()));
  if (pairs.some((pair) => pair.length !== 2 || pair.includes(""))) {
    throw new StartError("--columns takes date=Column,description=Column,amount=Column");
  }
  return Object.fromEntries(pairs.map(([name, column]) => [name!, name === "description" ? [column!] : column!]));
}

function printReport({ lines, counts, spent, received, account, import_id }: StatementReport, isImport: boolean): void {
  for (const { index, date = "", amount, description = "", state, category, reason, row } of lines) {
    const what = reason ?? category ?? (row?.name ? `= ${row.name}` : "");
    console.log(
      [
        String(index).padStart(5),
        date.padEnd(10),
        (amount === undefined ? "" : formatMoney(amount)).padStart(14),
        state.padEnd(8),
        description,
        what,
      ]
        .filter((part) => part !== "").join("  "),
    );
  }
  const counted = Object.entries(counts).map(([state, count]) => `${count} ${state}`).join(", ");
  console.log(`\n${account.name}: ${counted}; new expenses ${formatMoney(spent)}, received ${formatMoney(received)}`);
  if (!isImport) console.log("Nothing was stored; --import does it.");
  else {console.log(
      import_id ? `Imported. deno task statements --undo ${import_id} takes it back.` : "Everything was known.",
    );}
}
