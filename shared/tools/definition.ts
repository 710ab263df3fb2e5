import { z } from "zod";
import type { Outside } from "../outside/outside.ts";
import type { ChoiceLabel } from "../writing/choice-label.ts";

/** A JSON object, as it is passed between the model, the turn and Postgres. */
export type JsonObject = Record<string, unknown>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The person's date and time zone, which a tool's sentences may depend on. `today` is `YYYY-MM-DD` in that time zone. */
export interface ToolContext {
  today: string;
  timezone: string;
}

/**
 * One of the candidates that the person picks from when a name fits several rows. `args` are the arguments that the call gets
 * when it is picked. `facts` are the values that its label shows.
 */
export interface ToolChoice {
  label: string;
  args: JsonObject;
  facts?: JsonObject;
}

/** A value that a call changes, as people read it: "valor", "R$ 80,00", "R$ 90,00". Null: there was, or will be, none. */
export interface ValueChange {
  what: string;
  before: string | null;
  after: string | null;
}

/** Kinds of records. For each kind the person may switch off the question before a write (table `standing_yes`). */
export type RecordKind = "expenses" | "incomes" | "measures" | "habits" | "reminders" | "library";

/** Arguments that a correction without a verb may change: in "na verdade dia 5", the argument's name tells what "dia 5" means. */
export type CorrectableArgument =
  | "amount"
  | "at"
  | "category"
  | "date"
  | "installments"
  | "paid_on"
  | "received_on"
  | "value";

/** Result of the Postgres function `prepare_<tool>`. `refused` means that it raised an exception, with `message`. */
export type Preparation =
  | { status: "ready"; args: JsonObject; facts: JsonObject }
  | { status: "choose"; choices: (Omit<ToolChoice, "label"> & { label: ChoiceLabel })[] }
  | { status: "missing"; facts: JsonObject }
  | { status: "refused"; message: string };

/** Facts of a preparation with status `missing`: the names of the rows that do exist. */
export const missingSchema = z.object({ existing: z.array(z.string()) });

/**
 * Sentences of a tool whose target row is looked up before the offer. The Postgres function `prepare_<tool>` does that: it takes
 * the tool's own arguments and writes nothing. The offer shows the facts that it finds. If these facts have changed when the person
 * says yes, the call does not run.
 */
export interface ToolPreparation {
  /** A reason why the row that was found is probably the wrong one. It is said instead of the offer. Null: no doubt. */
  doubt?(args: JsonObject, facts: JsonObject, context: ToolContext): string | null;
  /** Asks which of several rows is meant. The runtime adds the numbered choices below it. */
  question(args: JsonObject, context: ToolContext, choices: readonly { label: ChoiceLabel }[]): string;
  /** Says that no row fits, and which rows exist. */
  missing(args: JsonObject, facts: JsonObject, context: ToolContext): string;
}

/**
 * Result of a request to the outside world that is made before the tool's function runs: more arguments for the function, or
 * several candidates of which the person picks one, or the reason why the function cannot run.
 */
export type LookUpResult = { args: JsonObject } | { choices: ToolChoice[]; question: string } | Refused;

/** The reason why nothing was found, written for the model. `toldToPerson` is the text for people, where it differs. */
export interface Refused {
  refused: string;
  toldToPerson?: string;
}

/** Result of a call that changes something outside. `unknown`: nobody can tell whether the request arrived. */
export interface OutsideResult extends JsonObject {
  status: "done" | "refused" | "unknown";
  /** A sentence for the person, pt-BR. */
  summary: string;
}

/** A call that changes something outside. It cannot be undone, so one yes sends at most one request. */
export interface OutsideWrite {
  /** The result that is stored before the request is sent. It stays if no answer ever arrives. */
  resultIfUnheard: OutsideResult;
  /** Sends the request; never throws. @param toolCallId is sent with it, so that the service recognises a repeated request */
  send(args: JsonObject, outside: Outside, context: ToolContext, toolCallId: string): Promise<OutsideResult>;
}

