import { listen } from "../listen.ts";
import { parseFlags, readPort, StartError, stopOnSignal } from "../run-task.ts";
import { createControl } from "./control.ts";
import { DEFAULT_PORT } from "./control-client.ts";
import { COMMAND_HELP } from "./help.ts";
import { startGame } from "./start-game.ts";

/** `play serve`: runs a game until Ctrl-C. */
export async function serve(args: string[]): Promise<void> {
  const flags = parseFlags({
    data: { type: "string" },
    memory: { type: "boolean", default: false },
    reset: { type: "boolean", default: false },
    port: { type: "string" },
    now: { type: "string" },
    zone: { type: "string" },
    name: { type: "string" },
    email: { type: "string" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  }, args);
  if (flags.help) return console.info(COMMAND_HELP.serve);
  for (const method of ["log", "debug", "warn"] as const) console[method] = console.error;
  Deno.env.set("LITE_AUTH_BCRYPT_COST", "4");
  if (flags.memory && (flags.data !== undefined || flags.reset)) {
    throw new StartError("--memory keeps nothing: leave out --data and --reset");
  }
  const ready = Promise.withResolvers<ReturnType<typeof createControl>>();
  ready.promise.catch(() => {});
  const port = readPort(flags.port ?? Deno.env.get("PLAY_PORT") ?? DEFAULT_PORT);
  const listener = listen(port, async (request) => (await ready.promise).fetch(request));
  try {
    const game = await startGame({ ...flags, data: flags.memory ? null : flags.data ?? ".local/play" });
    ready.resolve(createControl(game));
    const facts = {
      port: Number(new URL(listener.url).port),
      email: game.parts.person.identity.email,
      time: game.time,
    };
    console.info(flags.json ? JSON.stringify({ event: "ready", ...facts }) : describeReady(facts));
    stopOnSignal(async () => {
      await listener.close(1_000);
      await game.close();
    });
  } catch (error) {
    ready.reject(error);
    await listener.close(0);
    throw error;
  }
}

function describeReady({ port, email, time }: { port: number; email: string; time: string }): string {
  const flag = String(port) === DEFAULT_PORT ? "" : ` --port ${port}`;
  return `The game is ready. It is ${time}; the person is ${email}.

  The model's side    deno task play next${flag} --wait 600, then deno task play answer${flag} …
  The person's side   deno task play say${flag} "oi"
  All commands        deno task play --help

Ctrl-C ends it.`;
}
