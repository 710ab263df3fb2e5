import type { Context } from "hono";
import { createUserClient } from "../database/rpc-client.ts";
import { authenticate } from "../http/authenticate.ts";
import { readConversationId } from "../http/parse-chat-request.ts";
import { readEnvironment } from "../runtime/environment.ts";
import { stopTurn } from "../turn/stop-turn.ts";
import { startMeasures } from "../turn/turn-measures.ts";
import { TURN_LIMITS } from "../turn/turn.ts";
import type { PostTurnOptions } from "./post-turn.ts";

/** `POST /chat/{id}/stop`: stops the running turn, on whichever instance it runs. `{ stopped }` says whether there was one. */
export async function postStop(c: Context, { limits = TURN_LIMITS }: PostTurnOptions): Promise<Response> {
  const environment = readEnvironment();
  const measures = await startMeasures(environment);
  const user = await authenticate(c.req.raw, environment);
  const conversation = readConversationId(c);
  const client = createUserClient(environment, user.token, limits.databaseMs);
  client.onCall = measures.countCall;
  const stopped = conversation !== null && await stopTurn(client, conversation, measures);
  return c.json({ stopped });
}
