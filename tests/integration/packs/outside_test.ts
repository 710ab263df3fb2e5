import { createClient } from "@supabase/supabase-js";
import assert from "node:assert/strict";
import type { Ready } from "../../../local/dev.ts";
import { startProcess } from "../../support/start-process.ts";

const TOOLS = "tools:\n  - name: read_weather\n    title: Tempo\n    description: Diz o tempo.\n";
const TEMPLATE = `---
name: tempo
title: Tempo
---
Recife: {{use-tool:read_weather:value.degrees:{"city":"Recife"}}} graus.
`;

Deno.test("deno task dev --outside has a pushed pack ask a service on this machine", async () => {
  const asked: string[] = [];
  await using service = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, (request) => {
    asked.push(new URL(request.url).pathname);
    return Response.json({ degrees: 27.5 });
  });
  const route = `weather.example.org=http://127.0.0.1:${service.addr.port}`;
  const dev = await startProcess<Ready>("local/dev.ts", [
    "--port",
    "0",
    "--memory",
    "--no-web",
    "--json",
    "--outside",
    route,
  ]);
  const { url, secretKey, publishableKey, demo } = dev.ready;
  const root = await Deno.makeTempDir();
  await Deno.mkdir(`${root}/tempo`);
  await Deno.writeTextFile(
    `${root}/tempo/tools.yaml`,
    `${TOOLS}    call: GET https://weather.example.org/now/{city}\n`,
  );
  const push = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      "local/packs/push.ts",
      `${root}/tempo`,
      "--enable",
      "tempo",
      "--url",
      url,
      "--secrets",
      "/none",
    ],
    env: { SUPABASE_SECRET_KEY: secretKey, NO_COLOR: "1" },
  }).output();
  assert.equal(push.code, 0, new TextDecoder().decode(push.stderr));
  const client = createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
  await client.auth.signInWithPassword(demo);
  const kept = await client.functions.invoke("templates/tempo", { method: "PUT", body: { source: TEMPLATE } });
  assert.equal(kept.error, null);
  const { data } = await client.functions.invoke("templates/tempo/render", { body: {} });
  assert.deepEqual([data.content, asked], ["Recife: 27,5 graus.\n", ["/now/Recife"]]);
  await dev.stop("SIGTERM");
  await Deno.remove(root, { recursive: true });
});
