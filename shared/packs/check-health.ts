import { callRpc } from "../database/call-rpc.ts";
import { createRpcClient } from "../database/rpc-client.ts";
import { digestOf } from "../outside/mcp-server.ts";
import type { Outside } from "../outside/outside.ts";
import { readSecretKeys } from "../runtime/environment.ts";
import { failureOf } from "./guard-tool.ts";
import type { HealthReport, Question, ToolHealth } from "./tool-health.ts";

/** Keeps reports for other instances. */
export type KeepReports = (reports: HealthReport[]) => Promise<unknown>;

/** Notes reports in the database, as the server: what people could write there would be told to everybody. */
export function noteHealth(supabaseUrl: string): KeepReports {
  return (reports) => callRpc(createRpcClient(supabaseUrl, readSecretKeys()[0]!), "record_tool_health", { reports });
}

// A round is no burden, whatever a deployment has: what is left out comes with the next turn.
const MOST_AT_ONCE = 5;
const MOST_IN_A_ROUND = 20;

/**
 * Asks the services whose last check has become old, and notes for other instances what has come out, of calls too. One question
 * that tells of several tools is asked once. For the background: nothing is asked where nothing is due.
 *
 * @param anyway asks all of them now
 */
export async function checkHealth(
  tools: Iterable<ToolHealth>,
  outside: Outside,
  keep: KeepReports,
  anyway = false,
): Promise<void> {
  const all = [...tools];
  const due = all.filter((one) => one.question !== null && (anyway || one.isDue));
  const alike = Map.groupBy(due, ({ question }) => JSON.stringify(question));
  const round = [...alike.values()].slice(0, anyway ? undefined : MOST_IN_A_ROUND);
  for (const tool of round.flat()) tool.isChecking = true;
  try {
    const left = [...round];
    const workers = Array.from({ length: MOST_AT_ONCE }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await check(next, outside, anyway);
    });
    await Promise.all(workers);
  } finally {
    for (const tool of round.flat()) tool.isChecking = false;
  }
  const reports = all.flatMap((one) => one.takeReport() ?? []);
  if (reports.length > 0) await keep(reports);
}

/** Tools that one question tells about. */
async function check(tools: ToolHealth[], outside: Outside, anyway: boolean): Promise<void> {
  const [{ question }] = tools as [ToolHealth];
  // What another call is trying out already is not asked twice.
  const asked = tools.flatMap((tool) => {
    const permit = tool.ask(anyway);
    return permit ? [{ tool, permit }] : [];
  });
  if (question === null || asked.length === 0) return;
  const failureFor = await ask(outside, question);
  for (const { tool, permit } of asked) {
    const failure = failureFor(tool);
    if (failure !== null) tool.noteFailure(failure);
    tool.noteCheck();
    permit.settle(failure === null);
  }
}

/** Of each tool that was asked about: null where the service answers as expected. */
async function ask(outside: Outside, question: Question): Promise<(tool: ToolHealth) => string | null> {
  if (question.kind === "mcp") {
    const listed = await outside.listMcpTools({ url: question.url, headers: question.headers });
    if (listed === null) return () => "did not answer";
    const digests = new Map(await Promise.all(listed.map(async (tool) => [tool.name, await digestOf(tool)] as const)));
    return ({ remote }) => digests.get(remote!.tool) === remote!.digest ? null : "is another than was pushed";
  }
  const { url, status, timeoutMs, headers } = question;
  const answer = await outside.readJson(url, { timeoutMs, headers });
  const came = "value" in answer ? 200 : answer.answered;
  const failure = came === status ? null : failureOf(answer) ?? `answered ${came} and not ${status}`;
  return () => failure;
}
