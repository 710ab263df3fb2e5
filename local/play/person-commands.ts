import { parseWords, StartError } from "../run-task.ts";
import { NOTHING_CAME, openGame, PORT_FLAG, readStdin, readWait } from "./command-line.ts";
import type { ShownAnswer } from "./game-log.ts";
import { COMMAND_HELP } from "./help.ts";

const TALK_FLAGS = {
  ...PORT_FLAG,
  conversation: { type: "string", default: "main" },
  wait: { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const POLL_MS = 300;

/** `play say`: sends a message or presses buttons, and prints the answer as it arrives. */
export async function say(args: string[]): Promise<void> {
  const { values, positionals } = parseWords({
    ...TALK_FLAGS,
    yes: { type: "string", multiple: true, default: [] },
    no: { type: "string", multiple: true, default: [] },
  }, args);
  if (values.help) return console.info(COMMAND_HELP.say);
  const [only, ...more] = positionals;
  if (more.length > 0) throw new StartError('say takes one text: put it in quotation marks, say "oi, tudo bem?"');
  const text = only === "-" ? (await readStdin()).trim() : only;
  const buttons = [
    ...values.yes.map((proposal) => ({ proposal, approved: true })),
    ...values.no.map((proposal) => ({ proposal, approved: false })),
  ];
  const seconds = values.wait === undefined ? undefined : readWait(values.wait);
  const signal = seconds === undefined ? undefined : AbortSignal.timeout(seconds * 1000);
  const { conversation, json, port } = values;
  let isMidLine = false;
  try {
    for await (const line of openGame(port).follow("/say", { conversation, text, buttons }, signal)) {
      if (line.type === "error") throw new StartError(line.message);
      if (line.type === "words" && !json) {
        await write(line.words);
        isMidLine = true;
      }
      if (line.type !== "answer") continue;
      if (isMidLine) await write("\n");
      return print(line.answer, line.time, { json, withText: false });
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
    if (isMidLine) await write("\n");
    console.error(`no complete answer after ${seconds} s; deno task play last --wait 600 prints it later`);
    Deno.exit(NOTHING_CAME);
  }
  throw new StartError("the game has ended");
}

interface Last {
  answer: ShownAnswer | null;
  isRunning: boolean;
  time: string;
}

/** `play last`: prints the last answer again. */
export async function last(args: string[]): Promise<void> {
  const { values, positionals } = parseWords(TALK_FLAGS, args);
  if (positionals.length > 0) throw new StartError("last takes no words; --conversation names a conversation");
  const endsAt = Date.now() + readWait(values.wait ?? "0") * 1000;
  const game = openGame(values.port);
  for (;;) {
    const { answer, isRunning, time } = await game.get<Last>("/last", { conversation: values.conversation });
    if (!isRunning && !answer) throw new StartError(`nothing was said in the conversation ${values.conversation} yet`);
    if (!isRunning) return print(answer!, time, { json: values.json, withText: true });
    if (Date.now() >= endsAt) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  console.error("an answer is still being written");
  Deno.exit(NOTHING_CAME);
}

function print(answer: ShownAnswer, time: string, { json, withText }: { json: boolean; withText: boolean }): void {
  if (json) return console.info(JSON.stringify({ ...answer, time }));
  if (withText && answer.text !== "") console.info(answer.text);
  if (answer.error !== undefined) throw new StartError(answer.error);
  const { waiting, kept, written, route, outcome, skills, modelCalls } = answer;
  for (const { number, offer, id } of waiting) {
    console.info(`  waits for a yes [${number}]: ${offer.replace(/\s+/g, " ")} (${id})`);
  }
  if (kept.length > 0) console.info(`  kept: ${kept.join("; ")}`);
  if (written.length > 0) console.info(`  written: ${written.join("; ")}`);
  const facts = [time, outcome === "completed" ? "" : outcome, route, skills.join("+"), `${modelCalls} model calls`];
  console.info(`  (${facts.filter((fact) => fact !== "").join(", ")})`);
}

async function write(text: string): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length;) at += await Deno.stdout.write(bytes.subarray(at));
}
