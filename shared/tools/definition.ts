import { z } from "zod";
import type { Outside } from "../outside/outside.ts";

/** JSON object as it travels between the model, the turn and Postgres. */
export type JsonObject = Record<string, unknown>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a tool's texts may depend on besides its arguments. Dates are `YYYY-MM-DD` in the user's time zone. */
export interface ToolContext {
  today: string;
  timezone: string;
}

/**
 * A candidate the user may pick when a name fits several rows. `args` are the call's arguments once it is picked, `facts`
 * what its label tells.
 */
export interface ToolChoice {
  label: string;
  args: JsonObject;
  facts?: JsonObject;
}

/** Kinds of records that the person may want recorded without being asked each time (standing_yes). */
export type RecordKind = "expenses" | "incomes" | "measures" | "habits" | "reminders" | "library";

/** Arguments whose name tells what a bare value in their place means. */
export type CorrectableArgument =
  | "amount"
  | "at"
  | "category"
  | "date"
  | "installments"
  | "paid_on"
  | "received_on"
  | "value";

/** What `prepare_<tool>` says of a call; `refused` is what it raised. */
export type Preparation =
  | { status: "ready"; args: JsonObject; facts: JsonObject }
  | { status: "choose"; choices: ToolChoice[] }
  | { status: "missing"; facts: JsonObject }
  | { status: "refused"; message: string };

/** Facts of a preparation that found nothing: the names of what exists instead. */
export const missingSchema = z.object({ existing: z.array(z.string()) });

/**
 * Texts for a tool whose target row is looked up before the offer, by the Postgres function `prepare_<tool>`, which takes the
 * tool's own arguments and writes nothing. The facts it finds are what the offer shows: the yes runs only while they are so.
 */
export interface ToolPreparation {
  /** What speaks against the row that was found, said instead of the offer; null when nothing does. */
  doubt?(args: JsonObject, facts: JsonObject, context: ToolContext): string | null;
  /** Asks which of several rows is meant; the runtime lists the choices, numbered, below it. */
  question(args: JsonObject, context: ToolContext): string;
  /** Says that nothing fits and what exists instead. */
  missing(args: JsonObject, facts: JsonObject, context: ToolContext): string;
}

/**
 * What a tool with outbound traffic found before its function runs: `args`, which the function gets beside its own; several
 * candidates, of which the person picks one; or why there is nothing to run.
 */
export type Found = { args: JsonObject } | { choices: ToolChoice[]; question: string } | Refused;

/** Why there is nothing, as a model is told; `told` is what a person reads, where that is not the same. */
export interface Refused {
  refused: string;
  told?: string;
}

/** What came of a call that changes something outside. `unknown`: it may have arrived or not. */
export interface OutsideResult extends JsonObject {
  status: "done" | "refused" | "unknown";
  /** What there is to say of it, pt-BR. */
  summary: string;
}

/** A call that changes something outside, where nothing can be taken back: at most one is sent for a yes. */
export interface OutsideWrite {
  /** Stored before anything is sent, and the last word where the answer was never heard. */
  unheard: OutsideResult;
  /** Sends it; never throws. @param toolCallId goes along, so that the service knows a repeat */
  send(args: JsonObject, outside: Outside, context: ToolContext, toolCallId: string): Promise<OutsideResult>;
}

/** What every tool has, of whichever kind: what the model sees, and the words around it. Texts are pt-BR. */
export interface ToolBase {
  name: string;
  /** What people call it. */
  title: string;
  description: string;
  /** What people say when they need it. The model never sees it; by it a tool is found among many. */
  utterances?: readonly string[];
  inputSchema: z.ZodType<JsonObject>;
  /** What it finds was told by the person and may be told again (`memory`), or by nobody here (`outside`). */
  reads?: "memory" | "outside";
  /** Puts arguments into the form in which they are looked up and run, where that takes more than their schema. */
  complete?(args: JsonObject, context: { now: string }): Promise<{ args: JsonObject } | { refused: string }>;
  /** Asks the world outside, before the function runs or is offered; never throws. */
  lookUp?(args: JsonObject, outside: Outside, context: ToolContext): Found | Promise<Found>;
  /** "Quer que eu …?", from the arguments and, for prepared tools, the facts found. Needed where a yes is. */
  offer?(args: JsonObject, facts: JsonObject, context: ToolContext): string;
  /** Answer from the result: plain sentences, no emoji, no tone. */
  answer(result: JsonObject, context: ToolContext): string;
}

