import type { SupabaseClient } from "@supabase/supabase-js";
import { general } from "../../shared/skills/general.ts";
import { skills } from "../../shared/skills/registry.ts";
import { NOTE_KINDS } from "../../shared/notes/template.ts";
import { runTask } from "../run-task.ts";
import { DEPLOYMENT_HELP, openDeployment, readArguments } from "./open-deployment.ts";

const HELP = `deno task flags [flags]

Switches skills, packs, templates and prompts on and off, for everybody or for one person. A person's own flag wins. The next turn
uses it. Without a flag everything is on, except prompts: a stored text replaces a skill's instructions for those for whom it is on.

  --off KIND:NAME            switch off, skill:health or pack:calculos; this and the next two may be repeated
  --on KIND:NAME             switch on, for example for one person what is off for everybody
  --unset KIND:NAME          remove the flag
  --user EMAIL               apply all of these to this person only
  --prompt skill:NAME=FILE   store other instructions for a skill; --on prompt:skill:NAME makes turns use them
  --list                     print all flags at the end
${DEPLOYMENT_HELP}`;

const KINDS = ["skill", "pack", "template", "prompt"];
const many = { type: "string", multiple: true, default: [] as string[] } as const;

await runTask(async () => {
  const { values: flags, positionals } = readArguments({
    on: many,
    off: many,
    unset: many,
    prompt: many,
    user: { type: "string" },
    list: { type: "boolean", default: false },
  });
  if (positionals.length > 0) throw new Error(`${positionals[0]} belongs to no flag; --help lists them`);
  const wanted = [
    ...flags.on.map((what) => ({ what, enabled: true })),
    ...flags.off.map((what) => ({ what, enabled: false })),
    ...flags.unset.map((what) => ({ what, enabled: null })),
  ].map(({ what, enabled }) => ({ ...parseFlag(what), enabled }));
  if (flags.help || wanted.length + flags.prompt.length === 0 && !flags.list) return console.info(HELP);
  const client = await openDeployment(flags);
  for (const prompt of flags.prompt) await storePrompt(client, prompt);
  for (const { kind, name, enabled } of wanted) {
    if (enabled !== null) await expectKnown(client, kind, name);
    if (enabled === false && kind === "skill" && name === general.name) {
      throw new Error(`${name} stays: it is what remains`);
    }
    const { error } = await client.rpc("set_flag", { kind, name, enabled, email: flags.user ?? null });
    if (error) {
      throw new Error(error.hint === "user_not_found" ? `nobody has the address ${flags.user}` : error.message);
    }
    console.log(`${kind}:${name}: ${describeState(enabled)}${flags.user ? ` for ${flags.user}` : ""}`);
  }
  if (flags.list) await list(client);
});

function parseFlag(what: string): { kind: string; name: string } {
  const [kind = "", ...rest] = what.split(":");
  if (!KINDS.includes(kind) || rest.join("") === "") {
    throw new Error(`${what}: write KIND:NAME, and KIND is one of ${KINDS.join(", ")}`);
  }
  return { kind, name: rest.join(":") };
}

function describeState(enabled: boolean | null): string {
  return enabled === null ? "no flag" : enabled ? "on" : "off";
}

/** Checks that the name exists: a misspelt one would switch nothing, and nobody would notice. */
async function expectKnown(client: SupabaseClient, kind: string, name: string): Promise<void> {
  if (kind === "skill" && skills.some((skill) => skill.name === name)) return;
  if (kind === "template") {
    if (NOTE_KINDS.some((note) => note === name)) return;
    throw new Error(`there is no template ${name}: it is one of ${NOTE_KINDS.join(", ")}`);
  }
  const stored = kind === "prompt"
    ? client.from("prompt_texts").select("name").eq("name", name)
    : client.from("tool_packs").select("name").is("user_id", null).eq("name", name);
  const { data, error } = await stored;
  if (error) throw new Error(error.message);
  if (data.length === 0) throw new Error(`there is no ${kind} ${name}`);
}

async function storePrompt(client: SupabaseClient, prompt: string): Promise<void> {
  const [name = "", ...path] = prompt.split("=");
  if (!name.startsWith("skill:") || path.length === 0) throw new Error(`${prompt}: write skill:NAME=FILE`);
  await expectKnown(client, "skill", name.slice("skill:".length));
  const file = path.join("=");
  const text = (await Deno.readTextFile(file).catch(() => {
    throw new Error(`${file} cannot be read: name a file with the instructions`);
  })).trim();
  const { error } = await client.from("prompt_texts").upsert({ name, text });
  if (error) throw new Error(error.code === "23514" ? `${name}: write 1 to 4,000 characters` : error.message);
  console.log(`prompt ${name}: ${text.length} characters stored`);
}

async function list(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.rpc("list_flags");
  if (error) throw new Error(error.message);
  for (const { kind, name, enabled, email } of data) {
    console.log(`${kind}:${name}: ${describeState(enabled)}${email === null ? "" : ` for ${email}`}`);
  }
}
