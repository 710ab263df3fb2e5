import assert from "node:assert/strict";
import { headersFor, readHeaderRules } from "../../../local/static-headers.ts";

const FILE = `/*
  X-Frame: none
  Link: <https://example.com>; rel=a
/assets/*
  Cache-Control: immutable
  X-Frame: same
/icon.svg
  X-Icon: 1
`;

Deno.test("headersFor() gives the headers of every pattern that fits, and of the later one where two set the same", () => {
  const rules = readHeaderRules(FILE);
  assert.deepEqual(headersFor(rules, "/hoje"), { "x-frame": "none", "link": "<https://example.com>; rel=a" });
  assert.equal(headersFor(rules, "/assets/a.js")["x-frame"], "same");
  assert.equal(headersFor(rules, "/assets/a.js")["cache-control"], "immutable");
  assert.equal(headersFor(rules, "/icon.svg")["x-icon"], "1");
});
