import type { SupabaseClient } from "@supabase/supabase-js";
import { general } from "../../shared/skills/general.ts";
import { skills } from "../../shared/skills/registry.ts";
import { NOTE_KINDS } from "../../shared/notes/template.ts";
import { runTask } from "../run-task.ts";
import { DEPLOYMENT_HELP, openDeployment, readArguments } from "./open-deployment.ts";

const HELP = `deno task flags [flags]

Switches skills, packs, templates and prompts, for everybody or for one person, whose own flag wins. Turns know from the next one on.
Without a flag everything is on, but for prompts: a text that is stored takes the place of a skill's instructions for whom it is on.

  --off KIND:NAME            switch off, skill:health or pack:calculos; may be repeated, as are the next two
  --on KIND:NAME             switch on, say for one person what is off for everybody
  --unset KIND:NAME          take the flag away
  --user EMAIL               all of these for this person alone
  --prompt skill:NAME=FILE   store other instructions for a skill; --on prompt:skill:NAME lets turns have them
  --list                     what is set, in the end
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
    console.log(`${kind}:${name}: ${say(enabled)}${flags.user ? ` for ${flags.user}` : ""}`);
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

function say(enabled: boolean | null): string {
  return enabled === null ? "no flag" : enabled ? "on" : "off";
}

/** A word that is misspelt would switch nothing, and nobody would see it. */
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

async function storePrompt(client: SupabaseClient, told: string): Promise<void> {
  const [name = "", ...path] = told.split("=");
  if (!name.startsWith("skill:") || path.length === 0) throw new Error(`${told}: write skill:NAME=FILE`);
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
    console.log(`${kind}:${name}: ${say(enabled)}${email === null ? "" : ` for ${email}`}`);
  }
}
