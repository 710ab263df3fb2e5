import type { DeskRequest } from "./model-desk.ts";
import type { DeclaredTool, ModelRequest, WirePart } from "./model-request.ts";

/** Up to this many known lines in a row are printed, because a note about them would take as much space. */
const SHORT_RUN = 2;

/** Prints a request: all of it with `full`, or else what the similar earlier request does not have. */
export function showRequest({ number, request, similar, status }: DeskRequest, full: boolean): string {
  const earlier = full ? undefined : similar;
  const { wanted, tokens, model, toolMode } = request;
  const kind = wanted === undefined ? "a step of a conversation" : `JSON with "${wanted}"`;
  const state = status === "waiting" ? "" : `, ${status}`;
  return [
    `=== request ${number}: ${kind}, ${model}, about ${tokens} tokens${state} ===`,
    ...section("system", showSystem(request, earlier)),
    ...(wanted === undefined ? section("tools", showTools(request.tools, earlier?.tools)) : []),
    ...(wanted === undefined ? [] : section("schema", showSchema(request, earlier))),
    ...section("messages", showMessages(request, earlier)),
    ...(toolMode === "NONE" ? ["(calls are not allowed now: answer in words)"] : []),
    ...(toolMode === "ANY" ? ["(a call is required)"] : []),
    ...(status === "waiting" ? [howToAnswer(number, wanted)] : []),
  ].join("\n");
}

function section(name: string, lines: string[]): string[] {
  const [only, ...others] = lines;
  if (only === undefined) return [];
  if (others.length === 0 && only.startsWith("(")) return [`--- ${name} ${only}`];
  return [`--- ${name}`, ...lines];
}

function howToAnswer(number: number, wanted: string | undefined): string {
  const how = wanted === undefined ? `--text "…" and/or --call NAME '{…}'` : "--json '{…}'";
  return `--- answer: deno task play answer ${number} ${how}`;
}

function showSystem({ system }: ModelRequest, earlier: ModelRequest | undefined): string[] {
  if (system === "") return [];
  if (!earlier) return system.split("\n");
  if (earlier.system === system) return ["(unchanged)"];
  const now = new Set(system.split("\n"));
  const gone = earlier.system.split("\n").filter((line) => line.trim() !== "" && !now.has(line));
  return [
    ...foldKnown(system, new Set(earlier.system.split("\n")), "+ "),
    ...(gone.length === 0 ? [] : ["no longer there:", ...gone.map((line) => `- ${line}`)]),
  ];
}

/** The lines of a text. A long run of known lines is replaced by their number. */
function foldKnown(text: string, known: Set<string>, mark = ""): string[] {
  const out: string[] = [];
  let run: string[] = [];
  const endRun = () => {
    if (run.length > SHORT_RUN) out.push(`(${run.length} lines unchanged)`);
    else out.push(...run.map((line) => " ".repeat(mark.length) + line));
    run = [];
  };
  for (const line of text.split("\n")) {
    if (known.has(line) || run.length > 0 && line.trim() === "") {
      run.push(line);
      continue;
    }
    endRun();
    out.push(mark + line);
  }
  endRun();
  return out;
}

function showTools(tools: DeclaredTool[], earlier: DeclaredTool[] | undefined): string[] {
  if (tools.length === 0) return earlier?.length === 0 ? ["(none)"] : ["(none any more)"];
  const known = new Map(earlier?.map((tool) => [tool.name, JSON.stringify(tool)]));
  const changed = tools.filter((tool) => known.get(tool.name) !== JSON.stringify(tool));
  const names = new Set(tools.map(({ name }) => name));
  const gone = [...known.keys()].filter((name) => !names.has(name));
  if (earlier && changed.length === 0 && gone.length === 0) return ["(tools unchanged)"];
  const unchanged = tools.length - changed.length;
  return [
    ...(unchanged > 0 ? [`(${unchanged} tools unchanged)`] : []),
    ...(gone.length > 0 ? [`no longer there: ${gone.join(", ")}`] : []),
    ...changed.map((tool) => showTool(tool, known.has(tool.name))),
  ];
}

function showTool({ name, description, schema }: DeclaredTool, wasThere: boolean): string {
  const indented = description.replaceAll("\n", "\n    ");
  return `+ ${name}${wasThere ? " (changed)" : ""}: ${indented}\n    ${JSON.stringify(schema)}`;
}

function showSchema({ schema }: ModelRequest, earlier: ModelRequest | undefined): string[] {
  const text = JSON.stringify(schema ?? {});
  return [earlier && JSON.stringify(earlier.schema ?? {}) === text ? "(unchanged)" : text];
}

function showMessages({ messages }: ModelRequest, earlier: ModelRequest | undefined): string[] {
  const known = new Map<string, number>();
  for (const message of earlier?.messages ?? []) {
    const text = JSON.stringify(message);
    known.set(text, (known.get(text) ?? 0) + 1);
  }
  const knownLines = new Set(earlier?.messages.flatMap(({ parts }) => parts.flatMap(longLines)));
  const out: string[] = [];
  let unchanged = 0;
  const endRun = () => {
    if (unchanged > 0) out.push(`(${countMessages(unchanged)} unchanged)`);
    unchanged = 0;
  };
  messages.forEach((message, at) => {
    const text = JSON.stringify(message);
    const knownCount = known.get(text) ?? 0;
    if (knownCount > 0) known.set(text, knownCount - 1);
    // The last message is printed always, because it is to be answered.
    if (knownCount > 0 && at < messages.length - 1) {
      unchanged++;
      return;
    }
    endRun();
    out.push(...message.parts.flatMap((part) => showPart(message.role, part, knownLines)));
  });
  endRun();
  const gone = [...known.values()].reduce((sum, left) => sum + left, 0);
  return gone > 0 ? [`(no longer there: ${countMessages(gone)})`, ...out] : out;
}

function countMessages(messages: number): string {
  return messages === 1 ? "1 message" : `${messages} messages`;
}

/** The lines of a text that is long enough to be part of a prompt. Shorter texts are somebody's words. */
function longLines({ text = "" }: WirePart): string[] {
  const lines = text.split("\n");
  return lines.length > 5 ? lines : [];
}

function showPart(role: string, part: WirePart, knownLines: Set<string>): string[] {
  const { text, functionCall: call, functionResponse: response } = part;
  if (call) return [`[${role}] calls ${call.name} ${JSON.stringify(call.args)}`];
  if (response) return [`[${role}] result of ${response.name}: ${JSON.stringify(response.response)}`];
  if (text === undefined) return [`[${role}] ${JSON.stringify(part)}`];
  const lines = longLines(part).length > 0 ? foldKnown(text, knownLines) : text.split("\n");
  return [`[${role}] ${lines.join("\n    ")}`];
}
