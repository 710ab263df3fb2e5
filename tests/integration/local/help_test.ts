import assert from "node:assert/strict";
import { project } from "../../support/snapshot.ts";
import { printedText } from "../../support/printed.ts";

const { tasks } = JSON.parse(await Deno.readTextFile(`${project.root}deno.json`)) as {
  tasks: Record<string, { command: string }>;
};

for (const task of Object.keys(tasks)) {
  Deno.test(`deno task ${task} --help says what the task does, and does nothing`, async () => {
    const home = await Deno.makeTempDir();
    const output = await new Deno.Command(Deno.execPath(), {
      args: ["task", "--quiet", task, "--help"],
      cwd: project.root,
      env: {
        XDG_CACHE_HOME: home,
        DENO_DIR: await denoDir(),
        DATABASE_URL: "postgresql://127.0.0.1:1/none",
        NO_COLOR: "1",
      },
      stdin: "null",
    }).output();
    assert.deepEqual([output.code, printedText(output.stderr)], [0, ""]);
    assert.match(printedText(output.stdout), new RegExp(`^deno task ${task}\\b.*\n\n[\\s\\S]{40,}`));
    assert.deepEqual(await Array.fromAsync(Deno.readDir(home)), []);
    await Deno.remove(home);
  });
}

/** Where this Deno keeps its packages: not in the empty home. */
async function denoDir(): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["info", "--json"] }).output();
  return JSON.parse(new TextDecoder().decode(stdout)).denoDir;
}
