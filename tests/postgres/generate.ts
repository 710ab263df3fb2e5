import { runTask } from "../../local/run-task.ts";
import { generatedFiles } from "../support/generated-files.ts";
import { project } from "../support/project.ts";
import { withCopy } from "../support/with-copy.ts";
import { startTestServer } from "./test-server.ts";

const help = `deno task generate

Writes what is made from the migrations: ${Object.keys(generatedFiles).join(", ")}.
Needs the same as deno task test:postgres: a Postgres 17, installed on the first run, or DATABASE_URL.`;

await runTask(async () => {
  if (Deno.args.includes("--help")) return console.info(help);
  const server = await startTestServer((line) => console.error(line));
  try {
    await withCopy(server.url, { seed: false }, async (_, url) => {
      for (const [path, generate] of Object.entries(generatedFiles)) {
        await Deno.writeTextFile(project.root + path, await generate(url));
        console.error(`wrote ${path}`);
      }
    });
  } finally {
    await server.remove();
  }
});
