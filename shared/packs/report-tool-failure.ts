import type { McpAnswer } from "../outside/mcp-server.ts";
import type { JsonAnswer, Outside } from "../outside/outside.ts";
import type { OutsideFailure, OutsideReason } from "../outside/outside-failure.ts";
import type { SendResult } from "../outside/write-outside.ts";
import { describeFailure, OwnError } from "../runtime/log-failure.ts";
import type { ScriptFault } from "../sandbox/run-script.ts";
import { oneLine } from "../writing/one-line.ts";
import type { Pack, PackTool } from "./pack.ts";

/** A failure of a tool, for the log. It never holds a person's words or a service's answer. */
export interface ToolFailure {
  pack: string;
  /** Left out when the whole pack failed. */
  tool?: string;
  host?: string;
  /** The place where a script failed: `scripts/check-cep.js:3`. */
  script?: string;
  reason:
    | OutsideReason
    | "changed"
    | "script"
    | "internal"
    | "unavailable"
    | "not_of_this_version"
    | "variable_not_set";
  /** The HTTP status of the service's answer. */
  status?: number;
  error?: unknown;
}

/** How a failure names its tool. The names of people's own packs, and whom they ask, are words of theirs: no log has them. */
export function namesForLog(
  pack: Pick<Pack, "name" | "own">,
  tool?: string,
  host?: string,
): Pick<ToolFailure, "pack" | "tool" | "host"> {
  if (pack.own) return { pack: "own" };
  return { pack: pack.name, ...(tool !== undefined && { tool }), ...(host !== undefined && { host }) };
}

export type ReportFailure = (failure: ToolFailure) => void;

/** What an operator can do about a failure. */
const REMEDIES: Record<ToolFailure["reason"], string> = {
  not_allowed: "name a public host over https, without a port of its own",
  no_answer: "see whether the service is up: deno task tools:health asks it",
  too_slow: "raise limits.timeoutMs in tools.yaml, or ask for less",
  too_long: "raise limits.maxBytes in tools.yaml, or ask for less",
  redirected: "write the address that it redirects to into openapi.yaml",
  answered: "try the call: deno task tools:try",
  unreadable: "the service has to answer JSON: look at the operation",
  changed: "the server says another thing of the tool than when it was pushed: read it, and push the pack again",
  script: "add the call to the tool's examples, and run deno task tools:check",
  internal: "try the call: deno task tools:try",
  not_of_this_version: "push the pack again, with the version of the product that runs",
  variable_not_set: "set the variable among the secrets of the functions",
  unavailable: "see whether the service is up: deno task tools:health asks it",
};
const CHECK_KEYS = "look at headers in tools.yaml and at the TOOL_ variables of the deployment";
const STATUS_REMEDIES: Record<number, string> = {
  401: CHECK_KEYS,
  403: CHECK_KEYS,
  429: "the service is asked too often: ask it less, or for a higher limit",
};
const LONGEST_LINE = 500;

/** Logs a failure as one line of JSON of at most 500 characters: the level, what failed, and in `mend` what to do about it. */
export function logToolFailure({ error, ...failure }: ToolFailure): void {
  // A status of 4xx is mostly caused by the question: 404 for a postcode that does not exist.
  const isAnswer = failure.reason === "answered" && failure.status !== undefined && failure.status < 500;
  const reason = failure.reason === "answered" && !isAnswer ? "no_answer" : failure.reason;
  const mend = STATUS_REMEDIES[failure.status ?? 0] ?? REMEDIES[reason];
  const line = { level: isAnswer ? "warn" : "error", event: "tool_failed", ...failure, mend };
  const room = LONGEST_LINE - JSON.stringify(line).length - '"error":""'.length - 1;
  const described = error === undefined || room < 20
    ? undefined
    : oneLine(describeFailure(error), room).replace(/["\\]/g, "'");
  console.error(JSON.stringify({ ...line, ...(described !== undefined && { error: described }) }));
}

/** The same outside, which also reports its failures as this tool's. */
export function reportOutsideFailures(
  outside: Outside,
  { pack, tool, report }: { pack: Pick<Pack, "name" | "own">; tool: Pick<PackTool, "name">; report: ReportFailure },
): Outside {
  const reported = async <T extends JsonAnswer | SendResult | McpAnswer>(
    url: string,
    request: Promise<T>,
  ): Promise<T> => {
    const result = await request;
    const named = namesForLog(pack, tool.name, URL.parse(url)?.host);
    const failure: OutsideFailure | undefined = "failure" in result ? result.failure : undefined;
    if (failure) report({ ...named, ...failure });
    else if ("why" in result && result.why === "changed") report({ ...named, reason: "changed" });
    return result;
  };
  return {
    ...outside,
    readJson: (url, limits) => reported(url, outside.readJson(url, limits)),
    send: (url, request) => reported(url, outside.send(url, request)),
    callMcpTool: (server, call) => reported(server.url, outside.callMcpTool(server, call)),
  };
}

/** Thrown when a script of a pack fails, with the place in its file. */
export class BrokenScript extends OwnError {
  override name = "BrokenScript";

  /**
   * @param place the script's file, with the line if it is known: `scripts/check-cep.js:3`
   * @param said the text of the error that the script threw: for the script's author, never for a log
   */
  constructor(readonly place: string, readonly fault: ScriptFault, readonly said: string) {
    super(`${place} ended as ${fault}`);
  }
}
