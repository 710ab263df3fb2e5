import { z } from "zod";
import type { JsonObject, ToolDefinition } from "../../shared/tools/definition.ts";

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  maximum?: number;
}

/** What an attacker would put where a text is expected. */
export interface HostileTexts {
  texts: readonly string[];
  /** Rows of somebody else. */
  ids: readonly string[];
}

const NUMBERS = [9000, -1, 0, 1e15, 0.001, 2_147_483_648];
const DAYS = ["2026-01-01", "0001-01-01", "9999-12-31"];

/** Arguments for a tool made from its own schema; each `turn` gives others. Every property is given. */
export function hostileArguments(tool: ToolDefinition, hostile: HostileTexts, turn: number): JsonObject {
  let place = turn;
  const valueOf = (name: string, schema: Schema): unknown => {
    const at = place++;
    const one = <T>(values: readonly T[]) => values[at % values.length]!;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return one(schema.enum);
    const [first] = schema.anyOf?.filter(({ type }) => type !== "null") ?? [];
    if (first) return valueOf(name, first);
    switch ([schema.type].flat().find((type) => type !== "null")) {
      case "object":
        return Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([member, inner]) => [member, valueOf(member, inner)]),
        );
      case "array":
        return [valueOf(name, schema.items ?? {}), valueOf(name, schema.items ?? {})];
      case "boolean":
        return true;
      case "number":
      case "integer": {
        const value = one(NUMBERS);
        return Math.min(Math.max(value, schema.minimum ?? value), schema.maximum ?? value);
      }
      default:
        if (/(?:^|_)ids?$/.test(name)) return one(hostile.ids);
        if (/(?:date|_on|from|until|^at$)/.test(name)) return one(DAYS);
        return one(hostile.texts);
    }
  };
  return valueOf("", z.toJSONSchema(tool.inputSchema, { io: "input" }) as Schema) as JsonObject;
}
