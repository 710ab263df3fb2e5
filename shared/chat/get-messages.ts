import type { Context } from "hono";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { createUserClient } from "../database/rpc-client.ts";
import { buildUiMessages, conversationPageSchema } from "../history/build-ui-messages.ts";
import { authenticate } from "../http/authenticate.ts";
import { readConversationId } from "../http/parse-chat-request.ts";
import { parseInput } from "../http/parse-input.ts";
import { readEnvironment } from "../runtime/environment.ts";

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z.string().regex(/^\d{1,18}$/, "Não sei de onde continuar").optional(),
});

/**
 * `GET /chat/{id}/messages?limit&before`: a page of a conversation as `useChat` shows it, in order. Without `before` it is the newest
 * page; `nextCursor` is the `before` of the next older one.
 */
export async function getMessages(c: Context): Promise<Response> {
  const environment = readEnvironment();
  const user = await authenticate(c.req.raw, environment);
  const { limit, before } = parseInput(pageQuery, c.req.query());
  const page = conversationPageSchema.parse(
    await callRpc(createUserClient(environment, user.token), "conversation_messages", {
      // No conversation has an invalid id: an empty one is not found.
      conversation: readConversationId(c) ?? "",
      page_size: limit,
      before: before ?? null,
    }),
  );
  return Response.json({ messages: buildUiMessages(page), nextCursor: page.next });
}
