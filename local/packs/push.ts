import type { SupabaseClient } from "@supabase/supabase-js";
import { runTask } from "../run-task.ts";
import { DEPLOYMENT_HELP, openDeployment, readArguments } from "./open-deployment.ts";
import { readFiles } from "./read-folder.ts";
import { storePack } from "./store-pack.ts";
import { toolLabel } from "./tool-label.ts";
import { describeVersion, versionsOf } from "./versions.ts";

const HELP = `deno task packs:push [folder…] [flags]

Checks packs and stores them in a running stack or project, in place of their last version. Each is stored as a whole or not at all.
A new pack is not enabled yet. Functions use it from the next turn on, without a deployment.

  --enable NAME                  enable this pack; may be repeated
  --disable NAME                 disable it; may be repeated
  --list                         print the stored packs at the end, and the versions that packs:rollback can return to
${DEPLOYMENT_HELP}`;

await runTask(async () => {
  const { values: flags, positionals: folders } = readArguments({
    enable: { type: "string", multiple: true, default: [] as string[] },
    disable: { type: "string", multiple: true, default: [] as string[] },
    list: { type: "boolean", default: false },
  });
  if (flags.help || folders.length + flags.enable.length + flags.disable.length === 0 && !flags.list) {
    return console.info(HELP);
  }
  const client = await openDeployment(flags);
  for (const folder of folders) await push(client, folder, flags.enable);
  for (const name of flags.enable) await enable(client, name, true);
  for (const name of flags.disable) await enable(client, name, false);
  if (flags.list) await list(client);
});

async function push(client: SupabaseClient, folder: string, enabling: readonly string[]): Promise<void> {
  const { pack, enabled } = await storePack(client, await readFiles(folder), `${folder}/`);
  const { name, version, tools, variables } = pack;
  const parts = [
    `${name} ${version}: ${tools.length} ${tools.length === 1 ? "tool" : "tools"} stored`,
    ...tools.filter(({ replaces }) => replaces).map(toolLabel),
    ...(variables.length > 0 ? [`needs ${variables.join(", ")} among the functions' secrets`] : []),
    ...(enabled || enabling.includes(name) ? [] : [`--enable ${name} lets turns have it`]),
  ];
  console.log(parts.join("; "));
}

async function enable(client: SupabaseClient, name: string, enabled: boolean): Promise<void> {
  const { data, error } = await client.from("tool_packs").update({ enabled }).is("user_id", null).eq("name", name)
    .select("name");
  if (error) throw new Error(error.message);
  if (data.length === 0) throw new Error(`no pack ${name} is stored: push its folder first`);
  console.log(`${name}: ${enabled ? "enabled" : "disabled"}`);
}

async function list(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.from("tool_packs").select(
    "name, version, enabled, tool_definitions (name, enabled)",
  ).is("user_id", null).order("name").order("position", { referencedTable: "tool_definitions" });
  if (error) throw new Error(error.message);
  if (data.length === 0) return console.log("no pack is stored");
  for (const { name, version, enabled, tool_definitions: tools } of data) {
    const names = tools.map((tool) => tool.enabled ? tool.name : `${tool.name} (disabled)`).join(", ");
    console.log(`${name} ${version}, ${enabled ? "enabled" : "disabled"}: ${names}`);
    for (const before of await versionsOf(client, name)) {
      console.log(`  before: ${describeVersion(before)}`);
    }
  }
}
