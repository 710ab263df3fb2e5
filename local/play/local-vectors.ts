import { EMBEDDING_DIMENSIONS } from "../../shared/model/embedder.ts";

/** How many letters of a word count. The rest is treated as an ending. */
const STEM = 5;

interface EmbedRequest {
  content: { parts: { text?: string }[] };
}

/** Answers `embedContent` and `batchEmbedContents` with vectors that are made from the words of the text. */
export async function answerEmbedding(request: Request): Promise<Response> {
  const body = await request.json() as EmbedRequest | { requests: EmbedRequest[] };
  if ("requests" in body) return Response.json({ embeddings: body.requests.map(embeddingOf) });
  return Response.json({ embedding: embeddingOf(body) });
}

function embeddingOf({ content }: EmbedRequest): { values: number[] } {
  return { values: vectorOf(content.parts.map(({ text }) => text ?? "").join(" ")) };
}

/** A vector of a text. Texts that share words have similar vectors, and the same text always has the same vector. */
function vectorOf(text: string): number[] {
  const vector = new Array<number>(EMBEDDING_DIMENSIONS).fill(0);
  const words = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const word of words) vector[hash(word.slice(0, STEM)) % EMBEDDING_DIMENSIONS]! += word.length > 2 ? 1 : 0.2;
  // The vector of a text without words must not be zero.
  vector[0]! += 0.05;
  return vector;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
