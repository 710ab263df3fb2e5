import type { SupabaseClient } from "@supabase/supabase-js";
import type { StatementReport } from "../../../shared/statements/run-statement.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";

export interface Sent<Body = StatementReport> {
  status: number;
  body: Body;
}

type More = Record<string, unknown>;

export interface Person extends TestUser {
  /** Opens an account and returns its id. */
  open(name: string, kind: "checking" | "savings" | "card"): Promise<string>;
  preview(account: string, file: string | Uint8Array, more?: More): Promise<StatementReport>;
  bringIn(account: string, file: string | Uint8Array, more?: More): Promise<StatementReport>;
  send<Body = StatementReport>(
    path: string,
    account: string,
    file: string | Uint8Array,
    more?: More,
  ): Promise<Sent<Body>>;
  rows(table: string): Promise<Record<string, unknown>[]>;
}

/** The bytes of a file of tests/fixtures/statements. */
export function fixture(name: string): Uint8Array {
  return Deno.readFileSync(new URL(`../../fixtures/statements/${name}`, import.meta.url));
}

/** A file of Nubank's account: [day, amount, words]. */
export function accountFile(lines: readonly (readonly [day: string, amount: string, words: string])[]): string {
  const rows = lines.map(([day, amount, words], place) => `${day},${amount},id-${place}-${day}-${amount},"${words}"`);
  return ["Data,Valor,Identificador,Descrição", ...rows, ""].join("\n");
}

export async function newPerson(stack: Stack, name: string): Promise<Person> {
  const user = await stack.createUser(name);
  const send = async <Body>(
    path: string,
    account: string,
    file: string | Uint8Array,
    more: More = {},
  ): Promise<Sent<Body>> => {
    const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
    const response = await fetch(`${stack.url}/functions/v1/statements/${path}`, {
      method: "POST",
      headers: {
        apikey: stack.publishableKey,
        authorization: `Bearer ${user.token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ file: bytes.toBase64(), account, ...more }),
    });
    return { status: response.status, body: await response.json() as Body };
  };
  const report = async (path: string, account: string, file: string | Uint8Array, more?: More) => {
    const { status, body } = await send<StatementReport>(path, account, file, more);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ...user,
    send,
    preview: (account, file, more) => report("preview", account, file, more),
    bringIn: (account, file, more) => report("import", account, file, more),
    open: (name, kind) => openAccount(user.client, name, kind),
    async rows(table) {
      const { data, error } = await user.client.from(table).select("*").is("deleted_at", null).order("created_at")
        .order("id");
      if (error) throw new Error(error.message);
      return data;
    },
  };
}

async function openAccount(client: SupabaseClient, name: string, kind: string): Promise<string> {
  const days = kind === "card" ? { closing_day: 3, due_day: 10 } : {};
  const { data, error } = await client.from("accounts").insert({ name, kind, opened_on: "2026-08-01", ...days }).select(
    "id",
  ).single();
  if (error) throw new Error(error.message);
  return data.id as string;
}

export { startStack };
