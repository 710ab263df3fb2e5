import type { Stack } from "./stack.ts";

/** Takes a tool call of somebody back as "desfaz" does, whichever conversation it was in. */
export async function takeBack(stack: Stack, userId: string, toolCallId: string): Promise<void> {
  await stack.sql(`do $do$ begin
    perform set_config('request.jwt.claim.sub', '${userId}', true);
    perform private.take_back(array['${toolCallId}']);
  end $do$`);
}
