import { z } from "zod";
import { correctsRecord } from "../../language/orders/corrects-record.ts";
import { readTakeBack } from "../../language/orders/take-back.ts";
import { isDeepEqual } from "../../runtime/is-deep-equal.ts";
import { quoteData } from "../../prompt/quote-data.ts";
import { asBuiltIn, type BuiltInTool, type JsonObject } from "../../tools/definition.ts";
import { mayRunAtOnce } from "../../tools/said/may-run.ts";
import { type WantedWrite, wordsOfCall } from "../../tools/said/wanted-write.ts";
import { mendArguments } from "../../tools/mend-arguments.ts";
import type { ToolCall } from "../../tools/read-call.ts";
import { correctableWrites } from "../offer/correct-calls.ts";
import { nameWrite } from "../offer/tell-undo.ts";
import type { RunnableCall } from "../offer/run-calls.ts";
import type { OpenedTurn } from "../open-turn.ts";
import type { Turn } from "../turn.ts";
import { collectSaidWords, type MessageAndRecords } from "./said-words.ts";
import { takesBackWrite } from "./taken-back.ts";

type Write = OpenedTurn["context"]["writes"][number];

const argsSchema = z.object({
  item: z.int().describe("número do registro que está errado"),
  args: z.record(z.string(), z.unknown()).describe("só os campos que mudam"),
  order: z.string().optional(),
});

/** The model corrects a record with it: a second record beside the wrong one would count twice. */
export const replaceSavedTool: BuiltInTool = {
  kind: "built-in",
  name: "replace_saved",
  title: "Corrigir um registro",
  description: "Corrige um registro feito há pouco, quando a pessoa diz que está errado. Um por chamada.",
  inputSchema: argsSchema,
  confirmation: "none",
  answer: () => "",
};

/** Tells the model the last writes of the conversation, pt-BR. undo and replace_saved name them by these numbers. */
export function writesNotice(turn: Turn): string {
  const list = turn.opened.context.writes.map((write, index) => {
    const args = isCorrectable(turn, write) ? ` ${write.tool} ${JSON.stringify(write.args)}` : "";
    return `[${index + 1}] ${nameWrite(write, turn.toolContext)}${args}`;
  });
  return "Feito há pouco nesta conversa. Se a pessoa corrige um destes, replace_saved, e não outro registro ao lado; se quer voltar " +
    `atrás, undo. ${quoteData("feito", list.join("\n"))}`;
}

function isCorrectable(turn: Turn, write: Write): boolean {
  return correctableWrites([write], turn.catalog).length > 0;
}

/** The corrected record; `mayRun` if the person's words cover the change. */
type ReadReplacement = { call: RunnableCall; mayRun: boolean } | { refused: string };

export function readReplacement(
  turn: Turn,
  { text, records }: MessageAndRecords,
  { toolCallId, args }: Pick<ToolCall, "toolCallId" | "args">,
): ReadReplacement {
  const { item, args: changed, order = "" } = argsSchema.parse(args);
  const { writes } = turn.opened.context;
  const write = writes[item - 1];
  if (write === undefined) return { refused: `item vai de 1 a ${writes.length}; ${item} não existe.` };
  const tool = turn.catalog.find(write.tool);
  if (!tool || !isCorrectable(turn, write)) {
    return { refused: "este não se corrige assim: use undo para voltar atrás, e registre de novo." };
  }
  const mended = mendArguments(tool.inputSchema, { ...write.args, ...changed });
  if ("reason" in mended) return { refused: `args não servem: ${mended.reason}` };
  if (isDeepEqual(mended.args, write.args)) return { refused: "isso não muda nada: ponha em args o que ela corrigiu." };
  const ignored = asBuiltIn(tool)?.ignores?.(mended.args) ?? {};
  const heeded = (all: JsonObject) => Object.entries(all).filter(([name]) => !(name in ignored)).sort();
  if (isDeepEqual(heeded(mended.args), heeded(write.args))) {
    return { refused: `isso não muda nada: ${Object.values(ignored).join("; ")}.` };
  }
  const call = { toolCallId, tool: write.tool, args: mended.args, replaces: [write.toolCallId] };
  const said = collectSaidWords(turn, text);
  const takesBackRecord = takesBackWrite(turn, text, order, [write]);
  const wanted: WantedWrite = {
    tool,
    args: mended.args,
    facts: {},
    quote: order,
    said: { ...said, before: [...said.before, JSON.stringify(write.args)] },
    // Words about another write say nothing about this one: "desfaz o uber, e o mercado foi 50".
    otherTargets: writes.filter((other) => other !== write)
      .map((other) => `${nameWrite(other, turn.toolContext)} ${JSON.stringify(other.args)}`),
    otherCalls: records,
    proposal: { args: write.args, item, items: writes.length },
    takesBackRecord,
  };
  // "desfaz o uber, foi 60" is about the ride.
  const isOfAnother = !takesBackRecord && readTakeBack(text, order) !== null;
  const isCorrection = takesBackRecord || !isOfAnother && correctsRecord(order, wordsOfCall(wanted).stems);
  return { call, mayRun: isCorrection && mayRunAtOnce(wanted).runs };
}
