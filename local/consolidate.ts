import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { parseFlags, runTask } from "./run-task.ts";
import { readSecrets } from "./secrets.ts";

const HELP = `deno task consolidate [flags]

Consolidates memory: a running stack or project reads the messages that it has not learned from yet, and stores what
it learns about each user. Prints one line per user. The schedule does the same every night.

  --user EMAIL                   consolidate this user only
  --now                          include users who are not due yet; a user is due once it is 3:00 in their time zone
  --url http://127.0.0.1:54321   URL of the stack or project
  --secrets .local/secrets.json  file with the stack's keys; without the file, SUPABASE_SECRET_KEY holds the secret key
  --help                         print this text

Example: deno task consolidate --user demo@example.com --now`;

interface UserQueue {
  userId: string;
  email: string;
  due: boolean;
  /** How many messages have not been read yet. */
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
  const users = (await listUsers(client, flags)).filter(({ due, waiting }) => waiting > 0 && (due || flags.now));
  if (users.length === 0) {
    console.log(flags.now ? "Nobody has said anything new." : "Nobody is due; --now does not wait for 3:00.");
    return;
  }
  let failed = 0;
  for (const [index, user] of users.entries()) {
    await Deno.stdout.write(
      new TextEncoder().encode(`[${index + 1}/${users.length}] ${user.email}, ${user.waiting} messages … `),
    );
    const result = await consolidateUser(secretKey, user, flags);
    console.log(describeResult(result));
    if (result === undefined || result.status === "failed") failed++;
  }
  if (failed > 0) throw new Error(`${failed} of ${users.length} failed; their messages are kept for the next run`);
}

async function listUsers(client: SupabaseClient, flags: Flags): Promise<UserQueue[]> {
  const { data, error } = await client.rpc("list_consolidations", flags.user ? { email: flags.user } : {});
  if (error) throw new Error(`${flags.url} does not answer: ${error.message}; is the stack running?`);
  if (flags.user && data.users.length === 0) throw new Error(`nobody signs in as ${flags.user}`);
  return data.users;
}

/** One request per user, so that progress can be printed between them. */
async function consolidateUser(secretKey: string, { userId }: UserQueue, flags: Flags): Promise<Result | undefined> {
  const response = await fetch(`${flags.url}/functions/v1/consolidate-memory`, {
    method: "POST",
    headers: { apikey: secretKey, "content-type": "application/json" },
    body: JSON.stringify({ userIds: [userId], force: flags.now }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`consolidate-memory answered ${response.status}: ${answer.error?.message ?? ""}`);
  return answer.results[0];
}

function describeResult(result: Result | undefined): string {
  if (result === undefined) return "taken by another worker";
  const { status, messagesProcessed, factsCreated, factsUpdated, inferencesCreated } = result;
  return `${status}: ${messagesProcessed} read, ${factsCreated} learned, ${factsUpdated} refreshed, ${inferencesCreated} inferred`;
}
