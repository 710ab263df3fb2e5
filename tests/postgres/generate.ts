import { runTask } from "../../local/run-task.ts";
import { generatedFiles } from "../support/generated-files.ts";
import { project } from "../support/project.ts";
import { withCopy } from "../support/with-copy.ts";
import { startTestServer } from "./test-server.ts";

// deno task generate: writes what is made from the migrations. Needs the same as deno task test:postgres.
await runTask(async () => {
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
