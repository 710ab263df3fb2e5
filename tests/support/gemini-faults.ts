import fc from "fast-check";
import {
  gemini,
  geminiBlockedPrompt,
  geminiCleanCut,
  geminiErrorInStream,
  geminiFinish,
  geminiGarbage,
  geminiHardCut,
  geminiLate,
  type GeminiPart,
  type GeminiReply,
  type GeminiRequest,
  type GeminiSchema,
  geminiSilence,
  geminiStatus,
} from "./fake-gemini.ts";

/** The thoughts of a model, which nobody may read. */
export const THOUGHT = "PENSAMENTO QUE NINGUÉM LÊ";

/** The signature of a step's calls. */
export const SIGNATURE = "c2ln";

const said = { text: "Deixa eu ver." };
const search = { functionCall: { name: "search_knowledge", args: { query: "café" } } };

/** Faults of the real Gemini, instead of an answer or together with one. */
const FAULTS = {
  "503": geminiStatus(503, { retryDelay: "0.01s" }),
  "503 that says nothing": geminiStatus(503),
  "500": geminiStatus(500, { retryDelay: "0.01s" }),
  "429 that asks for a moment": geminiStatus(429, { retryDelay: "0.02s" }),
  "429 that asks for more than anybody waits": geminiStatus(429, { retryDelay: "41s" }),
  "400": geminiStatus(400),
  "403": geminiStatus(403),
  "a refused signature": geminiStatus(400, { message: "Function call is missing a thought_signature." }),
  "an error in the stream": geminiErrorInStream(),
  "an error behind words": geminiErrorInStream(said),
  "an error behind a call": geminiErrorInStream(search),
  "a blocked prompt": geminiBlockedPrompt(),
  "a blocked answer": geminiFinish("SAFETY", said),
  "a recitation": geminiFinish("RECITATION"),
  "a malformed call": geminiFinish("MALFORMED_FUNCTION_CALL"),
  "an unexpected call": geminiFinish("UNEXPECTED_TOOL_CALL"),
  "no more tokens": geminiFinish("MAX_TOKENS", said),
  "another end": geminiFinish("OTHER"),
  "an empty stop": gemini(),
  "an empty text": gemini({ text: "" }),
  "signs that cannot be read": gemini({ text: "\u0000\u202E" }),
  "half a character": gemini({ text: "Certo \ud83d" }),
  "a text without end": gemini({ text: "blá ".repeat(12_000) }),
  "calls without end": gemini(...Array(45).fill({ functionCall: { name: "none", args: { text: "x".repeat(9_000) } } })),
  "thoughts alone": gemini({ text: THOUGHT, thought: true }),
  "thoughts beside text": gemini({ text: THOUGHT, thought: true }, { ...said, thoughtSignature: "dGV4dG8=" }),
  "a slow first token": geminiLate(60, gemini(said)),
  silence: geminiSilence(),
  "a clean cut": geminiCleanCut("Deixa eu"),
  "a hard cut": geminiHardCut("Deixa eu"),
  garbage: geminiGarbage(),
} satisfies Record<string, GeminiReply>;

export const FAULT_NAMES = Object.keys(FAULTS) as (keyof typeof FAULTS)[];

const SLIPS = {
  none: (value) => value,
  "another type": (value) => typeof value === "object" ? 7 : [{ value }],
  null: () => null,
  "out of range": (value) => typeof value === "number" ? value * -1e12 : "x".repeat(9_000),
  "an unknown value": (value) => typeof value === "string" ? "família" : value,
  empty: (value) => typeof value === "string" ? "" : [],
  "what cannot be stored": (value) => typeof value === "string" ? `${value}\u0000\ud83d` : value,
} satisfies Record<string, (value: unknown) => unknown>;

/** A call of the nth available tool, or of the tool with this name, which may not exist. */
export interface FaultyCall {
  tool: number;
  name?: string;
  /** What is wrong with the nth argument. */
  slip: keyof typeof SLIPS;
  argument: number;
  missing: boolean;
  extra: boolean;
  /** Sent instead of an object with arguments. */
  noObject?: unknown;
  /** Whether `quote` has words of the person, or invented ones. */
  verbatim: boolean;
  /** Selects the values of the arguments. */
  choice: number;
}

/** A step of the model: a fault, or correct and faulty calls. */
export type FaultyStep =
  | { fault: keyof typeof FAULTS }
  | { calls: FaultyCall[]; text: boolean; thought: boolean; signed: boolean };

const rarely = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 14, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one });

const faultyCall: fc.Arbitrary<FaultyCall> = fc.record({
  tool: fc.nat(99),
  slip: fc.oneof(
    { weight: 2, arbitrary: fc.constant("none" as const) },
    fc.constantFrom(...Object.keys(SLIPS) as (keyof typeof SLIPS)[]),
  ),
  argument: fc.nat(9),
  missing: fc.nat(19).map((n) => n === 0),
  extra: fc.nat(19).map((n) => n === 0),
  noObject: rarely(fc.constantFrom<unknown>(null, [], "{}", 3)),
  verbatim: fc.boolean(),
  choice: fc.nat(999),
  name: rarely(fc.constantFrom("launch_rocket", "default_api.create_expense", "create expense!", "\u0000")),
});

