import { fileURLToPath } from "node:url";
import { runTask } from "../run-task.ts";

const HELP = `deno task templates:write

Writes shared/notes/built-in.ts from templates/*.md: a deployed function has no files beside it. Run it after a change there.

  --help   this text`;

const FOLDER = new URL("../../templates/", import.meta.url);
const TARGET = new URL("../../shared/notes/built-in.ts", import.meta.url);

/** `shared/notes/built-in.ts` as the files under templates/ make it. */
export async function builtInModule(): Promise<string> {
  const names = (await Array.fromAsync(Deno.readDir(FOLDER))).map(({ name }) => name).filter((name) =>
    name.endsWith(".md")
  ).toSorted();
  const entries = await Promise.all(names.map(async (name) => {
    const source = await Deno.readTextFile(new URL(name, FOLDER));
    const literal = source.replace(/[\\`]|\$\{/g, "\\$&");
    return `  ${name.slice(0, -3)}: \`${literal}\`,`;
  }));
  return [
    "// Written by deno task templates:write from templates/*.md: a deployed function is uploaded without files beside it.",
    "",
    'import type { NoteKind } from "./template.ts";',
    "",
    "/** The source of each template that the deployment comes with. */",
    "export const BUILT_IN: Record<NoteKind, string> = {",
    ...entries,
    "};",
    "",
  ].join("\n");
}

if (import.meta.main) {
  await runTask(async () => {
    const unknown = Deno.args.find((arg) => !["--help", "-h"].includes(arg));
    if (unknown !== undefined) throw new Error(`no flag ${unknown}; --help says what there is`);
    if (Deno.args.length > 0) return console.info(HELP);
    await Deno.writeTextFile(TARGET, await builtInModule());
    console.log(`wrote ${fileURLToPath(TARGET)}`);
  });
}
