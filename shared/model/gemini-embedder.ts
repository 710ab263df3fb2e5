import { APICallError } from "@ai-sdk/provider";
import { z } from "zod";
import type { Embedder } from "./embedder.ts";
import { geminiAccess, type GeminiOptions } from "./gemini-access.ts";
import { retryRequest } from "./retry-request.ts";
import { EMBEDDING_DIMENSIONS, unitVector } from "./unit-vector.ts";

type TaskType = "RETRIEVAL_QUERY" | "RETRIEVAL_DOCUMENT";

// A batch is nobody's wait, and a busy minute at the provider not its end.
const BATCH_RETRIES = 2;

const answerSchema = z.object({ embeddings: z.array(z.object({ values: z.array(z.number()) })) });

/** Gemini's embeddings. A person waits for a question's vector, so that is asked for once. */
export function geminiEmbedder(options: GeminiOptions): Embedder {
  return {
    model: options.modelId,
    async embedQuestion(text, signal) {
      const [vector] = await embed(options, [text], "RETRIEVAL_QUERY", signal);
      return vector!;
    },
    embedItems: (texts, signal) =>
      retryRequest(() => embed(options, texts, "RETRIEVAL_DOCUMENT", signal), { maxRetries: BATCH_RETRIES, signal }),
  };
}

/**
 * One request of Gemini's `batchEmbedContents`: a unit vector for each text, in order.
 *
 * @throws APICallError when it is refused or cannot be read
 */
async function embed(
  options: GeminiOptions,
  texts: string[],
  taskType: TaskType,
  signal: AbortSignal,
): Promise<string[]> {
  const { baseURL, headers } = geminiAccess(options);
  const model = `models/${options.modelId}`;
  const url = `${baseURL}/${model}:batchEmbedContents`;
  const requests = texts.map((text) => ({
    model,
    content: { parts: [{ text }] },
    taskType,
    outputDimensionality: EMBEDDING_DIMENSIONS,
  }));
  const response = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ requests }),
    signal,
  });
  if (!response.ok) throw await refusal(url, response);
  const { embeddings } = answerSchema.parse(await response.json());
  if (embeddings.length !== texts.length) throw new Error(`${embeddings.length} vectors for ${texts.length} texts`);
  return embeddings.map(({ values }) => unitVector(values));
}

/** Without what was asked: errors are logged, and the texts are somebody's life. */
async function refusal(url: string, response: Response): Promise<APICallError> {
  await response.body?.cancel();
  return new APICallError({
    message: `embeddings refused: ${response.status}`,
    url,
    requestBodyValues: {},
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
  });
}
