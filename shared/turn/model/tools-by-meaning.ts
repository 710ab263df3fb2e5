import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import { rankTools, type Scores } from "../../catalog/rank-tools.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { vectorWithin } from "./message-vector.ts";
import type { Turn } from "../turn.ts";

/** The first step waits for a vector, where words alone leave it open which tools are meant; later ones have it or hardly wait. */
const PATIENCE_MS = 400;
const LATER_MS = 50;
const RPC_MS = 2_000;
/** Of so many tools of packs words find the right one often enough. */
const FEW_TOOLS = 20;
/** How soon a tool further away counts less: half as much in the seventh place. */
const HALVED_BY = 6;

const nearest = z.array(z.string());

/**
 * How well tools of packs fit what was said by its meaning, the nearest 1. None where packs have few tools, where its words are
 * enough, or without a key; null where the message has no vector yet: then words choose, and a later step asks again.
 */
export async function toolsByMeaning(
  turn: Pick<Turn, "client" | "catalog" | "embedder" | "messageVector">,
  text: string,
  step: number,
): Promise<Scores | null> {
  if (!turn.embedder || turn.catalog.packTools.size <= FEW_TOOLS || rankTools(turn.catalog, { text }).isSure) {
    return new Map();
  }
  const vector = await vectorWithin(turn, step === 1 ? PATIENCE_MS : LATER_MS);
  if (vector === undefined) return null;
  try {
    const names = nearest.parse(await callRpc(turn.client, "tools_by_meaning", vector, RPC_MS));
    return new Map(names.map((name, place) => [name, HALVED_BY / (HALVED_BY + place)]));
  } catch (error) {
    logFailure("tools were chosen by words alone", error);
    return new Map();
  }
}
