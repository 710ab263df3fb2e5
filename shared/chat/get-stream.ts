import { createUIMessageStreamResponse, type UIMessageChunk } from "ai";
import type { Context } from "hono";
import { createUserClient } from "../database/rpc-client.ts";
import { authenticate } from "../http/authenticate.ts";
import { readConversationId } from "../http/parse-chat-request.ts";
import { readEnvironment } from "../runtime/environment.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { findRunningTurn, followTurn } from "../turn/follow-turn.ts";
import { INTERRUPTED } from "../turn/transcript.ts";
import { TURN_LIMITS } from "../turn/turn.ts";
import type { PostTurnOptions } from "./post-turn.ts";

/** `GET /chat/{id}/stream`: the running turn's stream from its start, 204 where nothing runs that is the user's. */
export async function getStream(c: Context, { limits = TURN_LIMITS }: PostTurnOptions): Promise<Response> {
  const environment = readEnvironment();
  const user = await authenticate(c.req.raw, environment);
  const conversation = readConversationId(c);
  const client = createUserClient(environment, user.token, limits.databaseMs);
  const running = conversation === null ? null : await findRunningTurn(client, conversation);
  if (running === null) return c.body(null, 204);
  return createUIMessageStreamResponse({ stream: asStream(followTurn(client, running, limits.recordMs)) });
}

/** Ends with the reader: nobody asks Postgres for what nobody reads. */
function asStream(rounds: AsyncGenerator<UIMessageChunk[]>): ReadableStream<UIMessageChunk> {
  let hasLeft = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        while (true) {
          const { done, value } = await rounds.next();
          if (hasLeft) return;
          if (done) return controller.close();
          for (const chunk of value) controller.enqueue(chunk);
          if (value.length > 0) return;
        }
      } catch (error) {
        if (hasLeft) return;
        logFailure("stream not resumed", error);
        controller.enqueue({ type: "error", errorText: INTERRUPTED });
        controller.close();
      }
    },
    cancel() {
      hasLeft = true;
    },
  });
}
