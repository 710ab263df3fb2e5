import type { Stack } from "./stack.ts";

/** Undoes a tool call of a user as "desfaz" does, in whatever conversation it was. */
export async function takeBack(stack: Stack, userId: string, toolCallId: string): Promise<void> {
  await stack.sql(`do $do$ begin
    perform set_config('request.jwt.claim.sub', '${userId}', true);
    perform private.take_back(array['${toolCallId}']);
  end $do$`);
}