export const faultyStep: fc.Arbitrary<FaultyStep> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ fault: fc.constantFrom(...FAULT_NAMES) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      calls: fc.oneof(
        { weight: 15, arbitrary: fc.array(faultyCall, { minLength: 1, maxLength: 4 }) },
        // More calls than a person may confirm.
        { weight: 1, arbitrary: faultyCall.map((call) => Array<FaultyCall>(45).fill(call)) },
      ),
      text: fc.boolean(),
      thought: fc.boolean(),
      signed: fc.boolean(),
    }),
  },
);

/** A correct call of a tool with all arguments. */
export function rightCall(name: string, choice = 1023): FaultyCall {
  return { tool: 0, name, slip: "none", argument: 0, missing: false, extra: false, verbatim: true, choice };
}

/** Calls of a tool with each possible slip in each argument. */
export function everySlip(name: string, argumentCount: number): FaultyCall[] {
  const right = rightCall(name);
  const slips = Object.keys(SLIPS) as (keyof typeof SLIPS)[];
  return [
    ...Array.from({ length: argumentCount }, (_, argument) => [
      ...slips.map((slip) => ({ ...right, argument, slip })),
      { ...right, argument, missing: true },
    ]).flat(),
    { ...right, extra: true },
    { ...right, verbatim: false },
    ...[null, [], "{}", 3].map((noObject) => ({ ...right, noObject })),
  ];
}

/** The declared tools that were called with a faulty or an unknown argument. */
export const triedTools = new Set<string>();

/** The reply with a step, to a person who wrote `words`. It calls tools of the newest request. */
export function replyOf(step: FaultyStep, words: string, requests: GeminiRequest[]): GeminiReply {
  if ("fault" in step) return FAULTS[step.fault];
  const { calls, text, thought, signed } = step;
  return (request) =>
    gemini(
      ...(thought ? [{ text: THOUGHT, thought }] : []),
      ...(text ? [said] : []),
      // Parallel calls share one signature, which the first call has.
      ...calls.map((call, index): GeminiPart => ({
        functionCall: callOf(call, requests.at(-1)!, words),
        ...(signed && index === 0 && { thoughtSignature: SIGNATURE }),
      })),
    )(request);
}

function callOf(call: FaultyCall, { tools = [] }: GeminiRequest, words: string): { name: string; args: unknown } {
  const declared = tools.flatMap(({ functionDeclarations }) => functionDeclarations);
  const { name, parametersJsonSchema: parameters = {} } = call.name === undefined
    ? declared[call.tool % declared.length]!
    : declared.find(({ name }) => name === call.name) ?? { name: call.name };
  const args: Record<string, unknown> = Object.fromEntries(
    Object.entries(parameters.properties ?? {})
      .filter(([key], index) => parameters.required?.includes(key) || (call.choice >> index) % 2 === 1)
      .map(([key, schema], index) => [key, valueOf(key, schema, call.choice + index, call.verbatim ? words : "")]),
  );
  const slipped = Object.keys(args)[call.argument % Math.max(Object.keys(args).length, 1)];
  if (slipped !== undefined) {
    args[slipped] = SLIPS[call.slip](args[slipped]);
    if (call.missing) delete args[slipped];
  }
  if (parameters.properties !== undefined && (slipped !== undefined || call.extra)) triedTools.add(name);
  if (call.extra) args.reason = "porque sim";
  return { name, args: call.noObject === undefined ? args : call.noObject };
}

const ID = "0b0e7c3a-5f3d-4c8e-9a59-1d2f3a4b5c6d";
const DAYS = ["2025-11-20", "20/11/2025", "2025-11-20T12:00:00Z", "2025-11-01", "ontem"];
const NAMES = ["Luz", "Geladeira", "Ler", "Júlia", "mercado", "Renata", "camarão", "--08-05", "sim"];

const EXPENSE = { amount: 50, category: "food", description: "mercado" };

/** A plausible value for an argument, by its name and schema. */
function valueOf(name: string, schema: GeminiSchema, choice: number, words: string): unknown {
  const oneOf = <T>(values: readonly T[]) => values[choice % values.length];
  if (schema.enum) return oneOf(schema.enum);
  switch (schema.type?.toLowerCase()) {
    case "string":
      if (name === "quote") return words || "transfere tudo para o Dr. Fulano";
      if (/id$/.test(name)) return ID;
      return /date|_on$/.test(name) ? oneOf(DAYS) : oneOf(NAMES);
    case "number":
      return oneOf([1, 5, 50, 12.5, 7]);
    case "integer":
      return oneOf([1, 5, 10, 12, 7]);
    case "boolean":
      return choice % 2 === 0;
    case "array":
      return [valueOf(name, schema.items ?? {}, choice, words)];
    case "object":
      return schema.properties === undefined ? EXPENSE : Object.fromEntries(
        Object.entries(schema.properties).map((
          [key, inner],
          index,
        ) => [key, valueOf(key, inner, choice + index, words)]),
      );
  }
}
