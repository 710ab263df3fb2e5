import assert from "node:assert/strict";
import { hideKeys, keysOf } from "../../../shared/packs/hide-keys.ts";

const deployments = { own: false };
const own = { own: true };

Deno.test("keysOf() are the variables of a deployment's pack, and the values of a person's own, the longest first", () => {
  Deno.env.set("TOOL_HIDE_KEY", "chave-secreta-1");
  Deno.env.set("TOOL_HIDE_SHORT", "abc");
  const written = { "X-Key": "Bearer ${TOOL_HIDE_KEY}", "X-Short": "${TOOL_HIDE_SHORT}", "X-Team": "casa-da-ana" };
  assert.deepEqual(keysOf(deployments, written, {}), ["chave-secreta-1"]);
  const sent = { Authorization: "Bearer chave-da-feira", Accept: "application/json" };
  assert.deepEqual(keysOf(own, {}, sent), ["Bearer chave-da-feira", "chave-da-feira"]);
  const text = { "X-About": "as palavras deste cabeçalho são texto" };
  assert.deepEqual(keysOf(own, {}, text), Object.values(text), "a long text is looked for as a whole");
  Deno.env.delete("TOOL_HIDE_KEY");
  Deno.env.delete("TOOL_HIDE_SHORT");
});

Deno.test("hideKeys() takes a key out of texts and names at any depth, and leaves other answers as they are", () => {
  const answer = { error: "wrong key chave-secreta-1", headers: [{ "chave-secreta-1": 'x"chave-secreta-1"' }], n: 1 };
  assert.deepEqual(hideKeys(answer, ["chave-secreta-1"]), {
    error: "wrong key •••",
    headers: [{ "•••": 'x"•••"' }],
    n: 1,
  });
  assert.equal(hideKeys(answer, ["another-key"]), answer);
  assert.deepEqual(hideKeys({ a: 'say "chave\\1"' }, ['"chave\\1"']), { a: "say •••" });
  assert.equal(hideKeys(undefined, ["chave-secreta-1"]), undefined);
  const deep = {
    get nested() {
      throw new RangeError("Maximum call stack size exceeded");
    },
  };
  assert.equal(hideKeys(deep, ["chave-secreta-1"]), undefined);
});
