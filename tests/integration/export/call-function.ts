import type { Stack } from "../../support/stack.ts";

/** Calls a function of the stack as somebody; without a token as nobody. */
export function callFunction(
  stack: Stack,
  path: string,
  token: string | null,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(`${stack.url}/functions/v1/${path}`, {
    ...init,
    headers: {
      apikey: stack.publishableKey,
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  });
}
