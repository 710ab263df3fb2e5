import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import { DomainError } from "../../database/domain-error.ts";
import { withoutPages } from "../../outside/outside.ts";
import { choiceLabelSchema, formatChoice } from "../../writing/choice-label.ts";
import { readFigureChoice } from "../../language/commands/figure-choice.ts";
import { oneLine } from "../../writing/one-line.ts";
import { asBuiltIn, type JsonObject, type Preparation, type ToolChoice } from "../../tools/definition.ts";
import type { OfferingTurn } from "../turn.ts";
import { FINDS_ROW } from "../../tools/said/unsaid-arguments.ts";
import { lookUpCall } from "./look-up.ts";
import { type RequestedCall, writeSchema } from "./proposal.ts";
import { tellRefusal, type Write } from "./tell-undo.ts";

/** A write call as it stands before the person's yes. */
export type PreparedCall =
  & { call: RequestedCall }
  & (
    /** Can be offered. `args` are those that it will run with, `facts` those that the offer shows. */
    | { status: "ready"; args: JsonObject; facts?: JsonObject; offer: string }
    /** Fits several rows. */
    | { status: "choose"; question: string; choices: ToolChoice[] }
    /** Cannot be offered: no row fits, or the write would be refused. */
    | { status: "refused"; sentence: string }
  );

const jsonObject = z.record(z.string(), z.unknown());
const choice = z.object({
  label: choiceLabelSchema,
  args: jsonObject,
  facts: jsonObject.optional(),
});
const preparation = z.discriminatedUnion("status", [
  z.object({ status: z.literal("ready"), args: jsonObject, facts: jsonObject }),
  z.object({ status: z.literal("choose"), choices: z.array(choice).min(1) }),
  z.object({ status: z.literal("missing"), facts: jsonObject }),
  z.object({ status: z.literal("refused"), message: z.string() }),
]);
const answer = z.object({ preparations: z.array(preparation), replaced: z.array(writeSchema) });

/** The write calls of one step, prepared for their offer. */
export interface PreparedStep {
  calls: PreparedCall[];
  /** Calls that have run: a yes undoes them before it runs these. `replaced` is what they wrote. */
  replaces: string[];
  replaced: Write[];
}

/**
 * Finds the rows that write calls mean and words their offers, in one round trip. Writes nothing.
 *
 * @param replaces calls that have run and that a yes undoes before these. The offers show the rows as they are without them
 */
export async function prepareCalls(
  turn: OfferingTurn,
  calls: RequestedCall[],
  replaces: string[] = [],
): Promise<PreparedStep> {
  const completed = await Promise.all(calls.map((call) => completeArguments(turn, call)));
  const found = await Promise.all(
    completed.map(({ call, refused }) =>
      refused === undefined ? lookUpBeforeOffer(turn, call) : { call, status: "refused" as const, sentence: refused }
    ),
  );
  const inDatabase = completed.filter(({ call: { tool }, refused }) =>
    asBuiltIn(turn.catalog.find(tool))?.prepare && refused === undefined
  );
  try {
    const { preparations, replaced } = inDatabase.length === 0 ? { preparations: [], replaced: [] } : answer.parse(
      await callRpc(turn.client, "prepare_calls", {
        calls: inDatabase.map(({ call: { tool, args } }) => ({ tool, args })),
        replaces,
      }),
    );
    const prepared = completed.map((one, index) => {
      const outside = found[index]!;
      if ("status" in outside) return outside;
      const call = { ...one.call, args: { ...one.call.args, ...outside.args } };
      return toPreparedCall(call, preparations[inDatabase.indexOf(one)], turn);
    });
    const refused = prepared.find(({ status }) => status === "refused");
    // If one call of a replacement is refused, all are: otherwise the yes would undo a record without writing its correction.
    return refused?.status === "refused" && replaces.length > 0
      ? refuseAll(calls, refused.sentence)
      : { calls: prepared, replaces, replaced };
  } catch (error) {
    const sentence = error instanceof DomainError ? tellRefusal(error, "Não posso trocar", turn.toolContext) : null;
    if (sentence === null) throw error;
    return refuseAll(calls, sentence);
  }
}

/** Before the yes, no page is read and no pack's tool is asked. */
async function lookUpBeforeOffer(turn: OfferingTurn, call: RequestedCall): ReturnType<typeof lookUpCall> {
  if (turn.catalog.packTools.has(call.tool)) return { args: {} };
  return await lookUpCall({ ...turn, outside: withoutPages(turn.outside) }, call);
}

/** Completes the arguments of a call, or says why that is impossible. */
async function completeArguments(
  turn: OfferingTurn,
  call: RequestedCall,
): Promise<{ call: RequestedCall; refused?: string }> {
  const completed = await turn.catalog.find(call.tool)?.normalizeArguments?.(call.args, turn.opened.context);
  if (completed === undefined) return { call };
  return "args" in completed ? { call: { ...call, args: completed.args } } : { call, refused: completed.refused };
}

function refuseAll(calls: RequestedCall[], sentence: string): PreparedStep {
  return { calls: calls.map((call) => ({ call, status: "refused", sentence })), replaces: [], replaced: [] };
}

function toPreparedCall(call: RequestedCall, found: Preparation | undefined, turn: OfferingTurn): PreparedCall {
  const context = turn.toolContext;
  const tool = turn.catalog.find(call.tool);
  if (!tool?.offer) throw new Error(`${call.tool} cannot be offered`);
  const prepare = asBuiltIn(tool)?.prepare;
  if (!found || !prepare) {
    return { call, status: "ready", args: call.args, offer: tool.offer(call.args, {}, context) };
  }
  switch (found.status) {
    case "ready": {
      const { args, facts } = found;
      const doubt = prepare.doubt?.(call.args, facts, context) ?? null;
      if (doubt !== null) return { call, status: "refused", sentence: doubt };
      return { call, status: "ready", args, facts, offer: tool.offer(args, facts, context) };
    }
    case "choose": {
      const choices = found.choices.map((choice) => ({
        ...choice,
        label: oneLine(formatChoice(choice.label, context.today)),
      }));
      const named = findNamedChoice(call.args, choices, context.today);
      return named?.facts === undefined
        ? { call, status: "choose", question: prepare.question(call.args, context, found.choices), choices }
        : toPreparedCall(
          { ...call, args: named.args },
          { status: "ready", args: named.args, facts: named.facts },
          turn,
        );
    }
    case "missing":
      return { call, status: "refused", sentence: prepare.missing(call.args, found.facts, context) };
    case "refused":
      return { call, status: "refused", sentence: oneLine(found.message) };
  }
}

/** The only choice whose day and amount the call itself names: which: "gasolina de R$ 120,00, 02/03". */
function findNamedChoice(args: JsonObject, choices: readonly ToolChoice[], today: string): ToolChoice | undefined {
  const words = Object.entries(args).filter(([name, value]) => FINDS_ROW.test(name) && typeof value === "string");
  const index = readFigureChoice(words.map(([, value]) => value).join(" "), choices.map(({ label }) => label), today);
  return index === null ? undefined : choices[index];
}
