import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { JsonObject, ToolChoice } from "../tools/definition.ts";
import { findTool } from "../tools/registry.ts";
import type { PendingCall, Turn } from "./turn.ts";

/** What there is to say about a write call before it may run. */
export type PreparedCall =
  & { call: PendingCall }
  & (
    /** Can be offered: `args` as they will run. */
    | { status: "ready"; args: JsonObject; offer: string }
    /** Fits several rows. */
    | { status: "choose"; question: string; choices: ToolChoice[] }
    /** Cannot be offered: nothing fits, or the write would be refused. */
    | { status: "refused"; sentence: string }
  );

const jsonObject = z.record(z.string(), z.unknown());
const preparation = z.discriminatedUnion("status", [
  z.object({ status: z.literal("ready"), args: jsonObject, facts: jsonObject }),
  z.object({ status: z.literal("choose"), choices: z.array(z.object({ label: z.string(), args: jsonObject })).min(1) }),
  z.object({ status: z.literal("missing"), facts: jsonObject }),
]);

/** Finds the rows that write calls mean and puts the offers into words; reads only, one round trip a call. */
export function prepareCalls(turn: Turn, calls: PendingCall[]): Promise<PreparedCall[]> {
  return Promise.all(calls.map((call) => prepareCall(turn, call)));
}

async function prepareCall(turn: Turn, call: PendingCall): Promise<PreparedCall> {
  const { toolContext } = turn;
  const tool = findTool(call.tool);
  if (!tool?.offer) throw new Error(`${call.tool} cannot be offered`);
  if (!tool.prepare) return { call, status: "ready", args: call.args, offer: tool.offer(call.args, {}, toolContext) };
  try {
    const found = preparation.parse(
      await callRpc(turn.client, tool.prepare.rpc, tool.prepare.lookUp?.(call.args) ?? call.args),
    );
    switch (found.status) {
      case "ready": {
        const doubt = tool.prepare.doubt?.(call.args, found.facts, toolContext) ?? null;
        if (doubt !== null) return { call, status: "refused", sentence: doubt };
        return { call, status: "ready", args: found.args, offer: tool.offer(found.args, found.facts, toolContext) };
      }
      case "choose":
        return { call, ...found, question: tool.prepare.question(call.args, toolContext) };
      case "missing":
        return { call, status: "refused", sentence: tool.prepare.missing(call.args, found.facts, toolContext) };
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { call, status: "refused", sentence: error.message };
  }
}
