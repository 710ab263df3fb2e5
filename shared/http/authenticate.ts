import { verify, verifyWithJwks } from "hono/jwt";
import { z } from "zod";
import type { Environment } from "../runtime/environment.ts";
import { ApiError } from "./api-error.ts";

/** The signed-in user of a request. `token` is passed to Postgres, so that row-level security sees the same user. */
export interface AuthenticatedUser {
  id: string;
  token: string;
  /** The other assistant, if Supabase's OAuth server has given the token to one. */
  clientId?: string;
}

// hono/jwt accepts tokens without exp and with any role, so these claims are checked here.
const userClaims = z.object({
  sub: z.uuid(),
  role: z.literal("authenticated"),
  exp: z.number(),
  aud: z.union([z.string().transform((audience) => [audience]), z.array(z.string()).min(1)]),
  client_id: z.string().optional(),
});

/** The audience of tokens by Supabase Auth. */
const AUDIENCE = "authenticated";

/**
 * Verifies the user's token of a request: signature, expiry, role, subject and audience. A token that was given to another assistant is
 * refused.
 *
 * @throws ApiError 401 `unauthenticated`
 */
export async function authenticate(request: Request, environment: Environment): Promise<AuthenticatedUser> {
  const user = await readToken(request, environment, [AUDIENCE]);
  if (user.clientId !== undefined) throw unauthenticated();
  return user;
}

/**
 * Like {@link authenticate}, for the `mcp` function, which other assistants may call too.
 *
 * @param resource the public URL of the function: MCP asks for tokens whose audience it is (RFC 8707). Any other audience is refused.
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
