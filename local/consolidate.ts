import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { parseFlags, runTask } from "./run-task.ts";
import { readSecrets } from "./secrets.ts";

const HELP = `deno task consolidate [flags]

Has a running stack learn from what was said since the last time, and says what came of it.

  --user EMAIL                   only this user
  --now                          whether due or not; without it, who is due: from 3:00 of their own clock on
  --url http://127.0.0.1:54321   where the stack or project is
  --secrets .local/secrets.json  the stack's keys; the project's from SUPABASE_SECRET_KEY when there is no such file
  --help                         this text`;

interface Waiting {
  userId: string;
  email: string;
  due: boolean;
  waiting: number;
}

interface Result {
  userId: string;
  status: string;
  messagesProcessed: number;
  factsCreated: number;
  factsUpdated: number;
  inferencesCreated: number;
}

type Flags = ReturnType<typeof readFlags>;

await runTask(async () => {
  const flags = readFlags();
  if (flags.help) console.info(HELP);
  else await consolidate(flags);
});

function readFlags() {
  return parseFlags({
    user: { type: "string" },
    now: { type: "boolean", default: false },
    url: { type: "string", default: "http://127.0.0.1:54321" },
    secrets: { type: "string", default: ".local/secrets.json" },
    help: { type: "boolean", short: "h", default: false },
  });
}

async function consolidate(flags: Flags): Promise<void> {
  const secretKey = (await readSecrets(flags.secrets))?.secretKey ?? Deno.env.get("SUPABASE_SECRET_KEY");
  if (!secretKey) throw new Error(`no secret key: start deno task dev first, or set SUPABASE_SECRET_KEY`);
  const client = createClient(flags.url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const users = (await list(client, flags)).filter(({ due, waiting }) => waiting > 0 && (due || flags.now));
  if (users.length === 0) {
    console.log(flags.now ? "Nobody has said anything new." : "Nobody is due; --now does not wait for 3:00.");
    return;
  }
  let failed = 0;
  for (const [at, user] of users.entries()) {
    await Deno.stdout.write(
      new TextEncoder().encode(`[${at + 1}/${users.length}] ${user.email}, ${user.waiting} messages … `),
    );
    const result = await post(secretKey, user, flags);
    console.log(describe(result));
    if (result === undefined || result.status === "failed") failed++;
  }
  if (failed > 0) throw new Error(`${failed} of ${users.length} failed; their messages are kept for the next run`);
}

async function list(client: SupabaseClient, flags: Flags): Promise<Waiting[]> {
  const { data, error } = await client.rpc("list_consolidations", flags.user ? { email: flags.user } : {});
  if (error) throw new Error(`${flags.url} does not answer: ${error.message}; is the stack running?`);
  if (flags.user && data.users.length === 0) throw new Error(`nobody signs in as ${flags.user}`);
  return data.users;
}

/** One user a request, so that there is something to see in between. */
async function post(secretKey: string, { userId }: Waiting, flags: Flags): Promise<Result | undefined> {
  const response = await fetch(`${flags.url}/functions/v1/consolidate-memory`, {
    method: "POST",
    headers: { apikey: secretKey, "content-type": "application/json" },
    body: JSON.stringify({ userIds: [userId], force: flags.now }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`consolidate-memory answered ${response.status}: ${answer.error?.message ?? ""}`);
  return answer.results[0];
}

function describe(result: Result | undefined): string {
  if (result === undefined) return "taken by another worker";
  const { status, messagesProcessed, factsCreated, factsUpdated, inferencesCreated } = result;
  return `${status}: ${messagesProcessed} read, ${factsCreated} learned, ${factsUpdated} refreshed, ${inferencesCreated} inferred`;
}
