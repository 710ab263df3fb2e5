import { createClient } from "@supabase/supabase-js";
import { held, type Measurement, progress } from "./measurement.ts";

const TURNS = 500;
/** What one person may ask in a minute, and a few less. */
const TURNS_OF_ONE = 50;

interface Ready {
  url: string;
  publishableKey: string;
}

/** What loading and migrating left behind is collected within that time. */
const SETTLING_MS = 5_000;

/** Resident memory of `deno task dev --memory`, 5 s after it is ready and after 500 turns. */
export async function residentMemory(): Promise<Measurement[]> {
  progress("resident memory");
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "local/dev.ts", "--memory", "--port", "0", "--json"],
    stdout: "piped",
    stderr: "null",
  }).spawn();
  try {
    const ready = await firstLine(child.stdout);
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    const idle = await residentMegabytes(child.pid);
    for (let person = 0; person < TURNS / TURNS_OF_ONE; person++) await talk(ready, `bench-${person}@example.com`);
    const after = await residentMegabytes(child.pid);
    return [
      held("dev stack, resident memory when idle", idle, "MB", 500, 962),
      { name: `dev stack, resident memory after ${TURNS} turns`, value: after, unit: "MB", before: 707 },
    ];
  } finally {
    child.kill("SIGTERM");
    await child.status;
  }
}

async function firstLine(stdout: ReadableStream<Uint8Array>): Promise<Ready> {
  let text = "";
  for await (const chunk of stdout.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.includes("\n")) break;
  }
  return JSON.parse(text);
}

async function talk({ url, publishableKey }: Ready, email: string): Promise<void> {
  const client = createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await client.auth.signUp({ email, password: crypto.randomUUID() });
  if (error) throw error;
  for (let turn = 0; turn < TURNS_OF_ONE; turn++) {
    const response = await fetch(`${url}/functions/v1/chat`, {
      method: "POST",
      headers: {
        Accept: "application/json",
        Authorization: `Bearer ${data.session!.access_token}`,
        apikey: publishableKey,
      },
      body: JSON.stringify({
        id: crypto.randomUUID(),
        message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text: "quanto gastei esse mês?" }] },
      }),
    });
    const answer = await response.json();
    if (response.status !== 200) throw new Error(JSON.stringify(answer));
  }
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
