import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { parseArgs } from "node:util";
import { runTask, StartError } from "../run-task.ts";
import { readSecrets } from "../secrets.ts";
import { readFolder } from "./read-folder.ts";

const HELP = `deno task packs:push [folder…] [flags]

Stores packs in a running stack or project: checked first, each whole or not at all, in place of its last version. A pack that is new
there is not enabled yet. Functions have it from the next turn on, without a deployment.

  --enable NAME                  let turns have this pack; may be repeated
  --disable NAME                 take it from them; may be repeated
  --list                         what is stored, in the end
  --url http://127.0.0.1:54321   where the stack or project is
  --secrets .local/secrets.json  the stack's keys; the project's from SUPABASE_SECRET_KEY when there is no such file
  --help                         this text`;

await runTask(async () => {
  const { values: flags, positionals: folders } = read();
  if (flags.help || folders.length + flags.enable.length + flags.disable.length === 0 && !flags.list) {
    return console.info(HELP);
  }
  const secretKey = (await readSecrets(flags.secrets))?.secretKey ?? Deno.env.get("SUPABASE_SECRET_KEY");
  if (!secretKey) throw new Error("no secret key: start deno task dev first, or set SUPABASE_SECRET_KEY");
  const client = createClient(flags.url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  for (const folder of folders) await push(client, folder);
  for (const name of flags.enable) await enable(client, name, true);
  for (const name of flags.disable) await enable(client, name, false);
  if (flags.list) await list(client);
});

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        enable: { type: "string", multiple: true, default: [] },
        disable: { type: "string", multiple: true, default: [] },
        list: { type: "boolean", default: false },
        url: { type: "string", default: "http://127.0.0.1:54321" },
        secrets: { type: "string", default: ".local/secrets.json" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (cause) {
    throw new StartError(
      `${cause instanceof Error ? cause.message.split(/\. |\n/)[0] : cause}; --help lists the flags`,
      { cause },
    );
  }
}

async function push(client: SupabaseClient, folder: string): Promise<void> {
  const read = await readFolder(folder);
  if ("problems" in read) {
    const [{ file, line, message } = { file: "", line: 0, message: "" }] = read.problems;
    throw new Error(`${folder}/${file}:${line}: ${message}; deno task tools:check ${folder} tells all`);
  }
  const { data, error } = await client.rpc("push_pack", { pack: read.pack });
  if (error) throw new Error(`${folder} was not stored: ${error.message.split("\n")[0]}`);
  console.log(
    `${data.name} ${data.version}: ${data.tools} tools stored${
      data.enabled ? "" : `; --enable ${data.name} lets turns have it`
    }`,
  );
}

async function enable(client: SupabaseClient, name: string, enabled: boolean): Promise<void> {
  const { data, error } = await client.from("tool_packs").update({ enabled }).eq("name", name).select("name");
  if (error) throw new Error(error.message);
  if (data.length === 0) throw new Error(`no pack ${name} is stored: push its folder first`);
  console.log(`${name}: ${enabled ? "enabled" : "disabled"}`);
}

async function list(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.from("tool_packs").select(
    "name, version, enabled, tool_definitions (name, enabled)",
  ).order("name");
  if (error) throw new Error(error.message);
  for (const { name, version, enabled, tool_definitions: tools } of data) {
    const names = tools.map((tool) => tool.enabled ? tool.name : `${tool.name} (disabled)`).join(", ");
    console.log(`${name} ${version}, ${enabled ? "enabled" : "disabled"}: ${names}`);
  }
}
