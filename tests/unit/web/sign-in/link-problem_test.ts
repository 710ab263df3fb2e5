import assert from "node:assert/strict";
import { readLinkProblem } from "../../../../web/sign-in/link-problem.ts";

Deno.test("what is wrong with a link of a mail is said; another address says nothing", () => {
  assert.equal(readLinkProblem(""), null);
  assert.equal(readLinkProblem("#conteudo"), null);
  assert.match(readLinkProblem("#error=access_denied&error_code=otp_expired&error_description=x") ?? "", /venceu/);
  assert.match(readLinkProblem("#error=access_denied") ?? "", /não vale mais/);
  assert.match(readLinkProblem("#error=server_error&error_code=unexpected_failure") ?? "", /não funcionou/);
});
