import assert from "node:assert/strict";
import { readRoutes, routeOutside } from "../../../local/route-outside.ts";
import { createOutside } from "../../../shared/outside/outside.ts";
import { internet } from "../../../shared/outside/read-outside.ts";

Deno.test("readRoutes() reads HOST=URL, and refuses what is none", () => {
  assert.deepEqual([...readRoutes(["a.example.org=http://127.0.0.1:9000/"])], [[
    "a.example.org",
    "http://127.0.0.1:9000",
  ]]);
  for (
    const told of ["a.example.org", "localhost=http://127.0.0.1:1", "a.org=9000", "a.org:443=http://b", "=http://b"]
  ) {
    assert.throws(() => readRoutes([told]), /^StartError: --outside .*: write HOST=URL/);
  }
});

Deno.test("routeOutside() has a host answered by a local service, and leaves the rules of addresses as they are", async () => {
  const asked: string[] = [];
  const before = { ...internet };
  await using service = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, (request) => {
    asked.push(new URL(request.url).pathname + new URL(request.url).search);
    return Response.json({ degrees: 21 });
  });
  const local = `http://127.0.0.1:${service.addr.port}`;
  try {
    routeOutside(readRoutes([`weather.example.org=${local}`]));
    const outside = createOutside(undefined);
    assert.deepEqual(await outside.readJson("https://weather.example.org/now?city=a%20b"), { value: { degrees: 21 } });
    for (const address of [`${local}/now`, "https://weather.example.org:8443/now", "http://localhost/now"]) {
      const read = await outside.readJson(address);
      assert.equal("failure" in read && read.failure?.reason, "not_allowed", address);
    }
    assert.deepEqual(asked, ["/now?city=a%20b"]);
  } finally {
    Object.assign(internet, before);
  }
});
