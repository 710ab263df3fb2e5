import { remote, supabaseCli } from "../../local/supabase-cli.ts";

/** The path of the generated types in the project. */
export const typesFile = "shared/database/database.types.ts";

const header = `// Generated from the migrations by the Supabase CLI: deno task generate. A test compares it.
`;

/** The TypeScript types of the exposed schema from the Supabase CLI, in this project's format. */
export async function generateTypes(url: string): Promise<string> {
  const { code, stdout, stderr } = await supabaseCli([
    ...["gen", "types", "--lang", "typescript", "--schema", "public", remote(url)],
  ]);
  if (code !== 0) throw new Error(`supabase gen types failed: ${stderr}`);
  return onOneLine(await format(header + stdout));
}

/** Puts the columns of a row, and the arguments of a function, on one line. That makes the file four times shorter. */
function onOneLine(source: string): string {
  return source.replace(
    /\b(Row|Insert|Update|Args): \{\n([^{}]*)\n\s*\}/g,
    (_, name, fields) =>
      `${name}: { ${fields.split(/\n\s*/).map((field: string) => field.trim()).join(" ").replace(/;$/, "")} }`,
  );
}

async function format(source: string): Promise<string> {
  const root = new URL("../../", import.meta.url);
  const child = new Deno.Command(Deno.execPath(), {
    args: ["fmt", "--ext", "ts", "-"],
    cwd: root,
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const ended = child.output();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(source));
  await writer.close();
  const { code, stdout } = await ended;
  if (code !== 0) throw new Error("the generated types are no TypeScript");
  return new TextDecoder().decode(stdout);
}
