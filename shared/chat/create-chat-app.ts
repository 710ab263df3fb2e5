import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError, errorResponse } from "../http/api-error.ts";
import { createFunctionApp } from "../http/create-function-app.ts";
import { getMessages } from "./get-messages.ts";
import { getStream } from "./get-stream.ts";
import { getWaiting } from "./get-waiting.ts";
import { postStop } from "./post-stop.ts";
import { postTurn, type PostTurnOptions } from "./post-turn.ts";

// useChat sends the whole conversation with each message. This is enough for ten thousand messages with the results of tools.
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** The `chat` edge function. */
export function createChatApp(options: PostTurnOptions = {}): Hono {
  const app = createFunctionApp("chat");
  app.post(
    "/",
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorResponse(tooLarge()) }),
    (c) => postTurn(c, options),
  );
  app.get("/:id/messages", getMessages);
  app.get("/:id/waiting", getWaiting);
  app.get("/:id/stream", (c) => getStream(c, options));
  app.post("/:id/stop", (c) => postStop(c, options));
  app.all("/", () => errorResponse(new ApiError(405, "method_not_allowed", "Use POST para conversar.")));
  return app;
}

function tooLarge(): ApiError {
  return new ApiError(400, "invalid_request", "O pedido é grande demais.", {
    details: [{ path: "", message: `O corpo passa de ${MAX_BODY_BYTES} bytes` }],
  });
}
