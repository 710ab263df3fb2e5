import { callRpc } from "../database/call-rpc.ts";
import { createRpcClient } from "../database/rpc-client.ts";
import { digestOf } from "../outside/mcp-server.ts";
import type { Outside } from "../outside/outside.ts";
import { readSecretKeys } from "../runtime/environment.ts";
import { serviceFailure } from "./guard-tool.ts";
import type { HealthProbe, HealthReport, ToolHealth } from "./tool-health.ts";

/** Saves reports, so that other instances know them. */
export type SaveReports = (reports: HealthReport[]) => Promise<unknown>;

/** Saves reports in the database with the server's key. Users may not write there: what is written reaches everybody. */
export function saveHealthReports(supabaseUrl: string): SaveReports {
  return (reports) => callRpc(createRpcClient(supabaseUrl, readSecretKeys()[0]!), "record_tool_health", { reports });
}

// Limits of one round of checks, so that a deployment with many tools is no burden. The next turn checks the remaining ones.
const MOST_AT_ONCE = 5;
const MOST_IN_A_ROUND = 20;

/**
 * Checks the services whose last check is too old, and saves the results, together with what calls have shown. Tools with the same
 * probe share one request. Meant for the background: when no check is due, no request is made.
 *
 * @param isForced checks all services now
 */
export async function checkHealth(
  tools: Iterable<ToolHealth>,
  outside: Outside,
  save: SaveReports,
  isForced = false,
): Promise<void> {
  const all = [...tools];
  const due = all.filter((one) => one.probe !== null && (isForced || one.isDue));
  const byProbe = Map.groupBy(due, ({ probe }) => JSON.stringify(probe));
  const round = [...byProbe.values()].slice(0, isForced ? undefined : MOST_IN_A_ROUND);
  for (const tool of round.flat()) tool.isChecking = true;
  try {
    const left = [...round];
    const workers = Array.from({ length: MOST_AT_ONCE }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await checkTogether(next, outside, isForced);
    });
    await Promise.all(workers);
  } finally {
    for (const tool of round.flat()) tool.isChecking = false;
  }
  const reports = all.flatMap((one) => one.takeReport() ?? []);
  if (reports.length > 0) await save(reports);
}

/** Checks tools that share one probe. */
async function checkTogether(tools: ToolHealth[], outside: Outside, isForced: boolean): Promise<void> {
  const [{ probe }] = tools as [ToolHealth];
  // A tool gives no permit while another call is its trial: it is not checked twice.
  const asked = tools.flatMap((tool) => {
    const permit = tool.ask(null, isForced);
    return permit ? [{ tool, permit }] : [];
  });
  if (probe === null || asked.length === 0) return;
  const failureFor = await send(outside, probe);
  for (const { tool, permit } of asked) {
    const failure = failureFor(tool);
    if (failure !== null) tool.noteFailure(failure);
    tool.noteCheck();
    permit.settle(failure === null);
  }
}

/** Sends a probe. The result gives each tool's failure, or null when the service answers as expected. */
async function send(outside: Outside, probe: HealthProbe): Promise<(tool: ToolHealth) => string | null> {
  if (probe.kind === "mcp") {
    const listed = await outside.listMcpTools({ url: probe.url, headers: probe.headers });
    if (listed === null) return () => "did not answer";
    const digests = new Map(await Promise.all(listed.map(async (tool) => [tool.name, await digestOf(tool)] as const)));
    return ({ remote }) => digests.get(remote!.tool) === remote!.digest ? null : "has changed since it was pushed";
  }
  const { url, status: expected, timeoutMs, headers } = probe;
  const answer = await outside.readJson(url, { timeoutMs, headers });
  const status = "value" in answer ? 200 : answer.status;
  const failure = status === expected ? null : serviceFailure(answer) ?? `answered ${status} and not ${expected}`;
  return () => failure;
}
