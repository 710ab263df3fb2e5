import { parseArgs, type ParseArgsConfig } from "node:util";
import { StartError } from "./start-error.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Flags<T extends Options> = ReturnType<typeof parseArgs<{ options: T; args: string[] }>>["values"];

/**
 * A task's flags, as `parseArgs` of node:util types them.
 *
 * @throws {StartError} for an unknown flag, a flag without its value, or words that belong to none
 */
export function parseFlags<T extends Options>(options: T, args: string[] = Deno.args): Flags<T> {
  try {
    return parseArgs({ args, options }).values;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split(/\. |\n/)[0] : String(cause);
    throw new StartError(`${reason}; --help lists the flags`, { cause });
  }
}
