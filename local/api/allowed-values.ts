import { z } from "zod";
import type { RpcDescription, TableDescription } from "../../shared/api/build-document.ts";
import { builtInTools } from "../../shared/tools/registry.ts";

/** The values that an argument or column of this name takes, in these tables and rpcs. */
export interface AllowedValues {
  name: string;
  values: string[];
  of: string[];
}

/** The values of a column, from the constraint that lists them: `CHECK ((type = ANY (ARRAY['fact'::text, …])))`. */
export function columnValues(check: string | null): string[] | undefined {
  const list = check === null ? null : /^CHECK \(\(\(?\w+ = ANY \(ARRAY\[([^\]]*)\]\)\)?\)\)$/.exec(check)?.[1];
  return list ? [...list.matchAll(/'([^']*)'/g)].map(([, value]) => value!) : undefined;
}

/** The values of tools' arguments by tool and argument. A tool is called as the rpc of its name. */
export function toolValues(): Map<string, Map<string, string[]>> {
  return new Map(builtInTools.map(({ name, inputSchema }) => {
    const { properties = {} } = z.toJSONSchema(inputSchema, { io: "input", unrepresentable: "any" });
    return [
      name,
      new Map(
        Object.entries(properties).flatMap(([argument, schema]) => {
          const values = enumOf(schema);
          return values ? [[argument, values] as const] : [];
        }),
      ),
    ];
  }));
}

function enumOf(schema: unknown): string[] | undefined {
  const { enum: values, items } = z.object({ enum: z.array(z.string()), items: z.unknown() }).partial().parse(schema);
  return values ?? (items === undefined ? undefined : enumOf(items));
}

/** Columns and arguments that take the same values under the same name stand together. */
export function groupValues(tables: readonly TableDescription[], rpcs: readonly RpcDescription[]): AllowedValues[] {
  const groups = new Map<string, AllowedValues>();
  const add = (of: string, name: string, values: string[] | undefined) => {
    // What a slot is about is listed by its kind.
    if (values === undefined || name === "slot") return;
    const key = JSON.stringify([name, values.toSorted()]);
    const group = groups.get(key) ?? { name, values, of: [] };
    groups.set(key, { ...group, of: [...group.of, of] });
  };
  for (const { name, columns } of tables) for (const column of columns) add(name, column.name, column.values);
  for (const { name, args } of rpcs) for (const arg of args) add(name, arg.name, arg.values);
  return [...groups.values()].toSorted((a, b) => a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}
