import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { inProject } from "../../support/test-database.ts";
import { type ExampleRequest, readAddresses, readCurls } from "./read-examples.ts";

const page = async (name: string) => await Deno.readTextFile(inProject(`docs/${name}`));

Deno.test("every command of curl in docs/api.md is answered as it should, one after the other", async () => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const values: Record<string, string> = {
    "$SUPABASE_URL": stack.url,
    "$KEY": stack.publishableKey,
    "demo@example.com": user.email,
    "demo-1234": user.password,
  };
  const filled = (text: string) =>
    Object.entries(values).reduce((result, [name, value]) => result.replaceAll(name, value), text);
  const send = async ({ method, address, headers, body }: ExampleRequest) => {
    const response = await fetch(filled(address), {
      method,
      headers: headers.map((header) => filled(header).split(": ") as [string, string]),
      ...(body !== undefined && { body: filled(body) }),
    });
    const answer = await response.text();
    assert.ok(response.ok, `${method} ${address}: ${response.status} ${answer}`);
    assert.match(response.headers.get("content-type")!, /^application\/json/, `${method} ${address}`);
    return JSON.parse(answer);
  };
  const requests = readCurls(await page("api.md"));
  assert.ok(requests.length >= 10);
  for (const request of requests) {
    const answer = await send(request);
    // What a later command has in a placeholder, as the person would copy it.
    if (answer.access_token) {
      Object.assign(values, { "$TOKEN": answer.access_token, "<refresh_token>": answer.refresh_token });
    }
    if (answer.waiting) values["<waiting[0].id>"] = answer.waiting[0].id;
    if (request.address.includes("/export?")) values["@me.json"] = JSON.stringify(answer);
  }
  assert.equal(requests.at(-1)!.method, "DELETE");
  await stack.close();
});

Deno.test("every address of a table in the docs is answered, and leaves out what was deleted", async () => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const addresses = [...readAddresses(await page("api.md")), ...readAddresses(await page("chat-api.md"))];
  assert.ok(addresses.length >= 3);
  const document = JSON.parse(await Deno.readTextFile(inProject("web/public/openapi.json")));
  const all = [
    ...addresses,
    ...readCurls(await page("api.md")).map(({ address }) => address.replace("$SUPABASE_URL", "")),
  ];
  for (const address of all.filter((one) => /^\/rest\/v1\/(?!rpc)/.test(one))) {
    const response = await fetch(stack.url + address, {
      headers: { apikey: stack.publishableKey, Authorization: `Bearer ${user.token}` },
    });
    assert.equal(response.status, 200, `${address}: ${await response.text()}`);
    const { properties } = document.components.schemas[/v1\/(\w+)/.exec(address)![1]!];
    for (const gone of ["deleted_at", "superseded_at"].filter((name) => name in properties)) {
      assert.ok(
        address.includes(`${gone}=is.null`),
        `${address} also lists rows that were deleted or replaced: ${gone}`,
      );
    }
  }
  await stack.close();
});
