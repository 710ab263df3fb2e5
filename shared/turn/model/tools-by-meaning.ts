import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import { rankTools, type Scores } from "../../catalog/rank-tools.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { waitForVector } from "./message-vector.ts";
import type { Turn } from "../turn.ts";

/** How long the first step waits for the vector, if words alone do not decide which tools are meant; later steps hardly wait. */
const FIRST_STEP_MS = 400;
const LATER_STEP_MS = 50;
const RPC_MS = 2_000;
/** Among so few tools of packs, words find the right one often enough. */
const FEW_TOOLS = 20;
/** A tool in the seventh place, six after the nearest, counts half as much as the nearest. */
const HALVED_AFTER = 6;

const nearestFirst = z.array(z.string());

/**
 * Scores how well tools of packs fit the meaning of the message; the nearest has 1. Empty if packs have few tools, if words are enough, or
 * without a key. Null while the message has no vector: then words choose the tools, and a later step asks again.
 */
export async function scoreToolsByMeaning(
  turn: Pick<Turn, "client" | "catalog" | "embedder" | "messageVector">,
  text: string,
  step: number,
): Promise<Scores | null> {
  if (!turn.embedder || turn.catalog.packTools.size <= FEW_TOOLS || rankTools(turn.catalog, { text }).isSure) {
    return new Map();
  }
  const vector = await waitForVector(turn, step === 1 ? FIRST_STEP_MS : LATER_STEP_MS);
  if (vector === undefined) return null;
  try {
    const names = nearestFirst.parse(await callRpc(turn.client, "tools_by_meaning", vector, RPC_MS));
    return new Map(names.map((name, place) => [name, HALVED_AFTER / (HALVED_AFTER + place)]));
  } catch (error) {
    logFailure("tools were chosen by words alone", error);
    return new Map();
  }
}
