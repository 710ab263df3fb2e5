import assert from "node:assert/strict";
import fc from "fast-check";
import { startStack } from "../../support/stack.ts";
import { ask } from "./library.ts";

const text = fc.string({ unit: "binary", minLength: 1, maxLength: 60 }).map((value) =>
  `x${value.replaceAll("\0", "")}`.toWellFormed()
);
const hostile = fc.constantFrom(
  "'); drop table library_items; --",
  "<script>alert(1)</script>",
  "[clique](javascript:alert(1))",
  "# nota\n\n- filme",
  "🎬🎬🎬",
  "movie",
  "type: link",
);
const words = fc.oneof(text, hostile);
const url = fc.oneof(
  fc.webUrl(),
  fc.constantFrom("https://www.youtube.com/watch?v=dQw4w9WgXcQ", "https://a.com/?type=movie"),
);
const year = fc.option(fc.integer({ min: 1870, max: 2100 }), { nil: undefined });
const id = fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined });
const film = fc.record({
  title: words,
  year,
  tmdb_id: id,
  full_title: fc.option(words, { nil: undefined }),
  overview: words,
});

/** What each tool may be given. */
const CALLS = {
  note: fc.record({ content: words }),
  movie: film,
  tv_show: film,
  video: fc.record({ url, title: words }),
  link: fc.record({ url, description: words }),
} as const;

const save = fc.constantFrom(...Object.keys(CALLS) as (keyof typeof CALLS)[])
  .chain((type) => CALLS[type].map((args) => ({ type, args: args as Record<string, unknown> })));

Deno.test("each save tool can only create its own type, whatever it is given and whatever is there", async () => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const count = async () => {
    const rows = await stack.sql<{ type: string; n: number }>(
      "select type, count(*)::int as n from public.library_items where user_id = $1 group by type",
      [ana.userId],
    );
    return Object.fromEntries(rows.map(({ type, n }) => [type, n]));
  };
  await fc.assert(
    fc.asyncProperty(fc.array(save, { minLength: 1, maxLength: 4 }), async (calls) => {
      for (const { type, args } of calls) {
        const before = await count();
        const { status, item } = await ask(ana.client, `save_${type}`, args);
        const after = await count();
        assert.equal(item.type, type);
        const grown = (before[type] ?? 0) + (status === "created" ? 1 : 0);
        assert.deepEqual(after, { ...before, ...(grown > 0 ? { [type]: grown } : {}) });
      }
    }),
    { numRuns: 40, endOnFailure: true },
  );
  await stack.close();
});
