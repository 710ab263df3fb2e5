import type { McpAnswer } from "../outside/mcp-server.ts";
import type { Outside, Read } from "../outside/outside.ts";
import type { OutsideFailure, OutsideReason } from "../outside/outside-failure.ts";
import type { Sent } from "../outside/write-outside.ts";
import { describeFailure, OwnError } from "../runtime/log-failure.ts";
import type { ScriptFault } from "../sandbox/run-script.ts";
import { oneLine } from "../writing/one-line.ts";
import type { Pack, PackTool } from "./pack.ts";

/** What failed of a tool: named, never with what anybody said or a service answered. */
export interface ToolFailure {
  pack: string;
  /** Left out where it is the whole pack. */
  tool?: string;
  host?: string;
  /** Of a script that broke off: `scripts/check-cep.js:3`. */
  script?: string;
  reason:
    | OutsideReason
    | "changed"
    | "script"
    | "internal"
    | "unavailable"
    | "not_of_this_version"
    | "variable_not_set";
  /** The HTTP status that was answered. */
  status?: number;
  error?: unknown;
}

export type ReportFailure = (failure: ToolFailure) => void;

const MENDS: Record<ToolFailure["reason"], string> = {
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
const WANTS_A_KEY = "look at headers in tools.yaml and at the TOOL_ variables of the deployment";
const MENDS_STATUS: Record<number, string> = {
  401: WANTS_A_KEY,
  403: WANTS_A_KEY,
  429: "the service is asked too often: ask it less, or for a higher limit",
};
const MOST = 500;

/** Logs a failure as one line of JSON of at most 500 characters: level, what failed, and what mends it. */
export function logToolFailure({ error, ...told }: ToolFailure): void {
  // What a service answers with 4xx is mostly about what was asked: 404 for a postcode that does not exist.
  const isAnswer = told.reason === "answered" && told.status !== undefined && told.status < 500;
  const mend = MENDS_STATUS[told.status ?? 0] ??
    MENDS[isAnswer || told.reason !== "answered" ? told.reason : "no_answer"];
  const line = { level: isAnswer ? "warn" : "error", event: "tool_failed", ...told, mend };
  const room = MOST - JSON.stringify(line).length - '"error":""'.length - 1;
  const described = error === undefined || room < 20
    ? undefined
    : oneLine(describeFailure(error), room).replace(/["\\]/g, "'");
  console.error(JSON.stringify({ ...line, ...(described !== undefined && { error: described }) }));
}

/** The outside as it is; what fails of it is reported as this tool's. */
export function reportingOutside(
  outside: Outside,
  { pack, tool, report }: { pack: Pick<Pack, "name">; tool: Pick<PackTool, "name">; report: ReportFailure },
): Outside {
  const reported = async <T extends Read | Sent | McpAnswer>(url: string, asked: Promise<T>): Promise<T> => {
    const came = await asked;
    const host = URL.parse(url)?.host;
    const named = { pack: pack.name, tool: tool.name, ...(host !== undefined && { host }) };
    const failure: OutsideFailure | undefined = "failure" in came ? came.failure : undefined;
    if (failure) report({ ...named, ...failure });
    else if ("why" in came && came.why === "changed") report({ ...named, reason: "changed" });
    return came;
  };
  return {
    ...outside,
    readJson: (url, limits) => reported(url, outside.readJson(url, limits)),
    send: (url, request) => reported(url, outside.send(url, request)),
    callMcpTool: (server, call) => reported(server.url, outside.callMcpTool(server, call)),
  };
}

/** A script that broke off, with the place in its file. */
export class BrokenScript extends OwnError {
  override name = "BrokenScript";

  /**
   * @param place its file, with the line where that is known: `scripts/check-cep.js:3`
   * @param said its own error's text, of the script's author: for whoever writes it, never for a log
   */
  constructor(readonly place: string, readonly fault: ScriptFault, readonly said: string) {
    super(`${place} ended as ${fault}`);
  }
}
