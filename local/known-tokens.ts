import type { HonoContext } from "@supabase/lite";
import type { MiddlewareHandler } from "hono";
import { verify } from "hono/jwt";
import { z } from "zod";

/** How many tokens are remembered; the one that has been for longest goes first. */
const KEPT = 1_000;

// Any other token is lite's to judge, and to refuse in its words.
const userClaims = z.looseObject({ sub: z.uuid(), role: z.literal("authenticated"), exp: z.number() });

type UserClaims = z.infer<typeof userClaims>;

/**
 * Lite verifies a user's token twice for each request to the data API, from the start each time, and looks user and session
 * up without using them: 0.5 ms. Here a token is verified once, and is good until it expires. What the data API says of an
 * account that is gone comes with the settings (`auth.check_account`); sign-in verifies for itself.
 */
export function knownTokens(jwtSecret: string): MiddlewareHandler<HonoContext> {
  const known = new Map<string, UserClaims>();

  async function claimsOf(token: string): Promise<UserClaims | null> {
    const claims = known.get(token) ?? await verified(token, jwtSecret);
    if (!claims) return null;
    if (claims.exp <= Math.floor(Date.now() / 1000)) {
      known.delete(token);
      return null;
    }
    if (!known.has(token)) {
      known.set(token, claims);
      if (known.size > KEPT) known.delete(known.keys().next().value!);
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

async function verified(token: string, jwtSecret: string): Promise<UserClaims | null> {
  try {
    return userClaims.parse(await verify(token, jwtSecret, "HS256"));
  } catch {
    return null;
  }
}
