import type { Connection } from "@supabase/lite";

type Plugin = Parameters<Connection["kysely"]["withPlugin"]>[0];
type Query = ReturnType<Plugin["transformQuery"]>;

/**
 * Lite writes the names of an rpc's arguments into the call as they are (`limit := $1`), and one that SQL reserves is a
 * syntax error. PostgREST quotes them, and so does this.
 */
export function quoteArgumentNames(connection: Connection): void {
  const plugin: Plugin = {
    transformQuery: ({ node }) => quoted(node) as Query,
    transformResult: ({ result }) => Promise.resolve(result),
  };
  Object.assign(connection, { kysely: connection.kysely.withPlugin(plugin) });
}

/** The query builder's tree with the names quoted: a fragment `<name> := <value>` begins with the name, itself a fragment. */
function quoted(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(quoted);
  // Values are the callers' own data.
  if (!isNode(node) || node.kind === "ValueNode" || node.kind === "PrimitiveValueListNode") return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, part]) => [key, quoted(part)])) as unknown as Node;
  if (copy.kind !== "RawNode" || !copy.sqlFragments?.[1]?.startsWith(" := ")) return copy;
  const [name, ...values] = copy.parameters ?? [];
  const [plain, ...rest] = name?.sqlFragments ?? [];
  // Once is enough: a connection may be served from twice.
  if (plain === undefined || rest.length > 0 || plain.startsWith('"')) return copy;
  return { ...copy, parameters: [{ ...name, sqlFragments: [`"${plain}"`] }, ...values] };
}

interface Node {
  kind: string;
  sqlFragments?: string[];
  parameters?: Node[];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "kind" in value;
}
