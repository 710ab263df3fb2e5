import assert from "node:assert/strict";
import { readLink } from "../../../../web/sign-in/opened-link.ts";

Deno.test("readLink() reads what signs in, and whether a new password was asked for", () => {
  assert.deepEqual(readLink("#access_token=a&refresh_token=r&type=recovery"), { refreshToken: "r", isRecovery: true });
  assert.deepEqual(readLink("#access_token=a&refresh_token=r&type=signup"), { refreshToken: "r", isRecovery: false });
});

Deno.test("readLink() finds nothing where nobody can sign in with the address", () => {
  for (const hash of ["", "#", "#access_token=a", "#refresh_token=", "#error=access_denied"]) {
    assert.equal(readLink(hash), null, hash);
  }
});
