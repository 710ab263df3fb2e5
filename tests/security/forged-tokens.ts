import { sign } from "hono/jwt";
import type { Stack, TestUser } from "../support/stack.ts";

/** What somebody without rights could send as proof of who they are. */
export interface ForgedToken {
  name: string;
  /** The `Authorization` header; null sends none. */
  authorization: string | null;
  /** Signed by the project, with claims by which the data API and the sign-in service do not decide. */
  functionsOnly?: boolean;
}

type Json = Record<string, unknown>;

/**
 * Proofs that prove nothing, each of which claims to be the victim.
 *
 * @param second somebody who has an account, and nothing of the victim's
 * @param gone the id of an account that was deleted
 */
export async function forgedTokens(
  stack: Stack,
  victim: string,
  second: TestUser,
  gone: string,
): Promise<ForgedToken[]> {
  const now = Math.floor(Date.now() / 1000);
  const claims: Json = { sub: victim, role: "authenticated", aud: "authenticated", iat: now - 10, exp: now + 600 };
  const ours = (changes: Json) => sign({ ...claims, ...changes }, stack.jwtSecret);
  const without = (claim: string) =>
    sign(Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim)), stack.jwtSecret);
  const theirs = (changes: Json = {}) =>
    sign({ ...claims, ...changes }, "another-secret-that-is-long-enough-for-hs256");
  const unsigned = (header: Json) => `${part({ typ: "JWT", ...header })}.${part(claims)}`;
  const [head, , signature] = second.token.split(".");
  const bearer = (token: string) => `Bearer ${token}`;
  const both = (name: string, authorization: string | null): ForgedToken => ({ name, authorization });
  const functions = (name: string, token: string) => ({ name, authorization: bearer(token), functionsOnly: true });
  return [
    both("none", null),
    both("an empty one", "Bearer "),
    both("the word alone", "Bearer"),
    both("garbage", bearer("garbage")),
    both("dots", bearer("..")),
    both("json", bearer("{}.{}.{}")),
    both("parts that are no json", bearer("AAAA.AAAA.AAAA")),
    both("expired", bearer(await ours({ exp: now - 5 }))),
    both("lower-case bearer, expired", `bearer ${await ours({ exp: now - 5 })}`),
    functions("not yet valid", await ours({ nbf: now + 300 })),
    functions("issued in the future", await ours({ iat: now + 300 })),
    both("signed with another secret", bearer(await theirs())),
    both("signed with the publishable key", bearer(await sign(claims, stack.publishableKey))),
    both("service_role, signed with another secret", bearer(await theirs({ role: "service_role" }))),
    both("another issuer and its secret", bearer(await theirs({ iss: "https://evil.example/auth/v1" }))),
    ...["none", "None", "NONE", "nOnE", ""].map((alg) =>
      both(`alg ${alg || "empty"}`, bearer(`${unsigned({ alg })}.`))
    ),
    both("alg none, with a signature", bearer(`${unsigned({ alg: "none" })}.${signature}`)),
    both("no alg", bearer(`${unsigned({})}.${signature}`)),
    both("alg as a list", bearer(`${unsigned({ alg: ["HS256"] })}.${signature}`)),
    ...await Promise.all(
      ["RS256", "ES256", "EdDSA", "HS384", "PS256"].map(async (alg) =>
        both(
          `${alg}, signed as HS256 with the publishable key`,
          bearer(await hmac({ alg }, claims, stack.publishableKey)),
        )
      ),
    ),
    both(
      "a key in the header",
      bearer(
        await hmac(
          { alg: "HS256", kid: "../../dev/null", jku: "https://evil.example/jwks", jwk: { kty: "oct", k: "AAAA" } },
          claims,
          "\0",
        ),
      ),
    ),
    both("the victim's claims under another's signature", bearer(`${head}.${part(claims)}.${signature}`)),
    both("a signature that is cut off", bearer(second.token.slice(0, -20))),
    functions("another audience", await ours({ aud: "https://evil.example" })),
    functions("another audience beside ours", await ours({ aud: ["authenticated", "https://evil.example"] })),
    functions("no audience", await without("aud")),
    functions("service_role", await ours({ role: "service_role" })),
    functions("anon", await ours({ role: "anon" })),
    functions("postgres", await ours({ role: "postgres" })),
    functions("no role", await without("role")),
    functions("no sub", await without("sub")),
    functions("no exp", await without("exp")),
    functions("exp as text", await hmac({ alg: "HS256" }, { ...claims, exp: `${now + 600}` }, stack.jwtSecret)),
    functions("a sub that is SQL", await ours({ sub: `${victim}' or true--` })),
    functions("a list as sub", await hmac({ alg: "HS256" }, { ...claims, sub: [victim] }, stack.jwtSecret)),
    both("an account that was deleted", bearer(await ours({ sub: gone }))),
    both("the publishable key", bearer(stack.publishableKey)),
    both("Basic", `Basic ${btoa(`${victim}:x`)}`),
    both("two tokens", `Bearer ${await theirs()}, Bearer ${await theirs()}`),
    both("a very long one", bearer("A".repeat(12_000))),
    both("a long one with an alg", bearer(`${unsigned({ alg: "HS256", x: "A".repeat(9_000) })}.AAAA`)),
    both("a tab within", bearer(`${head}\t${signature}`)),
    both("letters beyond ASCII", bearer("\u00e9\u00ff\u00a0.\u00e9.\u00e9")),
  ];
}

function part(value: unknown): string {
  return base64url(new TextEncoder().encode(JSON.stringify(value)));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Signs with HMAC, whatever the header says that it is. */
async function hmac(header: Json, payload: Json, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const text = `${part({ typ: "JWT", ...header })}.${part(payload)}`;
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return `${text}.${base64url(new Uint8Array(signature))}`;
}
