import type { ColumnDescription, TableDescription } from "./build-document.ts";
import { type Json, jsonTypeOf, REST_ERROR } from "./json-schema.ts";

/** Columns that keep a row which is no longer to be shown, with what they are in one that is. */
const SHOWN: Readonly<Record<string, string>> = {
  deleted_at: "is.null",
  superseded_at: "is.null",
  replaced_at: "is.null",
  active: "is.true",
};

/** The filter that leaves out rows which were deleted or replaced: `deleted_at=is.null`. Empty if there are none. */
export function readWith({ columns }: TableDescription): string {
  const names = columns.map(({ name }) => name);
  return Object.entries(SHOWN).filter(([name]) => names.includes(name)).map((condition) => condition.join("=")).join(
    "&",
  );
}

/** A row. What is read-only is computed, or not granted. */
export function rowSchema({ columns }: TableDescription): Json {
  return {
    type: "object",
    properties: Object.fromEntries(columns.map((column) => [column.name, columnSchema(column)])),
  };
}

function columnSchema({ nullable, writable, ...column }: ColumnDescription): Json {
  const { type, enum: values, ...schema } = jsonTypeOf(column);
  return {
    ...(type !== undefined && { type: nullable ? [type, "null"] : type }),
    ...(values !== undefined && { enum: nullable ? [...column.values!, null] : values }),
    ...schema,
    ...(!writable && { readOnly: true }),
  };
}

const METHODS = { select: "get", insert: "post", update: "patch", delete: "delete" } as const;

export function describeTable(table: TableDescription): Json {
  const { name, comment, rights } = table;
  return Object.fromEntries(rights.map((right) => [METHODS[right], {
    tags: ["tables"],
    summary: `${right} ${name}`,
    description: comment,
    ...(right !== "insert" && { parameters: filters(table, right) }),
    ...bodyOf(table, right),
    responses: {
      ...(right === "select"
        ? {
          200: {
            description: "rows of the signed-in person alone",
            content: { "application/json": { schema: { type: "array", items: rowReference(name) } } },
          },
        }
        : {
          [right === "insert" ? 201 : 204]: { description: "rows with `Prefer: return=representation`, else nothing" },
        }),
      default: { description: REST_ERROR },
    },
  }]));
}

const rowReference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function bodyOf({ name, columns }: TableDescription, right: string): Json {
  if (right !== "insert" && right !== "update") return {};
  const required = columns.filter(({ writable, optional }) => writable && !optional).map((column) => column.name);
  const schema = right === "insert" && required.length > 0
    ? { allOf: [rowReference(name), { required }] }
    : rowReference(name);
  return { requestBody: { required: true, content: { "application/json": { schema } } } };
}

/** Any column is a filter; those that hide what was deleted are named, and what orders and cuts a list. */
function filters(table: TableDescription, right: string): Json[] {
  const conditions = readWith(table).split("&").filter((condition) => condition !== "").map((condition) => {
    const [name, example] = condition.split("=");
    return { name, in: "query", schema: { type: "string" }, example };
  });
  const list = right === "select" ? ["select", "order", "limit", "offset"] : [];
  return [...conditions, ...list.map((name) => ({ name, in: "query", schema: { type: "string" } }))];
}
