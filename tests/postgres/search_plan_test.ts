import assert from "node:assert/strict";
import { openFilled } from "../../bench/memory/open-filled.ts";
import { QUESTIONS } from "../../bench/memory/life.ts";
import { postgresTest } from "../support/postgres-test.ts";
import { readScans } from "../support/read-scans.ts";

postgresTest(
  "search_knowledge() reads the caller's rows alone, through an index that begins with the user",
  async (t, server) => {
    const database = await openFilled(server, [300, ...Array<number>(20).fill(100)]);
    try {
      const scans = await readScans(database.url, database.userIds[0]!, QUESTIONS);
      await t.step("items and words are read", () => {
        assert.deepEqual([...new Set(scans.map(({ table }) => table))].sort(), ["knowledge_items", "knowledge_words"]);
      });
      await t.step("never all of them, and never strangers'", () => {
        assert.deepEqual(scans.filter(({ byUser }) => !byUser), []);
      });
    } finally {
      await database.close();
    }
  },
);
