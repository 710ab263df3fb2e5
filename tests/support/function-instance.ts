import { Conversation } from "./chat.ts";
import type { Stack, TestUser } from "./stack.ts";
import { startProcess } from "./start-process.ts";
import { startWire, type Wire } from "./wire.ts";

/** The functions in a separate process, like one of several workers on Supabase. */
export interface FunctionInstance<Line = Wire> {
  /** Where it serves: `{url}/functions/v1/{name}`. */
  url: string;
  wire: Line;
  /** A conversation held through this instance. */
  conversation(user: TestUser, id?: string): Conversation;
  /** Kills the process at once. Returns "lost", which tells the wire to drop what the process was sending. */
  kill(): Promise<"lost">;
  /** Pauses the process; `thaw` continues it. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Starts the functions for a stack, with a wire on which a test can interfere. */
export function startInstance(stack: Stack, env: Record<string, string> = {}): Promise<FunctionInstance> {
  return startInstanceOn(startWire(stack.url), stack, env);
}

/** Starts the functions for a stack, with this wire to it. */
export async function startInstanceOn<Line extends { url: string; close(): Promise<void> | void }>(
  wire: Line,
  stack: Stack,
  env: Record<string, string>,
): Promise<FunctionInstance<Line>> {
  const secrets = await Deno.makeTempFile();
  const { jwtSecret, publishableKey, secretKey } = stack;
  await Deno.writeTextFile(secrets, JSON.stringify({ jwtSecret, publishableKey, secretKey }));
  const args = ["--port", "0", "--supabase-url", wire.url, "--secrets", secrets];
  const instance = await startProcess<{ url: string }>("local/functions.ts", args, { ...noModel, ...env });
  await Deno.remove(secrets);
  let ended: Promise<unknown> | undefined;
  const end = (signal: Deno.Signal) => ended ??= instance.stop(signal);
  return {
    url: instance.ready.url,
    wire,
    conversation: (user, id) => new Conversation({ ...stack, url: instance.ready.url }, user, id),
    async kill() {
      await end("SIGKILL");
      return "lost";
    },
    freeze: () => instance.signal("SIGSTOP"),
    thaw: () => instance.signal("SIGCONT"),
    async close() {
      await end("SIGTERM");
      await wire.close();
    },
  };
}

const noModel = { GOOGLE_GENERATIVE_AI_API_KEY: "", GOOGLE_GENERATIVE_AI_BASE_URL: "", CHAT_MODEL: "" };