/** The part that all kinds of tools share: what the model sees, and the sentences about a call. Texts are pt-BR. */
export interface ToolBase {
  name: string;
  /** The tool's name for people. */
  title: string;
  description: string;
  /** Examples of what people say when they need the tool. They are used to find it among many tools; the model never sees them. */
  utterances?: readonly string[];
  inputSchema: z.ZodType<JsonObject>;
  /**
   * Where its result comes from. `memory`: from what the person told, so a later call may repeat it. `outside`: from somebody else's
   * text, so nothing more is written in this turn without a yes.
   */
  reads?: "memory" | "outside";
  /** Whether a result of a tool that reads from outside has a text from there. Where this is not given, every result has. */
  hasOutsideText?(result: unknown): boolean;
  /** Converts valid arguments to the form that the functions take, where the schema alone cannot do it. */
  normalizeArguments?(args: JsonObject, context: { now: string }): Promise<{ args: JsonObject } | { refused: string }>;
  /** Asks the outside world, before the call is offered or run; never throws. */
  lookUp?(args: JsonObject, outside: Outside, context: ToolContext): LookUpResult | Promise<LookUpResult>;
  /**
   * The offer, from the arguments and, if there is a preparation, its facts. Every tool that needs a yes has it. It begins with "Quer que
   * eu " and ends with "?", since lists of offers take the part between (`asListItem` in turn/offer/propose.ts).
   */
  offer?(args: JsonObject, facts: JsonObject, context: ToolContext): string;
  /** Sentences behind the offer, from texts that still have all their lines; empty, or with a space before each. */
  remark?(args: JsonObject, facts: JsonObject): string;
  /** What the call would change of a row, for a page that shows it beside the offer. Only of tools that change one row. */
  changes?(args: JsonObject, facts: JsonObject, context: ToolContext): ValueChange[];
  /**
   * The answer, from the result: plain sentences, without emoji and without a tone of voice.
   *
   * @param args of the call, where the answer is told as the call runs
   */
  answer(result: JsonObject, context: ToolContext, args?: JsonObject): string;
}

/** A tool that calls the Postgres function of the same name, with the rights of the person. */
export interface BuiltInTool extends ToolBase {
  kind: "built-in";
  /**
   * `none`: it only reads and runs at once. `quoted`: it writes and runs at once, if its argument `quote` repeats the person's own
   * words. `required`: it writes and is offered first. It runs on a yes; without one, only on the person's own order ("registra 50 no
   * mercado") or standing yes, as `mayRunAtOnce` checks.
   */
  confirmation: "none" | "quoted" | "required";
  /** Whether it keeps what the person said in memory: in a conversation that is out of learning only by an order to remember it. */
  keepsInMemory?: true;
  /**
   * For a `quoted` write: how its arguments are compared with the quote. `told`: arguments with what the person told. `named`:
   * arguments that name a person or a thing. `urls`: arguments with an address, which the person must have written. `belief`: the
   * argument `content` must mean what the quote says; a name in it that nobody said lowers its confidence. `bond`: the message must
   * tell the bond of the argument `relationship`. `document`: the quote must ask for a written text. `confirms`: the quote must
   * agree with something known, or say it again.
   */
  quoteChecks?: {
    told?: readonly string[];
    named?: readonly string[];
    urls?: readonly string[];
    belief?: true;
    bond?: true;
    document?: true;
    confirms?: true;
  };
  /** For a `quoted` write: the quote must stand in the message that is being answered, and the call runs once a turn. */
  needsRequest?: true;
  /** What is turned into a vector: the argument `query`, or the texts that the call stored, so that they are found by meaning. */
  embeds?: "query" | "result";
  prepare?: ToolPreparation;
  /** The kind of record that it writes. If the person switched off the question for this kind, it runs without a yes. */
  recordKind?: RecordKind | ((args: JsonObject) => RecordKind | undefined);
  /** It needs no yes, and code tells what it did. Its result holds nothing to answer with: who has answered need not be asked again. */
  needsNoAnswer?: true;
  /** A person who says that they did it orders the call: "tomei o remédio" completes the reminder that came due. */
  isOrderedByReport?: true;
  /**
   * By argument, the fact that holds what the row itself has: a bill's own amount, the expected amount of an income. That value needs
   * no words of the person.
   */
  valuesOfRow?: Readonly<Record<string, string>>;
  /** By argument that changes nothing in a call with these: why. A sentence for the model, pt-BR, without its end. */
  ignores?(args: JsonObject): Readonly<Record<string, string>>;
  /** It cannot be undone. Only a button, or a message that is nothing but an explicit yes, runs it. */
  isIrreversible?: true;
  /** Whether a call with these arguments deletes rows, though the tool does other things as well: then no order is enough. */
  erases?(args: JsonObject): boolean;
  /** It deletes all rows of a kind. It can be undone, but needs the same explicit yes as an irreversible call. */
  erasesAll?: true;
  /** How many rows a call changes, from the facts of its preparation. Without this function: one. */
  rowsReached?(facts: JsonObject): number;
  /** The text that it stores is written by a template, before the call is offered or run. */
  isFromTemplate?: true;
  /**
   * Every write has it: what it wrote, from its result, as a noun phrase inside a sentence: "R$ 32,00 em saúde (farmácia), de hoje". Without a verb
   * and without a full stop.
   */
  nameResult?(result: JsonObject, context: ToolContext): string;
  /** The answer shows a document of several lines, which a template wrote. */
  answersWithDocument?: true;
  /** One answer for several calls that ran together, from their results in order. Without it each call has its own answer. */
  answerSeveral?(results: JsonObject[], context: ToolContext): string;
  /** The arguments that a correction without a verb may change ("na verdade 75,5"). */
  correctable?: readonly CorrectableArgument[];
}

