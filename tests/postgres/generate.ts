import { parseFlags, runTask } from "../../local/run-task.ts";
import { generateTypes, typesFile } from "../support/generate-types.ts";
import { project } from "../support/snapshot.ts";
import { withCopy } from "../support/template.ts";
import { startTestServer } from "./test-server.ts";

const help = `deno task generate

Writes ${typesFile} from the migrations, with the Supabase CLI. Needs Postgres 17, which is installed on the first run
(see deno task postgres:up), or the server of DATABASE_URL.`;

await runTask(async () => {
  if (parseFlags({ help: { type: "boolean", short: "h" } }).help) return console.info(help);
  const server = await startTestServer((line) => console.error(line));
  try {
    await withCopy(server.url, { seed: false }, async (_, url) => {
      await Deno.writeTextFile(project.root + typesFile, await generateTypes(url));
      console.error(`wrote ${typesFile}`);
    });
  } finally {
    await server.remove();
  }
});
