import { z } from "zod";
import type { Pack, PackTool } from "../../shared/packs/pack.ts";
import { runScript, ScriptFailure, type ScriptFault } from "../../shared/sandbox/run-script.ts";
import { oneLine } from "../../shared/writing/one-line.ts";
import type { JsonObject } from "../../shared/tools/definition.ts";

/** What an example gives to scripts. */
interface Given {
  args: JsonObject;
  today: string;
  response: unknown;
}

const FAULTS: Record<ScriptFault, string> = {
  too_slow: "took too long",
  too_big: "took too much memory, or gave too much",
  threw: "threw",
  not_a_script: "has no function as its default export, or that gave nothing",
};
const MS = 1_000;
const mended = z.object({ args: z.record(z.string(), z.unknown()) });

/** A pack that notes the paths of the scripts that are run. */
export function notingScripts(pack: Pack): { noting: Pack; ran: string[] } {
  const ran: string[] = [];
  const scripts = new Proxy(pack.scripts, {
    get(target, path) {
      ran.push(String(path));
      return target[String(path)];
    },
  });
  return { noting: { ...pack, scripts }, ran };
}

/**
 * Why a script broke off, with its path, in the words of its author, which a turn keeps to itself: those that ran are run again.
 * Null when none breaks off.
 */
export async function scriptFault(
  pack: Pack,
  tool: PackTool,
  ran: readonly string[],
  { args, today, response }: Given,
): Promise<string | null> {
  let input: { args: JsonObject; today: string } = { args, today };
  for (const [index, path] of ran.entries()) {
    const isValidator = index === 0 && path === tool.validator;
    try {
      const given = isValidator || path !== tool.processor ? input : { ...input, response };
      const made = await runScript(pack.scripts[path] ?? "", given, MS);
      if (isValidator) input = { today, args: mended.safeParse(made).data?.args ?? args };
    } catch (error) {
      if (!(error instanceof ScriptFailure)) throw error;
      const { fault, said } = error;
      return `${path} ${FAULTS[fault]}${said === "" ? "" : `: ${oneLine(said)}`}`;
    }
  }
  return null;
}
