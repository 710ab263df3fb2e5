import { createUIMessageStreamResponse, type UIMessageChunk } from "ai";
import type { Context } from "hono";
import { createUserClient } from "../database/rpc-client.ts";
import { ApiError } from "../http/api-error.ts";
import { authenticate } from "../http/authenticate.ts";
import { readConversationId } from "../http/parse-chat-request.ts";
import { readEnvironment } from "../runtime/environment.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { findRunningTurn, followTurn } from "../turn/follow-turn.ts";
import { INTERRUPTED } from "../turn/transcript.ts";
import { TURN_LIMITS } from "../turn/turn.ts";
import type { PostTurnOptions } from "./post-turn.ts";

/** The most streams that one person follows at a time, in one instance: each reads from Postgres several times a second. */
const MOST_STREAMS = 5;
const openStreams = new Map<string, number>();

/**
 * `GET /chat/{id}/stream`: the stream of the running turn from its start; 204 where no turn of the user is running there.
 *
 * @throws ApiError 429 `rate_limited` for more streams than a person has pages
 */
export async function getStream(c: Context, { limits = TURN_LIMITS }: PostTurnOptions): Promise<Response> {
  const environment = readEnvironment();
  const user = await authenticate(c.req.raw, environment);
  const conversation = readConversationId(c);
  const client = createUserClient(environment, user.token, limits.databaseMs);
  const running = conversation === null ? null : await findRunningTurn(client, conversation);
  if (running === null) return c.body(null, 204);
  const close = openStream(user.id);
  return createUIMessageStreamResponse({ stream: asStream(followTurn(client, running, limits), close) });
}

/** Counts a stream as open. @returns what counts it as closed, once */
function openStream(person: string): () => void {
  const count = openStreams.get(person) ?? 0;
  if (count >= MOST_STREAMS) {
    throw new ApiError(429, "rate_limited", "Esta conversa já está aberta em muitos lugares.", {
      retryAfterSeconds: 30,
    });
  }
  openStreams.set(person, count + 1);
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    const left = openStreams.get(person)! - 1;
    if (left === 0) openStreams.delete(person);
    else openStreams.set(person, left);
  };
}

/** Stops reading from Postgres when the client has left. */
function asStream(rounds: AsyncGenerator<UIMessageChunk[]>, onClose: () => void): ReadableStream<UIMessageChunk> {
  let hasClientLeft = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        while (true) {
          const { done, value } = await rounds.next();
          if (hasClientLeft) return;
          if (done) {
            onClose();
            return controller.close();
          }
          for (const chunk of value) controller.enqueue(chunk);
          if (value.length > 0) return;
        }
      } catch (error) {
        if (hasClientLeft) return;
        onClose();
        logFailure("stream not resumed", error);
        controller.enqueue({ type: "error", errorText: INTERRUPTED });
        controller.close();
      }
    },
    cancel() {
      hasClientLeft = true;
      onClose();
    },
  });
}
