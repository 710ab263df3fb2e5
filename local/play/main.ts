import { runTask, StartError } from "../run-task.ts";
import { COMMAND_HELP, HELP } from "./help.ts";

/** The commands. Each is loaded when it is called, so that --help and the players' commands do not load the product. */
const COMMANDS: Record<string, () => Promise<(args: string[]) => Promise<void>>> = {
  serve: async () => (await import("./serve.ts")).serve,
  next: async () => (await import("./model-commands.ts")).next,
  answer: async () => (await import("./model-commands.ts")).answer,
  say: async () => (await import("./person-commands.ts")).say,
  last: async () => (await import("./person-commands.ts")).last,
  day: async () => (await import("./time-commands.ts")).day,
  clock: async () => (await import("./time-commands.ts")).clock,
  night: async () => (await import("./time-commands.ts")).night,
  rows: async () => (await import("./read-commands.ts")).rows,
  status: async () => (await import("./read-commands.ts")).status,
  transcript: async () => (await import("./read-commands.ts")).transcript,
  replay: async () => (await import("./read-commands.ts")).replay,
};

await runTask(async () => {
  const [command, ...args] = Deno.args;
  if (command === undefined || command === "--help" || command === "-h") return console.info(HELP);
  const load = COMMANDS[command];
  if (!load) throw new StartError(`there is no command ${command}; --help lists them`);
  if (command !== "say" && (args.includes("--help") || args.includes("-h"))) return console.info(COMMAND_HELP[command]);
  await (await load())(args);
});
