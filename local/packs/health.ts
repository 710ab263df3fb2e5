import { z } from "zod";
import { callRpc } from "../../shared/database/call-rpc.ts";
import { createRpcClient } from "../../shared/database/rpc-client.ts";
import { createOutside } from "../../shared/outside/outside.ts";
import { checkHealth } from "../../shared/packs/check-health.ts";
import { loadPacks, type Packs } from "../../shared/packs/load-packs.ts";
import { parseFlags, runTask } from "../run-task.ts";
import { DEPLOYMENT_FLAGS, DEPLOYMENT_HELP, reachDeployment } from "./open-deployment.ts";

const HELP = `deno task tools:health [flags]

Checks the services of enabled packs' tools, as their healthCheck says, saves the results for the functions of a running stack or
project, and prints the health of each tool. The deployment's TOOL_… variables are taken from the environment; a pack without
its variables is left out.

  --json                         print JSON
${DEPLOYMENT_HELP}`;

const COLUMNS = ["tool", "pack", "state", "last checked", "last failure", "breaker"];
const rows = z.array(z.object({
  tool: z.string(),
  pack: z.string(),
  available: z.boolean(),
  failures: z.number(),
  checkedAt: z.string().nullable(),
  failedAt: z.string().nullable(),
  failure: z.string().nullish(),
}));
type Row = z.infer<typeof rows>[number];

await runTask(async () => {
  const flags = parseFlags({ json: { type: "boolean", default: false }, ...DEPLOYMENT_FLAGS });
  if (flags.help) return console.info(HELP);
  const client = createRpcClient(flags.url, await reachDeployment(flags));
  const packs = await loadPacks(client, flags.url, "", { revision: 1, own: 0 });
  const save = (reports: object[]) => callRpc(client, "record_tool_health", { reports });
  await checkHealth(packs.health.values(), createOutside(undefined), save, true);
  const tools = rows.parse(await callRpc(client, "tool_health", {})).map((row) => ({ ...row, ...stateOf(row, packs) }));
  console.log(flags.json ? JSON.stringify(tools, null, 2) : tableOf(tools));
});

function stateOf({ tool, failures, checkedAt }: Row, { tools, health }: Packs): { state: string; breaker: string } {
  const known = health.get(tool);
  if (!known) return { state: tools.has(tool) ? "asks no service" : "left out", breaker: "-" };
  const breaker = known.state;
  if (breaker !== "closed") return { state: "unavailable", breaker };
  if (failures > 0) return { state: "failing", breaker };
  return { state: checkedAt !== null ? "ok" : "not checked", breaker };
}

function tableOf(tools: (Row & ReturnType<typeof stateOf>)[]): string {
  if (tools.length === 0) return "no pack is enabled: deno task packs:push stores and enables them";
  const lines = [
    COLUMNS,
    ...tools.map(({ tool, pack, state, checkedAt, failedAt, failure, breaker }) => [
      tool,
      pack,
      state,
      formatTime(checkedAt),
      failedAt === null ? "-" : `${formatTime(failedAt)} ${failure ?? ""}`.trim(),
      breaker,
    ]),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column]!)).join("  ").trimEnd()).join("\n");
}

/** "2026-11-23 05:10:00", in UTC as the database gives it; "-" without a time. */
function formatTime(at: string | null): string {
  return at === null ? "-" : at.slice(0, 19).replace("T", " ");
}
