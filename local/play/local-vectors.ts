import { EMBEDDING_DIMENSIONS } from "../../shared/model/embedder.ts";

/** Letters of a word that count: what follows is taken for an ending. */
const STEM = 5;

interface EmbedRequest {
  content: { parts: { text?: string }[] };
}

/** Answers `embedContent` and `batchEmbedContents` with vectors of words. */
export async function answerEmbedding(request: Request): Promise<Response> {
  const body = await request.json() as EmbedRequest | { requests: EmbedRequest[] };
  if ("requests" in body) return Response.json({ embeddings: body.requests.map(embeddingOf) });
  return Response.json({ embedding: embeddingOf(body) });
}

function embeddingOf({ content }: EmbedRequest): { values: number[] } {
  return { values: vectorOf(content.parts.map(({ text }) => text ?? "").join(" ")) };
}

/** A vector in which texts with the same words are near each other; the same text has the same one always. */
export function vectorOf(text: string): number[] {
  const vector = new Array<number>(EMBEDDING_DIMENSIONS).fill(0);
  const words = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const word of words) vector[hash(word.slice(0, STEM)) % EMBEDDING_DIMENSIONS]! += word.length > 2 ? 1 : 0.2;
  // A vector needs a direction, also that of a text without words.
  vector[0]! += 0.05;
  return vector;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
