import assert from "node:assert/strict";
import type { HonoContext } from "@supabase/lite";
import { Hono } from "hono";
import { sign } from "hono/jwt";
import { rememberTokens } from "../../../local/known-tokens.ts";

const SECRET = "a-secret-that-is-long-enough-for-hs256";
const ANA = "0a3b1f6e-5c1d-4f0e-9b7a-1c2d3e4f5a6b";
const claims = { sub: ANA, role: "authenticated", exp: 2_000, iat: 500, aal: "aal1" };

Deno.test("rememberTokens() says whose a token is, with all its claims, and leaves any other to lite", async (t) => {
  await at(1_000, async () => {
    const ask = server();
    const known = { userId: ANA, jwt: claims, ignoreAuthorization: true };
    const token = await sign(claims, SECRET);
    for (const _ of ["the first time", "again"]) assert.deepEqual(await ask(`Bearer ${token}`), known);
    const refused: [string, string][] = [
      ["no token", ""],
      ["a key", "Bearer sb_publishable_x"],
      ["another signature under the same words", `Bearer ${token.slice(0, -4)}AAAA`],
      ["another secret", `Bearer ${await sign(claims, "another-secret-that-is-long-enough")}`],
      ["another algorithm", `Bearer ${await sign(claims, SECRET, "HS512")}`],
      ["an expired token", `Bearer ${await sign({ ...claims, exp: 1_000 }, SECRET)}`],
      ["no expiry", `Bearer ${await sign({ sub: ANA, role: "authenticated" }, SECRET)}`],
      ["a token of tomorrow", `Bearer ${await sign({ ...claims, iat: 1_001 }, SECRET)}`],
      ["a token not valid yet", `Bearer ${await sign({ ...claims, nbf: 1_001 }, SECRET)}`],
      ["another role", `Bearer ${await sign({ ...claims, role: "service_role" }, SECRET)}`],
      ["nobody", `Bearer ${await sign({ ...claims, sub: "" }, SECRET)}`],
    ];
    for (const [name, authorization] of refused) {
      await t.step(name, async () => assert.deepEqual(await ask(authorization), {}));
    }
    await t.step("sign-in", async () => assert.deepEqual(await ask(`Bearer ${token}`, "/auth/v1/user"), {}));
  });
});

Deno.test("rememberTokens() knows a token until it expires", async () => {
  const ask = server();
  const token = await sign(claims, SECRET);
  await at(1_999, async () => assert.equal((await ask(`Bearer ${token}`)).userId, ANA));
  await at(2_000, async () => assert.deepEqual(await ask(`Bearer ${token}`), {}));
});

/** What the next in line is told of a request. */
function server() {
  const app = new Hono<HonoContext>().use(rememberTokens(SECRET)).all("*", ({ json, var: told }) => json({ ...told }));
  return async (Authorization: string, path = "/rest/v1/notes"): Promise<HonoContext["Variables"]> =>
    await (await app.request(path, { headers: { Authorization } })).json();
}

/** Stops the clock at a time in seconds. */
async function at(seconds: number, work: () => Promise<void>): Promise<void> {
  const { now } = Date;
  Date.now = () => seconds * 1000;
  try {
    await work();
  } finally {
    Date.now = now;
  }
}
