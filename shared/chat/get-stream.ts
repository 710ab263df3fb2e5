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

/** `GET /chat/{id}/stream`: the stream of the running turn from its start; 204 where no turn of the user is running there. */
export async function getStream(c: Context, { limits = TURN_LIMITS }: PostTurnOptions): Promise<Response> {
  const environment = readEnvironment();
  const user = await authenticate(c.req.raw, environment);
  const conversation = readConversationId(c);
  const client = createUserClient(environment, user.token, limits.databaseMs);
  const running = conversation === null ? null : await findRunningTurn(client, conversation);
  if (running === null) return c.body(null, 204);
  return createUIMessageStreamResponse({ stream: asStream(followTurn(client, running, limits)) });
}

/** Stops reading from Postgres when the client has left. */
function asStream(rounds: AsyncGenerator<UIMessageChunk[]>): ReadableStream<UIMessageChunk> {
  let hasClientLeft = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        while (true) {
          const { done, value } = await rounds.next();
          if (hasClientLeft) return;
          if (done) return controller.close();
          for (const chunk of value) controller.enqueue(chunk);
          if (value.length > 0) return;
        }
      } catch (error) {
        if (hasClientLeft) return;
        logFailure("stream not resumed", error);
        controller.enqueue({ type: "error", errorText: INTERRUPTED });
        controller.close();
      }
    },
    cancel() {
      hasClientLeft = true;
    },
  });
}
