import { callRpc } from "../database/call-rpc.ts";
import { DatabaseFailure, DomainError } from "../database/domain-error.ts";
import type { Embedder } from "../model/embedder.ts";
import { logFailure } from "../runtime/log-failure.ts";
import type { JsonObject } from "../tools/definition.ts";
import type { ToolOutput } from "./transcript.ts";
import type { Turn } from "./turn.ts";

/**
 * Runs one tool call of the turn as the user: one round trip that also renews the lease and stores the result.
 * What the tool refuses comes back as a sentence for the model.
 *
 * @throws DomainError `stale_turn` when another attempt has taken the turn over
 * @throws DatabaseFailure when the database is away or the token no longer accepted
 */
export async function runTool(turn: Turn, toolCallId: string, tool: string, args: JsonObject): Promise<ToolOutput> {
  const runtimeArgs = await embedQuestion(turn.embedder, tool, args);
  try {
    const result = await callRpc(turn.client, "run_tool", {
      turn_id: turn.opened.id,
      attempt: turn.opened.attempt,
      tool,
      args,
      tool_call_id: toolCallId,
      ...(runtimeArgs && { runtime_args: runtimeArgs }),
    });
    return { type: "json", value: result as JsonObject };
  } catch (error) {
    if (error instanceof DomainError && error.code === "stale_turn") throw error;
    if (error instanceof DatabaseFailure && error.reason !== "internal") throw error;
    if (!(error instanceof DomainError)) logFailure(`tool ${tool} failed`, error);
    return { type: "error-text", value: failureSentence(error) };
  }
}

/** What a model is told when a tool's function refused or broke: one sentence on what happened, one on what to do next. */
function failureSentence(error: unknown): string {
  if (!(error instanceof DomainError)) {
    return "A ferramenta falhou por um problema interno e nada foi gravado. Diga isso com suas palavras e sugira tentar de novo mais tarde.";
  }
  const known = Object.keys(error.detail).length > 0 ? ` Dados: ${JSON.stringify(error.detail)}.` : "";
  return `${error.message}${known} ${nextMove(error.status)}`;
}

function nextMove(status: number): string {
  if (status === 404) return "Pergunte qual é o certo ou diga o que existe; não invente.";
  if (status === 409) return "Conte isso e pergunte como seguir.";
  return "Corrija os argumentos e chame de novo uma vez, ou pergunte o que falta.";
}

// Contracts, "Tools": somebody waits, and the search is complete without it.
const PATIENCE_MS = 300;

/**
 * What the runtime adds to a call of `search_knowledge`: the question as a vector, if it is there in time. Nothing for other
 * tools, for an empty question, without a key, or when embedding fails.
 */
async function embedQuestion(
  embedder: Embedder | null,
  tool: string,
  { query }: JsonObject,
): Promise<JsonObject | undefined> {
  if (!embedder || tool !== "search_knowledge" || typeof query !== "string" || query.trim() === "") return undefined;
  try {
    const vector = await embedder.embedQuestion(query, AbortSignal.timeout(PATIENCE_MS));
    return { query_embedding: vector, embedding_model: embedder.model };
  } catch (error) {
    logFailure("a question was not embedded", error);
    return undefined;
  }
}
