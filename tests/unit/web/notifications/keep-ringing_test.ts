import assert from "node:assert/strict";
import { keepRinging } from "../../../../web/notifications/keep-ringing.ts";
import { sessionIdOf, type SessionOwner } from "../../../../web/notifications/session-owner.ts";

const ana = { userId: "ana", sessionId: "1" };

Deno.test("with a new session, a browser in which notifications ring is saved again", async () => {
  assert.deepEqual(await callsOf(ana, { ...ana, sessionId: "2" }), ["save"]);
});

Deno.test("at the start it is saved if it is still among the devices, and not if it was turned off elsewhere", async () => {
  assert.deepEqual(await callsOf(null, ana, true), ["isListed", "save"]);
  assert.deepEqual(await callsOf(null, ana, false), ["isListed"]);
});

Deno.test("it does not ring for somebody else who signs in there", async () => {
  assert.deepEqual(await callsOf(ana, { userId: "bia", sessionId: "2" }), ["end"]);
});

Deno.test("sessionIdOf() reads the session that a token names", () => {
  const tokenOf = (claims: unknown) => `x.${btoa(JSON.stringify(claims)).replaceAll("=", "")}.x`;
  assert.equal(sessionIdOf(tokenOf({ session_id: "1" })), "1");
  for (const token of [tokenOf({}), tokenOf(null), "x", ""]) assert.equal(sessionIdOf(token), null, token);
});

/** What is asked of a browser in which notifications ring when the session of its page changes. */
async function callsOf(before: SessionOwner | null, now: SessionOwner, isListed = false): Promise<string[]> {
  const calls: string[] = [];
  const note = <Result>(name: string, result: Result) => () => {
    calls.push(name);
    return Promise.resolve(result);
  };
  const browser = { isListed: note("isListed", isListed), save: note("save", undefined), end: note("end", true) };
  await keepRinging(browser, before, now);
  return calls;
}
