import assert from "node:assert/strict";
import { join } from "node:path";
import { removeCluster, startCluster, stopCluster } from "../../local/postgres/cluster.ts";
import { findInstallation } from "../../local/postgres/find-installation.ts";
import { onServer, postgresTest } from "../support/template.ts";

postgresTest("startCluster() and stopCluster() can be repeated, and survive what is left of a kill", async (t) => {
  const installation = await findInstallation();
  if (!installation) return console.info("the server is one of DATABASE_URL: no cluster is ours to start");
  const name = `check-${Deno.pid}`;
  const start = () => startCluster(installation, name, { throwaway: true });
  const serverPid = async () =>
    Number((await Deno.readTextFile(join(installation.clusters, name, "postmaster.pid"))).split("\n")[0]);
  const rows = (url: string) => onServer(url, async (sql) => (await sql`select id from kept`).length);
  try {
    await t.step("starts at once by two, at the same URL", async () => {
      const [one, two] = await Promise.all([start(), start()]);
      assert.deepEqual(one, two);
      await onServer(one.url, (sql) => sql.unsafe("create table kept as select 1 as id"));
    });
    await t.step("keeps URL and data over a stop, and a second stop does nothing", async () => {
      const { url } = await start();
      assert.equal(await stopCluster(installation, name), true);
      assert.equal(await stopCluster(installation, name), false);
      assert.equal((await start()).url, url);
      assert.equal(await rows(url), 1);
    });
    await t.step("starts again after kill -9", async () => {
      const { url } = await start();
      Deno.kill(await serverPid(), "SIGKILL");
      while (await rows(url).then(() => true, () => false)) await new Promise((resolve) => setTimeout(resolve, 20));
      assert.equal(await rows((await start()).url), 1);
    });
    await t.step("takes another port when its own is in use, and no stranger's process for its server", async () => {
      const { url } = await start();
      await stopCluster(installation, name);
      const port = Number(new URL(url).port);
      const taken = Deno.listen({ hostname: "127.0.0.1", port });
      const pidFile = join(installation.clusters, name, "postmaster.pid");
      await Deno.writeTextFile(pidFile, `${Deno.pid}\n/srv\n0\n${port}\n`);
      assert.equal(await stopCluster(installation, name), false);
      await Deno.remove(pidFile);
      const moved = await start();
      assert.notEqual(moved.url, url);
      assert.equal(await rows(moved.url), 1);
      taken.close();
    });
    await t.step("makes up for a first start that was killed", async () => {
      await removeCluster(installation, name);
      await Deno.mkdir(join(installation.clusters, `${name}.unfinished`, "base"), { recursive: true });
      await start();
    });
  } finally {
    await removeCluster(installation, name);
  }
  const left = (await Array.fromAsync(Deno.readDir(installation.clusters))).filter((entry) =>
    entry.name.startsWith(name)
  );
  assert.deepEqual(left, []);
});