/** The part that all kinds of pack tools share. */
interface PackToolBase extends ToolBase {
  confirmation: "none" | "required";
  /** More words by which the tool is found, beside its title and description. */
  searchTerms: string;
  /** What a call does and where, as JSON. If it has changed when the person says yes, the call does not run. */
  source: string;
  offer(args: JsonObject, facts: JsonObject, context: ToolContext): string;
}

/** A tool of a pack that computes its result in the sandbox. */
export interface ScriptTool extends PackToolBase {
  kind: "script";
  lookUp: NonNullable<ToolBase["lookUp"]>;
}

/** A tool of a pack that calls a service: an operation of its API, or a tool of its MCP server. It either reads or writes. */
export interface ServiceTool extends PackToolBase {
  kind: "http" | "remote";
  /** The answer of a service was not written by the person. */
  reads: "outside";
  writesOutside?: OutsideWrite;
}

/** A tool of a pack. */
export type PackToolDefinition = ScriptTool | ServiceTool;

/** One tool that a turn may call. */
export type ToolDefinition = BuiltInTool | PackToolDefinition;

/** The tool if it is built in; undefined if it belongs to a pack or is undefined. */
export function asBuiltIn(tool: ToolDefinition | undefined): BuiltInTool | undefined {
  return tool?.kind === "built-in" ? tool : undefined;
}

/** The tool if it belongs to a pack; undefined if it is built in or undefined. */
export function asPackTool(tool: ToolDefinition | undefined): PackToolDefinition | undefined {
  return tool === undefined || tool.kind === "built-in" ? undefined : tool;
}

/** How the tool changes something outside; undefined if it does not. */
export function outsideWriteOf(tool: ToolDefinition | undefined): OutsideWrite | undefined {
  const added = asPackTool(tool);
  return added?.kind === "script" ? undefined : added?.writesOutside;
}

/**
 * Preparation of tools that do not look up a row. `prepare_<tool>` converts values to their usual units, and refuses before the
 * offer what the write would refuse after the yes. It never answers `choose` or `missing`, so nobody sees the question and the
 * sentence that the type asks for here.
 */
export const checkedBeforeOffer: ToolPreparation = {
  question: () => "Qual destes?",
  missing: () => "Não consegui preparar esse registro. Pode dizer de outro jeito?",
};

/** The kind of record that a call writes, if the person can switch off the question for it. */
export function recordKindOf(
  tool: ToolDefinition | undefined,
  args: JsonObject,
): RecordKind | undefined {
  const recordKind = asBuiltIn(tool)?.recordKind;
  return typeof recordKind === "function" ? recordKind(args) : recordKind;
}
