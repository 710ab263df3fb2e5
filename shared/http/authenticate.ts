import { verify, verifyWithJwks } from "hono/jwt";
import { z } from "zod";
import type { Environment } from "../runtime/environment.ts";
import { ApiError } from "./api-error.ts";

/** The signed-in user of a request. `token` goes on to Postgres, so that row-level security sees the same user. */
export interface AuthenticatedUser {
  id: string;
  token: string;
  /** The other assistant that Supabase's OAuth server gave the token to. */
  clientId?: string;
}

// hono/jwt accepts tokens without exp and with any role: what makes a user's token is checked here.
const userClaims = z.object({
  sub: z.uuid(),
  role: z.literal("authenticated"),
  exp: z.number(),
  aud: z.union([z.string().transform((audience) => [audience]), z.array(z.string()).min(1)]),
  client_id: z.string().optional(),
});

/** Whom Supabase Auth makes its tokens out to. */
const AUDIENCE = "authenticated";

/**
 * Verifies the user's token of a request: signature, expiry, role, subject and audience, and that it is the person's own and not
 * one that was given to another assistant.
 *
 * @throws ApiError 401 `unauthenticated`
 */
export async function authenticate(request: Request, environment: Environment): Promise<AuthenticatedUser> {
  const user = await readToken(request, environment, [AUDIENCE]);
  if (user.clientId !== undefined) throw unauthenticated();
  return user;
}

/**
 * As {@link authenticate}, for the one function that other assistants may call as well.
 *
 * @param resource its public URL: a token may be made out to it (RFC 8707), as MCP asks for, and to nothing else of others
 * @throws ApiError 401 `unauthenticated`
 */
export async function authenticateAssistant(
  request: Request,
  environment: Environment,
  resource: string,
): Promise<AuthenticatedUser> {
  return await readToken(request, environment, [AUDIENCE, resource]);
}

async function readToken(request: Request, environment: Environment, audiences: string[]): Promise<AuthenticatedUser> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (!token) throw unauthenticated();
  try {
    const { sub, aud, client_id } = userClaims.parse(await verifiedPayload(token, environment));
    if (aud.some((audience) => !audiences.includes(audience))) throw new Error("The token is for somebody else");
    return { id: sub, token, ...(client_id !== undefined && { clientId: client_id }) };
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
