/** One part of a message in Gemini's API. */
export interface WirePart {
  text?: string;
  thought?: boolean;
  functionCall?: { id?: string; name: string; args: Record<string, unknown> };
  functionResponse?: { id?: string; name: string; response: unknown };
}

/** A JSON Schema. */
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

/** The fields that are read from the body of `generateContent` and `streamGenerateContent`. */
export interface WireRequest {
  contents: { role?: string; parts: WirePart[] }[];
  systemInstruction?: { parts: { text?: string }[] };
  tools?: { functionDeclarations?: WireTool[] }[];
  toolConfig?: { functionCallingConfig?: { mode?: string } };
  generationConfig?: { responseMimeType?: string; responseJsonSchema?: WireSchema; responseSchema?: WireSchema };
}

/** One part of an answer, as a person writes it. */
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

/** A request to the model, in a form that is easy to print. */
export interface ModelRequest {
  /** The name of the requested model. */
  model: string;
  /** For a request that asks for JSON: the first property of that JSON. Undefined: a step of a conversation. */
  wanted?: string;
  schema?: WireSchema;
  system: string;
  tools: DeclaredTool[];
  /** AUTO: tool calls are allowed. ANY: one is required. NONE: they are not allowed. */
  toolMode: string;
  messages: { role: string; parts: WirePart[] }[];
  /** An estimate: one token for four characters. */
  tokens: number;
  /** The whole request in the order in which a provider reads it. A provider caches a common beginning of two requests. */
  serialized: string;
}

const CHARACTERS_PER_TOKEN = 4;

/** Reads a request that came over HTTP. */
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
    tokens: Math.ceil(serialized.length / CHARACTERS_PER_TOKEN),
    serialized,
  };
}

/** The texts of the person in a request, in their order. */
export function personTexts({ messages }: ModelRequest): string[] {
  return messages.filter(({ role }) => role === "user").flatMap(({ parts }) =>
    parts.flatMap(({ text }) => text === undefined ? [] : [text])
  );
}

/** How many tokens a provider would have cached: the common beginning with an earlier request, if it has at least 4,096 tokens. */
export function cachedTokens({ serialized }: ModelRequest, earlier: readonly ModelRequest[]): number {
  let longest = 0;
  for (const { serialized: other } of earlier) {
    let at = 0;
    while (at < serialized.length && serialized.charCodeAt(at) === other.charCodeAt(at)) at++;
    longest = Math.max(longest, at);
  }
  const tokens = Math.floor(longest / CHARACTERS_PER_TOKEN);
  return tokens >= 4096 ? tokens : 0;
}

/** The answer over HTTP: a stream with one chunk per part, or one object. */
export function answerOverHttp(
  parts: AnswerPart[],
  input: { tokens: number; cached: number },
  stream: boolean,
): Response {
  const wire = parts.map(toWire);
  const written = Math.ceil(JSON.stringify(wire).length / CHARACTERS_PER_TOKEN);
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
