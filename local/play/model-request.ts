/** One part of a message, as Gemini's API has it. */
export interface WirePart {
  text?: string;
  thought?: boolean;
  functionCall?: { id?: string; name: string; args: Record<string, unknown> };
  functionResponse?: { id?: string; name: string; response: unknown };
}

/** What arguments look like: JSON Schema. */
export interface WireSchema {
  type?: string | string[];
  properties?: Record<string, WireSchema>;
  required?: string[];
  items?: WireSchema;
  enum?: unknown[];
  anyOf?: WireSchema[];
  [key: string]: unknown;
}

interface WireTool {
  name: string;
  description?: string;
  parametersJsonSchema?: WireSchema;
  parameters?: WireSchema;
}

/** The body of `generateContent` and `streamGenerateContent`, as far as it is read here. */
export interface WireRequest {
  contents: { role?: string; parts: WirePart[] }[];
  systemInstruction?: { parts: { text?: string }[] };
  tools?: { functionDeclarations?: WireTool[] }[];
  toolConfig?: { functionCallingConfig?: { mode?: string } };
  generationConfig?: { responseMimeType?: string; responseJsonSchema?: WireSchema; responseSchema?: WireSchema };
}

/** One part of what the model answers, as it is written by hand. */
export type AnswerPart =
  | { text: string }
  | { call: { name: string; args: Record<string, unknown> } }
  | { json: unknown };

/** A tool that a request declares. */
export interface DeclaredTool {
  name: string;
  description: string;
  schema: WireSchema;
}

/** A request to the model, laid out to be read. */
export interface ModelRequest {
  /** The model's name as it was asked for. */
  model: string;
  /** Undefined: a step of a conversation. Else the first property of the JSON that is wanted. */
  wanted?: string;
  schema?: WireSchema;
  system: string;
  tools: DeclaredTool[];
  /** Whether a call is allowed, demanded or not to be made: AUTO, ANY, NONE. */
  toolMode: string;
  messages: { role: string; parts: WirePart[] }[];
  /** Estimate: four characters a token. */
  tokens: number;
  /** All of it in the order in which a provider reads it; what begins alike is cached there. */
  serialized: string;
}

const CHARACTERS_A_TOKEN = 4;

/** Lays out what came over HTTP. */
export function readModelRequest(model: string, body: WireRequest): ModelRequest {
  const schema = body.generationConfig?.responseJsonSchema ?? body.generationConfig?.responseSchema;
  const isJson = body.generationConfig?.responseMimeType === "application/json";
  const wanted = isJson ? Object.keys(schema?.properties ?? {})[0] ?? "json" : undefined;
  const system = (body.systemInstruction?.parts ?? []).map(({ text }) => text ?? "").join("\n");
  const tools = (body.tools ?? []).flatMap(({ functionDeclarations = [] }) => functionDeclarations)
    .map(({ name, description = "", parametersJsonSchema, parameters }) => ({
      name,
      description,
      schema: parametersJsonSchema ?? parameters ?? {},
    }));
  const messages = body.contents.map(({ role = "user", parts }) => ({ role, parts }));
  const serialized = [system, JSON.stringify(tools), JSON.stringify(schema) ?? "", JSON.stringify(messages)].join("\n");
  return {
    model,
    ...(wanted !== undefined && { wanted, schema }),
    system,
    tools,
    toolMode: body.toolConfig?.functionCallingConfig?.mode ?? "AUTO",
    messages,
    tokens: Math.ceil(serialized.length / CHARACTERS_A_TOKEN),
    serialized,
  };
}

/** The texts that the person has sent in a request, the last one last. */
export function personTexts({ messages }: ModelRequest): string[] {
  return messages.filter(({ role }) => role === "user").flatMap(({ parts }) =>
    parts.flatMap(({ text }) => text === undefined ? [] : [text])
  );
}

/** Input that a provider would have kept from an earlier request: a beginning that is alike, from 4,096 tokens on. */
export function cachedTokens({ serialized }: ModelRequest, earlier: readonly ModelRequest[]): number {
  let longest = 0;
  for (const { serialized: other } of earlier) {
    let at = 0;
    while (at < serialized.length && serialized.charCodeAt(at) === other.charCodeAt(at)) at++;
    longest = Math.max(longest, at);
  }
  const tokens = Math.floor(longest / CHARACTERS_A_TOKEN);
  return tokens >= 4096 ? tokens : 0;
}

/** The answer over HTTP: a stream of a chunk a part, or one object. */
export function answerOverHttp(
  parts: AnswerPart[],
  input: { tokens: number; cached: number },
  stream: boolean,
): Response {
  const wire = parts.map(toWire);
  const written = Math.ceil(JSON.stringify(wire).length / CHARACTERS_A_TOKEN);
  const usageMetadata = {
    promptTokenCount: input.tokens,
    cachedContentTokenCount: input.cached,
    candidatesTokenCount: written,
    totalTokenCount: input.tokens + written,
  };
  const chunk = (these: WirePart[], finishReason?: string) => ({
    candidates: [{ content: { role: "model", parts: these }, index: 0, ...(finishReason && { finishReason }) }],
    usageMetadata,
  });
  if (!stream) return Response.json(chunk(wire, "STOP"));
  const chunks = [...wire.map((part) => chunk([part])), chunk([], "STOP")];
  return new Response(chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`).join(""), {
    headers: { "Content-Type": "text/event-stream" },
  });
}

function toWire(part: AnswerPart): WirePart {
  if ("text" in part) return { text: part.text };
  if ("call" in part) return { functionCall: part.call };
  return { text: JSON.stringify(part.json) };
}
