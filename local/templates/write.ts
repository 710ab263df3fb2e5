import { fileURLToPath } from "node:url";
import { z } from "zod";
import { describeFields, RESULT_FIELDS } from "../../shared/notes/result-fields.ts";
import { findTemplateTool } from "../../shared/notes/template-tools.ts";
import { builtInCatalog } from "../../shared/catalog/catalog.ts";
import { runTask } from "../run-task.ts";

const HELP = `deno task templates:write

Writes the texts of templates/*.md into shared/notes/built-in.ts, since a deployed function has no other files, and the arguments and
fields of each tool into docs/templates.md. Run it after a change of templates or tools.

  --help   this text`;

const FOLDER = new URL("../../templates/", import.meta.url);
const TARGET = new URL("../../shared/notes/built-in.ts", import.meta.url);
const PAGE = new URL("../../docs/templates.md", import.meta.url);

/** The text of `shared/notes/built-in.ts`, made from the files in templates/. */
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

/** The text of docs/templates.md, with the present tools that a template may call. */
export async function templatesPage(): Promise<string> {
  const page = await Deno.readTextFile(PAGE);
  const [before, , after] = page.split(/(<!-- tools -->[\s\S]*<!-- end of tools -->)/);
  if (after === undefined) {
    throw new Error("docs/templates.md has no place for tools: <!-- tools --> and <!-- end of tools -->");
  }
  const rows = Object.entries(RESULT_FIELDS).map(([name, shape]) =>
    `| \`${name}\` | ${describeArguments(name)} | ${describeFields(shape)} |`
  );
  return [
    `${before}<!-- tools -->`,
    "| tool | arguments | fields |",
    "|---|---|---|",
    ...rows,
    `<!-- end of tools -->${after}`,
  ].join("\n");
}

const described = z.object({
  properties: z.record(z.string(), z.looseObject({ enum: z.array(z.unknown()).optional() })).default({}),
  required: z.array(z.string()).default([]),
});

/** "`days?`, `type?` (note, link)": the arguments of a tool, with the words that each accepts. */
function describeArguments(name: string): string {
  const found = findTemplateTool(name, builtInCatalog);
  if ("refused" in found) throw new Error(`${name}: ${found.refused}`);
  const schema = z.toJSONSchema(found.tool.inputSchema, { io: "input", unrepresentable: "any" });
  const { properties, required } = described.parse(schema);
  return Object.entries(properties).map(([argument, { enum: words }]) =>
    `\`${argument}${required.includes(argument) ? "" : "?"}\`${words ? ` (${words.join(", ")})` : ""}`
  ).join(", ");
}

if (import.meta.main) {
  await runTask(async () => {
    const unknown = Deno.args.find((arg) => !["--help", "-h"].includes(arg));
    if (unknown !== undefined) throw new Error(`no flag ${unknown}; --help says what there is`);
    if (Deno.args.length > 0) return console.info(HELP);
    await Deno.writeTextFile(TARGET, await builtInModule());
    await Deno.writeTextFile(PAGE, await templatesPage());
    console.log(`wrote ${fileURLToPath(TARGET)} and ${fileURLToPath(PAGE)}`);
  });
}
