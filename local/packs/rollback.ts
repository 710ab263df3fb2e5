import { runTask } from "../run-task.ts";
import { DEPLOYMENT_HELP, openDeployment, readArguments } from "./open-deployment.ts";
import { rollbackFile } from "./rollback-file.ts";
import { type PackVersion, presentVersion, tellVersion, versionsOf } from "./versions.ts";

const HELP = `deno task packs:rollback NAME [--file PATH] | --knowledge | --all

Puts back what was there before, whole or not at all; turns have it from the next one on. Done once more, it goes further back.

  NAME           the version of this pack before the present one, with what it knows (packs:push --list shows them)
  --file PATH    one file of it alone, scripts/shape-quote.js: as it was in the newest version that had another text there. The pack
                 is read anew with it and pushed, so that this too can be rolled back
  --knowledge    what all packs know, as it was before it last changed; their tools stay
  --all          packs, knowledge, flags and prompts, as they were before the last change of any of them
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
    present: await presentVersion(client, name),
    versions: await versionsOf(client, name),
  };
  const from = performance.now();
  const { data, error } = name !== undefined
    ? await client.rpc("rollback_pack", { name })
    : await client.rpc(flags.all ? "rollback_all" : "rollback_knowledge");
  const took = Math.round(performance.now() - from);
  if (error) throw new Error(error.hint === "no_earlier_version" ? "there is no earlier version" : error.message);
  const told = name !== undefined && before !== null
    ? `${name}: ${tellReturn(before, await versionsOf(client, name), data)}`
    : flags.all
    ? `everything as before the change of ${data.to}: ${data.packs} packs`
    : `what is known by ${data.packs.join(", ")}`;
  console.log(`${told}; rolled back in ${took} ms`);
});

/** What a rollback returned to is the oldest of the versions that it took from the list. */
function tellReturn(
  { present, versions }: { present: PackVersion; versions: (PackVersion & { id: number })[] },
  left: { id: number }[],
  { from, to }: { from: string; to: string },
): string {
  const earlier = versions.findLast(({ id }) => !left.some((one) => one.id === id));
  // Somebody else may have pushed in between.
  const isKnown = present.version === from && earlier?.version === to;
  return isKnown ? `from ${tellVersion(present)}, to ${tellVersion(earlier)}` : `from ${from} to ${to}`;
}
