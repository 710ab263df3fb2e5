import assert from "node:assert/strict";
import { checkExtraction } from "../../../shared/memory/check-extraction.ts";

const messages = [
  { id: "first", text: "oi, eu moro em Natal com minha irmã Júlia", sentAt: "2026-11-01T12:00:00Z" },
  { id: "second", text: "ela se mudou pra Recife em março", sentAt: "2026-11-01T12:01:00Z" },
  { id: "third", text: "não gosto de camarão. caso amanhã!", sentAt: "2026-11-02T01:30:00Z" },
];
const context = {
  today: "2026-11-02",
  people: [{ name: "Caio", relationship: "namorado" }],
  known: [{ id: "k1", content: "Mora em Olinda" }, { id: "k2", content: "Corre 10 km" }],
  userMemory: { location: "Olinda" },
};
const item = (more: Record<string, unknown> = {}) => ({
  message: 1,
  quote: "eu moro em Natal",
  subject: null,
  type: "fact",
  area: "relationships",
  content: "Mora em Natal",
  slot: "residence",
  key: null,
  value: "Natal",
  holds: true,
  certainty: "stated",
  replaces: [],
  memory: null,
  ...more,
});
const check = (...items: unknown[]) => checkExtraction({ items, memory_changes: [] }, messages, context);

Deno.test("checkExtraction() puts ids for the prompt's numbers", () => {
  const { items, rejections } = check(item({ replaces: [1, 2, 9] }));
  assert.deepEqual(rejections, []);
  assert.deepEqual([items[0]!.message_id, items[0]!.replaces, items[0]!.filed], ["first", ["k1", "k2"], true]);
});

Deno.test("checkExtraction() holds an item to its quote, and the quote to its message", () => {
  for (
    const [more, reason] of [
      [{ quote: "moro em Natal com o Caio" }, "not_in_message"],
      [{ message: 2 }, "not_in_message"],
      [{ content: "Mora em Natal há 3 anos" }, "not_in_message"],
      [{ subject: "Renata" }, "not_in_message"],
      [{ memory: { field: "location", op: "set", value: "Em Paris" } }, "not_in_message"],
      [{ slot: "birthday", value: "2999-01-01" }, "future_date"],
      [{ content: "Pensa em se matar" }, "crisis"],
      [{ subject: "Elza" }, "not_in_message"],
      [{ message: 4 }, "unknown_message"],
      [{ holds: false }, "contrary_to_quote"],
      [{ message: 3, quote: "gosto de camarão", content: "Gosta de camarão" }, "negation_left_out"],
    ] as const
  ) {
    const { items, rejections } = check(item(more), item());
    assert.deepEqual([items.length, rejections.map((one) => one.reason)], [1, [reason]], JSON.stringify(more));
  }
});

Deno.test("checkExtraction() takes names and numbers from the quote, the profile, the people and what is known", () => {
  const { rejections } = check(
    item({ content: "Mora em Natal, antes em Olinda" }),
    item({ content: "Mora em Natal com o Caio" }),
    item({ content: "Mora em Natal e corre 10 km" }),
    item({ subject: "Caio" }),
    item({ subject: "Caio (namorado)" }),
    item({ subject: "mãe" }),
    item({
      message: 2,
      quote: "ela se mudou pra Recife",
      subject: "Júlia",
      content: "Mora em Recife",
      value: "Recife",
    }),
  );
  assert.deepEqual(rejections, []);
});

Deno.test("checkExtraction() keeps the whole sentence around the quote", () => {
  assert.equal(check(item({ quote: "moro em natal" })).items[0]!.quote, messages[0]!.text);
});

Deno.test("checkExtraction() reads days from where and when the message was written", () => {
  const wedding = { message: 3, quote: "caso amanhã", content: "Casa em 02/11/2026", slot: "plan", key: "casamento" };
  const there = checkExtraction({ items: [item({ ...wedding, value: "2026-11-02" })], memory_changes: [] }, messages, {
    ...context,
    timezone: "America/Sao_Paulo",
  });
  assert.deepEqual([there.rejections, there.items[0]!.filed], [[], true]);
  assert.equal(check(item({ ...wedding, content: "Casa em 05/11/2026" })).items.length, 0);
});

Deno.test("checkExtraction() keeps what cannot be filed as said, unfiled", () => {
  for (
    const [more, filed] of [
      [{ slot: "allergy" }, { slot: null, key: null, value: null, filed: false }],
      [{ slot: "mood", key: "x" }, { slot: null, key: null, value: null, filed: false }],
      [{ slot: null, key: "casa" }, { slot: null, key: null, value: null, filed: false }],
      [{ slot: "allergy", key: "camarão da Elza" }, { slot: null, key: null, value: null, filed: false }],
      [{ value: "Paris" }, { slot: null, key: null, value: null, filed: false }],
      [{ slot: "income", value: "9.000" }, { slot: null, key: null, value: null, filed: false }],
      [{ key: "casa" }, { slot: "residence", key: null, value: "Natal", filed: true }],
      [{ slot: "goal", key: "morar", value: "um dia" }, { slot: "goal", key: "morar", value: "open", filed: true }],
      [{ slot: null, value: null }, { slot: null, key: null, value: null, filed: true }],
    ] as const
  ) {
    const { slot, key, value, filed: is } = check(item(more)).items[0]!;
    assert.deepEqual({ slot, key, value, filed: is }, filed, JSON.stringify(more));
  }
});