/** A tool whose work is done by the Postgres function of its name, under the person's own rights. */
export interface BuiltInTool extends ToolBase {
  kind: "built-in";
  /**
   * `none`: runs at once (reads). `quoted`: runs at once when it rests on the person's own words, which its argument `quote`
   * repeats. `required`: never runs before the user's yes.
   */
  confirmation: "none" | "quoted" | "required";
  /**
   * Of a `quoted` write: the arguments that hold what was told, those that name whom or what it is about, and addresses.
   * `belief`: its `content` is held to what the quote says, and a name in it that nobody said is kept as read, less sure.
   * `confirms`: the quote agrees with what is known, or says it again.
   */
  keeps?: {
    told?: readonly string[];
    named?: readonly string[];
    urls?: readonly string[];
    belief?: true;
    confirms?: true;
  };
  /** Of a `quoted` write: done because the very message being answered asks for it, and once a turn. */
  onRequest?: true;
  /** What of it becomes a vector: the `query` that it searches by, or the texts of its `result`, which are found by meaning. */
  embeds?: "query" | "result";
  /** Other assistants may call it; what it writes waits for the person. */
  isOfferedOverMcp?: true;
  prepare?: ToolPreparation;
  /** Which kind of record it is, where a standing yes may cover it. */
  recordKind?: RecordKind | ((args: JsonObject) => RecordKind | undefined);
  /** It gives nothing that an answer would tell of. */
  isSilent?: true;
  /** Told as done it is ordered: "tomei o remédio", of a reminder that has come due. */
  isReported?: true;
  /** What it does has no way back: only an explicit yes as a whole message, or a button, runs it. */
  irreversible?: true;
  /** It takes away all of a kind, however many there are: as what has no way back, only an explicit yes runs it. */
  erasesAll?: true;
  /** How many rows a call reaches, from the facts that its preparation found; without it, one. */
  rowsReached?(facts: JsonObject): number;
  /** What it keeps is put together by a template, before it runs or is offered. */
  composed?: true;
  /**
   * A write as a noun phrase, from its result: "R$ 32,00 em saúde (farmácia), de hoje". Stands within a sentence, with neither a
   * verb nor a full stop.
   */
  names?(result: JsonObject, context: ToolContext): string;
  /** The result is a document with lines of its own, put together by a template. */
  answersInLines?: true;
  /** Answer from the results of several calls run together, in order; without it each is answered by itself. */
  answerSeveral?(results: JsonObject[], context: ToolContext): string;
  /** The arguments that a bare value may correct ("na verdade 75,5"). */
  corrects?: readonly CorrectableArgument[];
}

/** What a tool of a pack has, of whichever kind. */
interface PackToolBase extends ToolBase {
  confirmation: "none" | "required";
  /** What else it is found by than its description and title. */
  foundBy: string;
  /** What a call does and where. A yes runs the call only while it is still so. */
  source: string;
  offer(args: JsonObject, facts: JsonObject, context: ToolContext): string;
}

/** A tool of a pack that computes, in the sandbox. */
export interface ScriptTool extends PackToolBase {
  kind: "script";
  lookUp: NonNullable<ToolBase["lookUp"]>;
}

/** A tool of a pack that calls a service, by an operation of its API or as a tool of its MCP server. It either reads or writes. */
export interface ServiceTool extends PackToolBase {
  kind: "http" | "remote";
  /** What a service answers is nobody's words here. */
  reads: "outside";
  writesOutside?: OutsideWrite;
}

/** A tool of a pack. */
export type AddedTool = ScriptTool | ServiceTool;

/** One tool that a turn may call. */
export type ToolDefinition = BuiltInTool | AddedTool;

/** A tool as a built-in one; undefined for one of a pack, and for none. */
export function asBuiltIn(tool: ToolDefinition | undefined): BuiltInTool | undefined {
  return tool?.kind === "built-in" ? tool : undefined;
}

/** A tool as one of a pack; undefined for a built-in one, and for none. */
export function asAdded(tool: ToolDefinition | undefined): AddedTool | undefined {
  return tool === undefined || tool.kind === "built-in" ? undefined : tool;
}

/** How a call changes something outside; undefined where it does not. */
export function outsideWriteOf(tool: ToolDefinition | undefined): OutsideWrite | undefined {
  const added = asAdded(tool);
  return added?.kind === "script" ? undefined : added?.writesOutside;
}

/**
 * Preparation of tools that find nothing by name: `prepare_<tool>` only refuses, before anything is offered, what the write
 * would refuse after the yes, and puts values into canonical units. It never asks to choose and never misses.
 */
export const checkedBeforeOffer: ToolPreparation = {
  question: () => "Qual destes?",
  missing: () => "Não consegui preparar esse registro. Pode dizer de outro jeito?",
};

/** Which kind of record a call of a tool makes, where a standing yes may cover it. */
export function recordKindOf(
  tool: ToolDefinition | undefined,
  args: JsonObject,
): RecordKind | undefined {
  const recordKind = asBuiltIn(tool)?.recordKind;
  return typeof recordKind === "function" ? recordKind(args) : recordKind;
}
