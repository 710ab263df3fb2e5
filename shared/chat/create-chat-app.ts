import type { Hono } from "hono";
import { ApiError, errorResponse } from "../http/api-error.ts";
import { createFunctionApp } from "../http/create-function-app.ts";
import { getMessages } from "./get-messages.ts";
import { getStream } from "./get-stream.ts";
import { getWaiting } from "./get-waiting.ts";
import { postStop } from "./post-stop.ts";
import { postTurn, type PostTurnOptions } from "./post-turn.ts";

/** The `chat` edge function. */
export function createChatApp(options: PostTurnOptions = {}): Hono {
  const app = createFunctionApp("chat");
  app.post("/", (c) => postTurn(c, options));
  app.get("/:id/messages", getMessages);
  app.get("/:id/waiting", getWaiting);
  app.get("/:id/stream", (c) => getStream(c, options));
  app.post("/:id/stop", (c) => postStop(c, options));
  app.all("/", () => errorResponse(new ApiError(405, "method_not_allowed", "Use POST para conversar.")));
  return app;
}
