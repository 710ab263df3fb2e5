import assert from "node:assert/strict";
import { QUESTIONS } from "../../bench/memory/life.ts";
import { openFilled } from "../../bench/memory/open-filled.ts";
import { readScans } from "../support/read-scans.ts";
import { postgresTest } from "../support/template.ts";

const deployments: [string, number[]][] = [
  ["among many", [300, ...Array<number>(20).fill(100)]],
  ["where somebody else has nearly all there is", [20, 2000]],
];

for (const [where, sizes] of deployments) {
  postgresTest(
    `search_knowledge() reads the caller's rows alone, through an index by user, ${where}`,
    async (_, server) => {
      const database = await openFilled(server, sizes);
      try {
        const scans = await readScans(database.url, database.userIds[0]!, QUESTIONS);
        assert.deepEqual([...new Set(scans.map(({ table }) => table))].sort(), ["knowledge_items", "knowledge_words"]);
        assert.deepEqual(scans.filter(({ byUser }) => !byUser), []);
      } finally {
        await database.close();
      }
    },
  );
}
