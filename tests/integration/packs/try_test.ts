import assert from "node:assert/strict";
import { printedText } from "../../support/printed.ts";

/** What `deno task tools:try` says. */
async function attempt(...args: string[]) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "local/packs/try.ts", ...args],
    cwd: new URL("../../../", import.meta.url),
    env: { NO_COLOR: "1" },
  }).output();
  return { code, out: printedText(stdout), err: printedText(stderr) };
}

/** A folder of a pack with one tool that asks weather.example.org, and a service that answers in its place. */
async function startWeather(call: string) {
  const root = await Deno.makeTempDir();
  await Deno.mkdir(`${root}/tempo`);
  await Deno.writeTextFile(
    `${root}/tempo/tools.yaml`,
    `tools:\n  - name: read_weather\n    title: Tempo\n    description: Diz o tempo.\n    call: ${call}\n`,
  );
  const service = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    (request) => Response.json({ path: new URL(request.url).pathname }),
  );
  return {
    folder: `${root}/tempo`,
    route: `weather.example.org=http://127.0.0.1:${service.addr.port}`,
    async [Symbol.asyncDispose]() {
      await service.shutdown();
      await Deno.remove(root, { recursive: true });
    },
  };
}

Deno.test("tools:try calls a tool at a local service and prints what the model would get", async () => {
  await using weather = await startWeather("GET https://weather.example.org/now/{city}");
  const told = await attempt(weather.folder, "read_weather", '{"city": "São Paulo"}', "--outside", weather.route);
  assert.deepEqual(told, {
    code: 0,
    out: 'the model gets:\n{\n  "path": "/now/S%C3%A3o%20Paulo"\n}\n',
    err: "",
  });
});

Deno.test("tools:try finds a pack by its name, and prints what the model is told in place of a result", async () => {
  const { code, out } = await attempt("calculos", "split_bill", '{"total": 50, "people": 2, "extras": [90]}');
  assert.deepEqual([code, out], [
    0,
    "the model gets, in place of a result:\nOs consumos à parte passam da conta. Confira os valores com a pessoa.\n",
  ]);
});

Deno.test("tools:try says in a line what it cannot do", async () => {
  const wrong: [string[], RegExp][] = [
    [[], /^error: write PACK TOOL/],
    [["calculos", "nothing"], /^error: packs\/calculos has no tool nothing: it has simulate_loan/],
    [["calculos", "split_bill", "{total}"], /^error: \{total\} is not JSON/],
    [["none", "a"], /^error: there is no folder packs\/none/],
  ];
  for (const [args, message] of wrong) {
    const { code, err } = await attempt(...args);
    assert.equal(code, 1);
    assert.match(err, message);
  }
});
