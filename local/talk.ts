import { createClient } from "@supabase/supabase-js";
import { parseFlags, runTask } from "./run-task.ts";
import { demoUser } from "./seed.ts";

const HELP = `deno task talk [flags]

Talks to a running stack in the terminal. Each line is a message; an empty line ends the conversation.
First start a stack in another terminal: deno task dev

  --url http://127.0.0.1:54321   URL of the stack or project
  --data .local                  data folder of the stack, where the publishable key is read
  --key KEY                      the publishable key itself, for a stack in memory or another project
  --email E --password P         who talks (default: the demo user)
  --sign-up                      create this user first
  --conversation NAME            continue this conversation (default: a new one)
  --help                         print this text

Example: deno task talk --sign-up --email you@example.com --password something-long`;

type Flags = ReturnType<typeof readFlags>;

await runTask(async () => {
  const flags = readFlags();
  if (flags.help) console.info(HELP);
  else await talk(flags);
});

async function talk(flags: Flags): Promise<void> {
  const publishableKey = flags.key ?? await readPublishableKey(flags.data);
  const token = await signIn(publishableKey, flags);
  const conversationId = flags.conversation ?? crypto.randomUUID();
  console.log(`Conversando como ${flags.email}. Linha vazia encerra.\n`);
  for await (const text of readLines()) {
    if (!text.trim()) break;
    await write("assistente: ");
    await streamAnswer({ url: flags.url, publishableKey, token, conversationId, text }, write)
      .catch((error) => write(`não deu certo: ${error instanceof Error ? error.message : error}`));
    await write("\n\n");
  }
}

/** The lines that are typed at a prompt, or piped in. */
async function* readLines(): AsyncGenerator<string> {
  if (Deno.stdin.isTerminal()) {
    for (let text = prompt("você:"); text !== null; text = prompt("você:")) yield text;
    return;
  }
  for (const text of (await new Response(Deno.stdin.readable).text()).split("\n")) {
    if (text.trim()) await write(`você: ${text}\n`);
    yield text;
  }
}

function readFlags() {
  return parseFlags({
    url: { type: "string", default: "http://127.0.0.1:54321" },
    data: { type: "string", default: ".local" },
    key: { type: "string" },
    email: { type: "string", default: demoUser.email },
    password: { type: "string", default: demoUser.password },
    "sign-up": { type: "boolean", default: false },
    conversation: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  });
}

async function readPublishableKey(folder: string): Promise<string> {
  try {
    return JSON.parse(await Deno.readTextFile(`${folder}/secrets.json`)).publishableKey;
  } catch {
    throw new Error(`there are no keys in ${folder}; start a stack with deno task dev, or give --key`);
  }
}

async function signIn(publishableKey: string, flags: Flags): Promise<string> {
  const client = createClient(flags.url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { email, password } = flags;
  if (flags["sign-up"]) {
    const { error } = await client.auth.signUp({ email, password });
    if (error) {
      throw new Error(`sign-up of ${email} failed: ${error.message}; leave out --sign-up if you did it before`);
    }
  }
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw new Error(`sign-in of ${email} at ${flags.url} failed: ${error.message}${hint(error)}`);
  return data.session.access_token;
}

function hint({ status }: { status?: number }): string {
  return status === undefined || status === 0 ? "; is the stack running there?" : "";
}

async function write(text: string): Promise<void> {
  await Deno.stdout.write(new TextEncoder().encode(text));
}

/** A message and where it is sent. */
interface OutgoingMessage {
  url: string;
  publishableKey: string;
  token: string;
  conversationId: string;
  text: string;
}

/**
 * Sends one message to the chat function and passes the words of the answer to `onText` as they arrive.
 * @throws Error with the server's message when the server refuses
 */
async function streamAnswer(outgoing: OutgoingMessage, onText: (text: string) => Promise<void>): Promise<void> {
  const response = await fetch(`${outgoing.url}/functions/v1/chat`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${outgoing.token}`,
      apikey: outgoing.publishableKey,
    },
    body: JSON.stringify({
      id: outgoing.conversationId,
      message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text: outgoing.text }] },
    }),
  });
  if (!response.ok || !response.body) {
    throw new Error(JSON.parse(await response.text()).error?.message ?? `HTTP ${response.status}`);
  }
  let pending = "";
  let paragraphs = 0;
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (pending + piece).split("\n");
    pending = lines.pop() ?? "";
    for (const line of lines) {
      if (!line.startsWith("data: {")) continue;
      const chunk = JSON.parse(line.slice("data: ".length));
      if (chunk.type === "text-start" && paragraphs++ > 0) await onText("\n\n");
      if (chunk.type === "text-delta") await onText(chunk.delta);
      if (chunk.type === "error") throw new Error(chunk.errorText);
    }
  }
}
