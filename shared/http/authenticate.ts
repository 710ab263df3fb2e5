import { verify, verifyWithJwks } from "hono/jwt";
import { z } from "zod";
import type { Environment } from "../runtime/environment.ts";
import { ApiError } from "./api-error.ts";

/** The signed-in user of a request. `token` goes on to Postgres, so that row-level security sees the same user. */
export interface AuthenticatedUser {
  id: string;
  token: string;
}

// hono/jwt accepts tokens without exp and with any role: what makes a user's token is checked here.
const userClaims = z.object({ sub: z.uuid(), role: z.literal("authenticated"), exp: z.number() });

/**
 * Verifies the user's token of a request: signature, expiry, role and subject.
 *
 * @throws ApiError 401 `unauthenticated`
 */
export async function authenticate(request: Request, environment: Environment): Promise<AuthenticatedUser> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (!token) throw unauthenticated();
  try {
    const claims = userClaims.parse(await verifiedPayload(token, environment));
    return { id: claims.sub, token };
  } catch (cause) {
    throw unauthenticated(cause);
  }
}

async function verifiedPayload(token: string, { jwks, jwtSecret }: Environment): Promise<unknown> {
  const { alg } = z.object({ alg: z.string() }).parse(decodeHeader(token));
  if (alg === "HS256" && jwtSecret) return await verify(token, jwtSecret, "HS256");
  if (jwks) {
    const { keys } = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }).parse(JSON.parse(jwks));
    return await verifyWithJwks(token, { keys, allowedAlgorithms: ["ES256", "RS256", "EdDSA"] });
  }
  throw new Error(`No key to verify a token signed with ${alg}`);
}

function decodeHeader(token: string): unknown {
  const header = token.split(".")[0] ?? "";
  return JSON.parse(atob(header.replaceAll("-", "+").replaceAll("_", "/")));
}

function unauthenticated(cause?: unknown): ApiError {
  return new ApiError(401, "unauthenticated", "Entre na sua conta para continuar.", { cause });
}
