import type { HonoContext } from "@supabase/lite";
import type { MiddlewareHandler } from "hono";
import { decode } from "hono/jwt";

/**
 * A middleware that keeps the account to the person's own sessions: with a token that was given to another assistant, which names that
 * client, the sign-in service only tells whose it is. Otherwise such a token could change the password, or have codes mailed (a GET).
 */
export const refuseAssistants: MiddlewareHandler<HonoContext> = async (context, next) => {
  const token = /^Bearer (\S+)$/i.exec(context.req.header("Authorization") ?? "")?.[1];
  const { method, path } = context.req;
  const onlyTells = method === "GET" && path === "/auth/v1/user";
  if (path.startsWith("/auth/") && !onlyTells && token && namesClient(token)) {
    return context.json(
      { code: 403, error_code: "not_for_assistants", msg: "Only the person's own session does this" },
      403,
    );
  }
  await next();
};

/** A forged token is refused later, so the claims need no check here. */
function namesClient(token: string): boolean {
  try {
    return decode(token).payload.client_id !== undefined;
  } catch {
    return false;
  }
}
