import type { HonoContext } from "@supabase/lite";
import type { MiddlewareHandler } from "hono";
import { verify } from "hono/jwt";
import { z } from "zod";

/** How many tokens are remembered. When there are more, the one that was added first goes. */
const MAX_TOKENS = 1_000;

// Lite checks any other token itself, and refuses it with its own message.
const userClaims = z.looseObject({ sub: z.uuid(), role: z.literal("authenticated"), exp: z.number() });

type UserClaims = z.infer<typeof userClaims>;

/**
 * A middleware that verifies each token once and remembers it until it expires. Lite verifies a user's token twice for each
 * request to the data API, and looks up user and session without using them, which takes 0.5 ms. That an account was deleted
 * is still noticed: `auth.check_account` runs with the settings of each request. Sign-in does its own verification.
 */
export function rememberTokens(jwtSecret: string): MiddlewareHandler<HonoContext> {
  const known = new Map<string, UserClaims>();

  async function claimsOf(token: string): Promise<UserClaims | null> {
    const claims = known.get(token) ?? await verifyClaims(token, jwtSecret);
    if (!claims) return null;
    if (claims.exp <= Math.floor(Date.now() / 1000)) {
      known.delete(token);
      return null;
    }
    if (!known.has(token)) {
      known.set(token, claims);
      if (known.size > MAX_TOKENS) known.delete(known.keys().next().value!);
    }
    return claims;
  }

  return async (context, next) => {
    const token = /^Bearer (\S+)$/.exec(context.req.header("Authorization") ?? "")?.[1];
    const claims = token && context.req.path.startsWith("/rest/") ? await claimsOf(token) : null;
    if (claims) {
      context.set("userId", claims.sub);
      context.set("jwt", claims);
      context.set("ignoreAuthorization", true);
    }
    await next();
  };
}

async function verifyClaims(token: string, jwtSecret: string): Promise<UserClaims | null> {
  try {
    return userClaims.parse(await verify(token, jwtSecret, "HS256"));
  } catch {
    return null;
  }
}
