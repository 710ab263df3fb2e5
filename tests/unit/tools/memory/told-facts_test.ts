import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import type { Evidence } from "../../../../shared/tools/said/evidence.ts";
import { weighCall } from "../../../../shared/tools/said/grounding.ts";
import { addKnowledge } from "../../../../shared/tools/memory/add-knowledge.ts";
import readings from "./data/fair-readings.json" with { type: "json" };
import told from "../../../../data/facts/told.json" with { type: "json" };

/** A message of somebody's, the words quoted of it, and what a model made of them: two weeks of two people, in order. */
type Told = JsonObject & { said: string; quote: string; content: string; person?: string; earlier?: string };

/** What was said up to a fact, whom it and the ones before it were about, and what they say. */
function before(facts: readonly Told[], at: number): Evidence {
  const earlier = facts.slice(0, at);
  return {
    messages: [...new Set([...earlier, facts[at]!].flatMap(({ earlier = [], said }) => [earlier, said].flat()))],
    known: earlier.flatMap(({ content, person }) => [content, person ?? ""]),
    outside: false,
    today: "2026-11-23",
  };
}

function weigh({ said: _, earlier: __, ...fact }: Told, said: Evidence) {
  const weighed = weighCall(addKnowledge, { type: "fact", area: "health", ...fact }, said);
  return "refused" in weighed ? weighed.refused : null;
}

const weeks = Object.values(told) as Told[][];

Deno.test("weighCall() keeps every fact that two people told in two weeks", () => {
  const refused = weeks.flatMap((facts) =>
    facts.flatMap((fact, at) => {
      const reason = weigh(fact, before(facts, at));
      return reason === null ? [] : [`${fact.content} ← ${fact.quote}: ${reason}`];
    })
  );
  assert.deepEqual(refused, []);
  assert.equal(weeks.flat().length, 105);
});

Deno.test("weighCall() refuses nine in ten of these facts before they are told, with the quote of another", () => {
  let kept = 0;
  let tried = 0;
  for (const facts of weeks) {
    for (const [at, { quote, said: message }] of facts.entries()) {
      const said = before(facts, at);
      for (const fact of facts.slice(at + 1)) {
        if (fact.said === message) continue;
        tried++;
        if (weigh({ ...fact, quote }, said) === null) kept++;
      }
    }
  }
  assert.ok(tried > 2000 && kept / tried < 0.1, `${kept} of ${tried} were kept`);
});

Deno.test("weighCall() keeps 45 fair readings that were written after its words were chosen", () => {
  const refused = readings.filter(({ said, content }) =>
    weigh({ said, quote: said, content }, { messages: [said], known: [], outside: false, today: "2026-11-22" }) !== null
  );
  assert.deepEqual([refused, readings.length], [[], 45]);
});
