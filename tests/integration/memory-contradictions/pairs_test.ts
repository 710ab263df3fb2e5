import assert from "node:assert/strict";
import { settlePairs, type Way } from "../../../bench/contradictions.ts";

const DEV = new URL("../../unit/memory/data/pairs-dev.jsonl", import.meta.url);

// Every eighth pair: the whole set takes a minute and is what `deno run -A bench/contradictions.ts` measures.
for (const way of ["stated", "consolidated"] satisfies Way[]) {
  Deno.test(`pairs-dev, ${way}: at most 2 % false and 15 % missed supersessions`, async () => {
    const { falseRate, missedRate, outcomes } = await settlePairs(DEV, way, 8);
    const wrong = outcomes.filter(({ supersedes, superseded }) => superseded && !supersedes);
    assert.ok(falseRate <= 0.02, JSON.stringify(wrong.map(({ known, stated }) => [known, stated])));
    assert.ok(missedRate <= 0.15, `${missedRate}`);
  });
}
