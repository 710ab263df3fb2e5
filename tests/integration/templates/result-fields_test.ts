import assert from "node:assert/strict";
import { demoUser } from "../../../local/seed.ts";
import { findUnknownField } from "../../../shared/notes/result-fields.ts";
import { startStack } from "../../support/stack.ts";

const CALLS: [tool: string, args: object][] = [
  ["search_knowledge", { query: "" }],
  ["search_knowledge", { query: "mãe" }],
  ["analyze_context", { current_topic: "sono", related_areas: [] }],
  ["analyze_context", { current_topic: "dinheiro", related_areas: ["finance", "health"] }],
  ["search_messages", { query: "mercado" }],
  ["search_messages", { query: "mercado", for_answer: true }],
  ["list_reminders", {}],
  ["list_reminders", { from_date: "2026-11-01", to_date: "2026-12-30" }],
  ["get_finance_summary", { period: "last_month", about: "mercado" }],
  ["get_finance_summary", { period: "current_month" }],
  ["get_finance_summary", { from_date: "2026-11-01", to_date: "2026-11-20" }],
  ["get_pending_bills", {}],
  ["get_debt_progress", {}],
  ["get_tracking_history", {}],
  ["get_tracking_history", { metric: "water" }],
  ["get_tracking_history", { metric: "blood_pressure" }],
  ["get_habits", {}],
  ["get_trends", {}],
  ["get_person", { name: "Júlia" }],
  ["get_person", { name: "Zeca" }],
  ["get_birthdays", {}],
  ["search_items", {}],
];

Deno.test("RESULT_FIELDS knows every field that a life brings", async () => {
  const seed = await Deno.readTextFile(new URL("../../../supabase/seed.sql", import.meta.url));
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" }).format();
  const stack = await startStack({ seed: `${seed}\n-- ${today}\n` });
  const marina = stack.anonymous();
  await marina.auth.signInWithPassword(demoUser);
  for (const [tool, args] of CALLS) {
    const { data, error } = await marina.rpc(tool, args);
    assert.equal(error, null, tool);
    for (const path of pathsOf(data)) assert.equal(findUnknownField(tool, path), null, `${tool}: ${path.join(".")}`);
  }
  await stack.close();
});

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]));
}
