import { runCommand } from "./run-command.ts";

await runCommand(Deno.args);
