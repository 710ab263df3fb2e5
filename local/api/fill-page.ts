import type { RpcDescription, TableDescription } from "../../shared/api/build-document.ts";
import { OPERATIONS } from "../../shared/api/operations.ts";

/** Puts the lists of functions, rpcs and tables where docs/api.md marks their places. */
export function fillPage(page: string, rpcs: readonly RpcDescription[], tables: readonly TableDescription[]): string {
  const lists = {
    functions: OPERATIONS.map(({ method, path, summary }) => `| \`${method.toUpperCase()} ${path}\` | ${summary} |`),
    rpcs: rpcs.map(({ name, args, comment }) => {
      const named = args.map((arg) => `${arg.name}${arg.optional ? "?" : ""}`).join(", ");
      return `| \`${name}\`${named === "" ? "" : ` (${named})`} | ${cell(comment)} |`;
    }),
    tables: tables.map(({ name, rights, comment }) => `| \`${name}\` | ${rights.join(", ")} | ${cell(comment)} |`),
  };
  return Object.entries(lists).reduce((text, [name, rows]) => fill(text, name, rows), page);
}

function fill(page: string, name: string, rows: readonly string[]): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/api.md has no place for ${name}: ${start} and ${end}`);
  return `${page.slice(0, from + start.length)}\n\n${HEADS[name]}\n${rows.join("\n")}\n\n${page.slice(to)}`;
}

const HEADS: Record<string, string> = {
  functions: "| request | what it does |\n|---|---|",
  rpcs: "| rpc (arguments) | what it does, gives and raises |\n|---|---|",
  tables: "| table | rights | what it holds |\n|---|---|---|",
};

/** A comment of the database in a cell: signs that Markdown would read are escaped. */
function cell(comment: string): string {
  return comment.replace(/\s+/g, " ").replace(/[|<>*_]/g, "\\$&");
}