Deno.test("checkExtraction() rejects what its quote does not say, and what is a record already", () => {
  const records = [{ kind: "debt" as const, name: "Jussara" }];
  const told = [{ id: "first", text: "devo 1500 pra Jussara. gosto de café", sentAt: "2026-11-01T12:00:00Z" }];
  const checked = checkExtraction(
    {
      items: [
        item({ quote: "gosto de café", content: "Odeia a própria mãe", slot: null, value: null }),
        item({
          quote: "devo 1500 pra Jussara",
          content: "Deve 1500 à Jussara",
          slot: "owes",
          key: "Jussara",
          value: "1500",
        }),
        item({ quote: "gosto de café", content: "Gosta de café", slot: "likes", key: "café", value: null }),
      ],
      memory_changes: [],
    },
    told,
    { ...context, records },
  );
  assert.deepEqual(checked.rejections.map(({ reason }) => reason), ["not_meant", "already_recorded"]);
  assert.deepEqual(checked.items.map(({ content }) => content), ["Gosta de café"]);
});

Deno.test("checkExtraction() says which replaced items the quote names", () => {
  const { items } = check(item({ quote: "eu moro em Natal", content: "Mora em Natal", replaces: [1, 2] }));
  assert.equal(items[0]!.named, undefined);
  const sea = checkExtraction(
    {
      items: [
        item({ quote: "larguei a corrida", content: "Parou de correr", slot: null, value: null, replaces: [1, 2] }),
      ],
      memory_changes: [],
    },
    [{ id: "first", text: "larguei a corrida", sentAt: "2026-11-01T12:00:00Z" }],
    { ...context, known: [{ id: "k1", content: "Mora em Olinda" }, { id: "k2", content: "Faz corrida no parque" }] },
  );
  assert.deepEqual([sea.items[0]!.replaces, sea.items[0]!.named], [["k1", "k2"], ["k2"]]);
});

Deno.test("checkExtraction() takes a sim for what was asked", () => {
  const allergy = item({
    quote: "sim",
    content: "É alérgica a dipirona",
    slot: "allergy",
    key: "dipirona",
    value: null,
  });
  const asked = (question: string | null) =>
    checkExtraction({ items: [allergy], memory_changes: [] }, [
      { id: "first", text: "sim", sentAt: "2026-11-01T12:00:00Z", question },
    ], context).rejections.map(({ reason }) => reason);
  assert.deepEqual([asked("Você é alérgica a dipirona?"), asked(null)], [[], ["not_meant"]]);
  // A yes to an offer tells nothing of what the offer takes for granted.
  assert.deepEqual(asked("Como você é alérgica a dipirona, quer ver o resumo?"), ["not_meant"]);
  assert.deepEqual(asked("Quer que eu guarde a nota “sou alérgica a dipirona”?"), ["not_meant"]);
});

Deno.test("checkExtraction() takes a não for a no", () => {
  const answer = (text: string, content: string, holds = true) =>
    checkExtraction(
      { items: [item({ quote: text, content, slot: null, value: null, holds })], memory_changes: [] },
      [{ id: "first", text, sentAt: "2026-11-01T12:00:00Z", question: "Você é casada?" }],
      context,
    ).rejections.map(({ reason }) => reason);
  assert.deepEqual(answer("não", "É casada"), ["not_told"]);
  assert.deepEqual(answer("não sei", "É casada"), ["not_meant"]);
  assert.deepEqual(answer("não", "Não é casada"), []);
  assert.deepEqual(answer("sou sim", "É casada"), []);
});

Deno.test("checkExtraction() keeps nothing that the person does not tell as their own and as true", () => {
  const sentAt = "2026-11-01T12:00:00Z";
  const told = (text: string, content: string, more: Record<string, unknown> = {}) => {
    const one = item({ quote: text, content, slot: null, value: null, ...more });
    const { items, rejections } = checkExtraction(
      { items: [one], memory_changes: [] },
      [{ id: "m", text, sentAt }],
      {},
    );
    return rejections[0]?.reason ?? items[0]!.certainty;
  };
  assert.equal(told('"eu sou diabético", disse o Zé', "É diabético"), "not_own_words");
  assert.equal(told("[10:32] Zé: sou diabético", "É diabético"), "not_own_words");
  assert.equal(told("minha irmã é alérgica a amendoim", "É alérgica a amendoim"), "of_another");
  assert.equal(told("minha irmã é alérgica a amendoim", "É alérgica a amendoim", { subject: "irmã" }), "stated");
  assert.equal(told("será que sou celíaca?", "É celíaca"), "not_told");
  assert.equal(told("sonhei que sou diabética", "É diabética"), "not_told");
  assert.equal(told("meu médico disse que sou diabética", "É diabética"), "stated");
  assert.equal(told("acho que sou celíaca", "É celíaca"), "inferred");
});

Deno.test("checkExtraction() keeps nothing of one half of a sentence that the other half tells", () => {
  const reasons = (text: string, more: Record<string, unknown>) =>
    checkExtraction(
      { items: [item({ quote: text, value: null, ...more })], memory_changes: [] },
      [{ id: "m", text, sentAt: "2026-11-01T12:00:00Z" }],
      {},
    ).rejections.map(({ reason }) => reason);
  const peanuts = { content: "É alérgica a amendoim", slot: "allergy", key: "amendoim" };
  assert.deepEqual(reasons("sou alérgica a camarão e adoro amendoim", peanuts), ["of_other_clause"]);
  assert.deepEqual(reasons("sou alérgica a camarão e amendoim", peanuts), []);
});
