import assert from "node:assert/strict";
import { createChatApp } from "../../shared/chat/create-chat-app.ts";
import { createOwnPacksApp } from "../../shared/own-packs/create-own-packs-app.ts";
import { Conversation } from "../support/chat.ts";
import { gemini, startFakeGemini } from "../support/fake-gemini.ts";
import { page, redirect, startFakeWeb } from "../support/fake-web.ts";
import { startStack } from "../support/stack.ts";

/** Addresses behind which is this machine, its network, a cloud's metadata, or no page at all. */
const FORBIDDEN = [
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f.0.0.1/",
  "https://0177.0.0.1/",
  "https://0/",
  "https://10.0.0.1/",
  "https://169.254.169.254/latest/meta-data/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[fe80::1]/",
  "https://[fd00::1]/",
  "https://localhost/",
  "https://localhost./",
  "https://intranet/",
  "https://printer.local/",
  "https://metadata.internal/",
  "https://rebound.com/",
  "https://rebound6.com/",
  "https://one-of-two.com/",
  "https://user:pass@rebound.com/",
  "https://publica.com@127.0.0.1/",
  "https://publica.com:22/",
  "http://127.0.0.1:54321/",
  "file:///etc/passwd",
  "gopher://127.0.0.1:6379/_FLUSHALL",
  "ftp://127.0.0.1/",
  "data:text/html,x",
  "javascript:alert(1)",
];
const HOSTS = {
  "rebound.com": ["127.0.0.1"],
  "rebound6.com": ["::1"],
  "one-of-two.com": ["93.184.216.34", "10.0.0.1"],
  localhost: ["127.0.0.1"],
  "localhost.": ["127.0.0.1"],
  "intranet": ["10.0.0.2"],
  "printer.local": ["192.168.0.2"],
  "metadata.internal": ["169.254.169.254"],
};

const SKILL = `---\nname: feira\ndescription: Preços\nversion: "1"\nmetadata:\n  triggers: feira\n---\n` +
  "## Início rápido\n## Padrões comuns\n## Antipadrões\n";
const TOOLS = `tools:
  - name: list_fair_prices
    title: Preços
    description: Diz os preços.
    operation: prices
    examples: [{ scenario: success, title: x, arguments: {}, response: { body: {} }, result: {} }]
`;
const api = (address: string) =>
  `openapi: 3.1.0\nservers: [{ url: ${JSON.stringify(address.replace(/(?<=[^/])\/$/, ""))} }]\n` +
  `paths: { /x: { get: { operationId: prices, responses: {} } } }\n`;

Deno.test("no address of this machine or its network is asked, by whichever way", async (t) => {
  const fake = startFakeGemini();
  const web = startFakeWeb({
    "publica.com/": page("Pública"),
    ...Object.fromEntries(FORBIDDEN.map((address, at) => [`longe.com/${at}`, redirect(address)])),
  }, HOSTS);
  const stack = await startStack({
    functions: { chat: createChatApp({ network: web.network }), packs: createOwnPacksApp() },
    env: fake.env,
  });
  const ana = await stack.createUser("Ana");
  const call = (name: string, args: object) => gemini({ functionCall: { id: crypto.randomUUID(), name, args } });
  const done = gemini({ text: "Pronto." });
  /** What was asked beside the public page and those that redirect. */
  const asked = () => web.requests.filter((address) => !/^https:\/\/(longe\.com\/\d+|publica\.com\/)$/.test(address));
  let cases = 0;

  await t.step("as a page to keep, itself and behind a redirect", async () => {
    for (const [at, address] of FORBIDDEN.entries()) {
      for (const url of [address, `https://longe.com/${at}`]) {
        fake.script(call("save_link", { url, quote: `guarda ${url}`, order: `guarda ${url}` }), done);
        const { status } = await new Conversation(stack, ana).say(`guarda ${url}`);
        assert.equal(status, 200, url);
        assert.deepEqual(asked(), [], url);
        cases++;
      }
    }
    assert.ok(web.requests.some((address) => address.startsWith("https://longe.com/")), "the redirects were asked");
  });

  await t.step("as a tool of one's own, with a yes", async () => {
    let stored = 0;
    for (const address of [...FORBIDDEN, ...FORBIDDEN.slice(0, 12).map((_, at) => `https://longe.com/${at}`)]) {
      const response = await fetch(`${stack.url}/functions/v1/packs/feira`, {
        method: "PUT",
        headers: { apikey: stack.publishableKey, Authorization: `Bearer ${ana.token}` },
        body: JSON.stringify({ files: { "SKILL.md": SKILL, "openapi.yaml": api(address), "tools.yaml": TOOLS } }),
      });
      await response.body?.cancel();
      assert.ok(response.status < 500, `${address}: ${response.status}`);
      cases++;
      if (response.status !== 200) continue;
      stored++;
      const talk = new Conversation(stack, ana);
      fake.script(call("list_fair_prices", {}), done);
      await talk.say("quais os preços da feira?");
      fake.script(done);
      assert.equal((await talk.say("sim")).status, 200, address);
      assert.deepEqual(asked(), [], address);
    }
    assert.ok(stored > 10, `${stored} were stored`);
  });

  await t.step("as the place where a device is told", async () => {
    for (const endpoint of FORBIDDEN) {
      const { error } = await ana.client.from("push_subscriptions")
        .insert({ endpoint, p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) });
      const named = /^https:\/\/[a-z0-9.-]+\.[a-z]+\//.test(endpoint);
      assert.ok(error !== null || named, `${endpoint} was taken`);
      cases++;
    }
    assert.deepEqual(asked(), []);
  });

  console.info(`security: ${cases} addresses that must not be asked`);
  await stack.close();
  await web.close();
  await fake.close();
});
