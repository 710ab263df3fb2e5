import { fileURLToPath } from "node:url";
import { buildDocument } from "../../shared/api/build-document.ts";
import { createApi } from "../create-api.ts";
import { listMigrations, migrate } from "../migrate.ts";
import { openPglite } from "../open-pglite.ts";
import { generateSecrets } from "../secrets.ts";
import { parseFlags, runTask } from "../run-task.ts";
import { describeDatabase } from "./describe-database.ts";
import { fillPage } from "./fill-page.ts";

const HELP = `deno task api:write

Writes web/public/openapi.json, which describes the edge functions, rpcs and tables that a client may use, and their lists in
docs/api.md. Run it after a change of a request, an answer, a grant or a comment.

  --help   this text`;

const ROOT = new URL("../../", import.meta.url);
const DOCUMENT = new URL("web/public/openapi.json", ROOT);
const PAGE = new URL("docs/api.md", ROOT);
/** Beside the client, for whoever has only that. */
const SERVED_PAGE = new URL("web/public/api.md", ROOT);
const CHAT_PAGE = new URL("docs/chat-api.md", ROOT);
const SERVED_CHAT_PAGE = new URL("web/public/chat-api.md", ROOT);

async function write() {
  if (parseFlags({ help: { type: "boolean" } }).help) return console.log(HELP);
  const database = await openPglite();
  // Makes the schemas that Supabase has before any migration.
  await createApi(database, await generateSecrets(), "http://127.0.0.1");
  await migrate(database, await listMigrations(fileURLToPath(new URL("supabase/migrations", ROOT))));
  const described = await describeDatabase((sql) => database.query(sql) as never);
  await Deno.writeTextFile(DOCUMENT, `${JSON.stringify(buildDocument(described.rpcs, described.tables))}\n`);
  const page = fillPage(await Deno.readTextFile(PAGE), described);
  for (const copy of [PAGE, SERVED_PAGE]) await Deno.writeTextFile(copy, page);
  await Deno.copyFile(CHAT_PAGE, SERVED_CHAT_PAGE);
  console.log(`wrote ${fileURLToPath(DOCUMENT)} and ${fileURLToPath(PAGE)}`);
  Deno.exit(0);
}

if (import.meta.main) await runTask(write);
