import assert from "node:assert/strict";
import { jsonParameters } from "../../../local/open-postgres.ts";

Deno.test("jsonParameters leaves text alone and encodes everything else once", () => {
  for (const type of [jsonParameters.json, jsonParameters.jsonb]) {
    assert.equal(type.serialize('{"a":1}'), '{"a":1}');
    assert.equal(type.serialize({ a: [1, null] }), '{"a":[1,null]}');
    assert.equal(type.serialize(null), "null");
    assert.deepEqual(type.parse('{"a":1}'), { a: 1 });
  }
  assert.deepEqual([jsonParameters.json.to, jsonParameters.jsonb.to], [114, 3802]);
});
