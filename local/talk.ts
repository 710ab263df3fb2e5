import { createClient } from "@supabase/supabase-js";
import { parseFlags, runTask } from "./run-task.ts";
import { demoUser } from "./seed.ts";

const HELP = `deno task talk [flags]

Talks to a running stack in the terminal, one line a message. An empty line ends it.

  --url http://127.0.0.1:54321   where the stack listens
  --data .local                  its data folder, for the publishable key
  --key KEY                      the publishable key itself, for another project or --memory
  --email E --password P         who talks; the demo user unless given
  --sign-up                      creates that user first
  --conversation NAME            goes on with that conversation; a new one unless given`;

type Flags = ReturnType<typeof readFlags>;

await runTask(async () => {
  const flags = readFlags();
  if (flags.help) console.info(HELP);
  else await talk(flags);
});

async function talk(flags: Flags): Promise<void> {
  const publishableKey = flags.key ?? await keyOf(flags.data);
  const token = await signIn(publishableKey, flags);
  const conversationId = flags.conversation ?? crypto.randomUUID();
  console.log(`Conversando como ${flags.email}. Linha vazia encerra.\n`);
  for await (const text of lines()) {
    if (!text.trim()) break;
    await write("assistente: ");
    await streamAnswer({ url: flags.url, publishableKey, token, conversationId, text }, write)
      .catch((error) => write(`não deu certo: ${error instanceof Error ? error.message : error}`));
    await write("\n\n");
  }
}

/** What is typed at a prompt, or the lines of what is piped in. */
async function* lines(): AsyncGenerator<string> {
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

async function keyOf(folder: string): Promise<string> {
  try {
    return JSON.parse(await Deno.readTextFile(`${folder}/secrets.json`)).publishableKey;
  } catch {
    throw new Error(`no stack keeps its keys in ${folder}; start one with deno task dev, or give --key`);
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

/** A message and where it goes. */
export interface Question {
  url: string;
  publishableKey: string;
  token: string;
  conversationId: string;
  text: string;
}

/**
 * Sends one message to the chat function and hands on the words of the answer as they come.
 * @throws Error with the server's sentence when it refuses
 */
async function streamAnswer(question: Question, onText: (text: string) => Promise<void>): Promise<void> {
  const response = await fetch(`${question.url}/functions/v1/chat`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${question.token}`,
      apikey: question.publishableKey,
    },
    body: JSON.stringify({
      id: question.conversationId,
      message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text: question.text }] },
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
