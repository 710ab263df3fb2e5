import { runTask } from "../run-task.ts";
import { DEPLOYMENT_HELP, openDeployment, readArguments } from "./open-deployment.ts";
import { rollbackFile } from "./rollback-file.ts";
import { describeVersion, type PackVersion, presentVersion, versionsOf } from "./versions.ts";

const HELP = `deno task packs:rollback NAME [--file PATH] | --knowledge | --all

Restores an earlier state, as a whole or not at all. The next turn uses it. Each further rollback goes one step further back.

  NAME           restore the version of this pack before the present one, with its knowledge (packs:push --list shows them)
  --file PATH    restore only this file, scripts/shape-quote.js, from the newest version in which it was different. The pack is
                 checked with it and pushed, so that this can be rolled back too
  --knowledge    restore the knowledge of all packs from before its last change; their tools stay
  --all          restore packs, knowledge, flags and prompts from before the last change of any of them
${DEPLOYMENT_HELP}`;

await runTask(async () => {
  const { values: flags, positionals: names } = readArguments({
    knowledge: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    file: { type: "string" },
  });
  if (flags.help) return console.info(HELP);
  if (names.length + Number(flags.knowledge) + Number(flags.all) !== 1) {
    throw new Error("say one of NAME, --knowledge and --all; --help tells what they are");
  }
  const [name] = names;
  if (flags.file !== undefined && name === undefined) throw new Error("--file PATH is of one pack: name it");
  const client = await openDeployment(flags);
  if (flags.file !== undefined) return console.log(await rollbackFile(client, name!, flags.file));
  const before = name === undefined ? null : {
    name,
    present: await presentVersion(client, name),
    versions: await versionsOf(client, name),
  };
  const start = performance.now();
  const { data, error } = name !== undefined
    ? await client.rpc("rollback_pack", { name })
    : await client.rpc(flags.all ? "rollback_all" : "rollback_knowledge");
  const took = Math.round(performance.now() - start);
  if (error) throw new Error(error.hint === "no_earlier_version" ? "there is no earlier version" : error.message);
  const done = before !== null
    ? `${name}: ${describeReturn(before, await versionsOf(client, before.name), data)}`
    : describeRestored(flags.all, data);
  console.log(`${done}; rolled back in ${took} ms`);
});

/** `rollback_all` answers with a number of packs, `rollback_knowledge` with their names. */
function describeRestored(isAll: boolean, { to, packs }: { to?: string; packs: number | string[] }): string {
  return isAll
    ? `everything as before the change of ${to}: ${packs} packs`
    : `what is known by ${[packs].flat().join(", ")}`;
}

/** Tells from which version to which a rollback went. It returned to the oldest of the versions that are gone from the list. */
function describeReturn(
  { present, versions }: { present: PackVersion; versions: (PackVersion & { id: number })[] },
  left: { id: number }[],
  { from, to }: { from: string; to: string },
): string {
  const earlier = versions.findLast(({ id }) => !left.some((one) => one.id === id));
  // Somebody else may have pushed in the meantime: the lists then say nothing about this rollback.
  const isKnown = present.version === from && earlier?.version === to;
  return isKnown ? `from ${describeVersion(present)}, to ${describeVersion(earlier)}` : `from ${from} to ${to}`;
}
