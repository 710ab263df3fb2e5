import fc from "fast-check";

type Row = Record<string, unknown>;

/** Rows of one table, in the order in which they are written. */
type Section = [table: string, rows: Row[]];

const text = (max = 30) =>
  fc.tuple(
    fc.constantFrom("a", "É", "ção", "👩🏽‍🦰", "❤️", "𝒳", "à noite", "1", "ﷺ", "日本"),
    fc.string({ unit: "grapheme", maxLength: 8 }),
  ).map(([seen, more]) => Array.from((seen + more).trim()).slice(0, max).join("").trim());
const longText = fc.tuple(text(), fc.array(text(), { maxLength: 20 })).map(([first, more]) =>
  [first, ...more].join("\n")
);
const past = fc.constantFrom(
  "2000-01-01T00:00:00+00:00",
  "2024-02-29T23:59:59.999999+00:00",
  "2026-03-01T02:30:00-03:00",
  "2026-03-01T02:30:00.000001+00:00",
);
const instant = fc.oneof({ weight: 4, arbitrary: past }, fc.constant("2099-12-31T23:59:59.999999+00:00"));
const day = fc.constantFrom("1990-01-01", "1999-12-31", "2000-02-29", "2024-02-29", "2025-12-31");
const month = fc.constantFrom("1990-01-01", "2024-02-01", "2026-12-01", "2199-12-01");
const amount = fc.constantFrom(0.01, 0.1, 50, 1234.56, 999_999_999.99);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const id = fc.uuid({ version: 4 });
const rows = (shape: Record<string, fc.Arbitrary<unknown>>, maxLength = 4): fc.Arbitrary<Row[]> =>
  fc.array(fc.record({ id, created_at: instant, ...shape }), { maxLength });
const gone = { deleted_at: maybe(instant) };
/** A row of those, or none, by number: rows are drawn before anybody knows how many there will be. */
const pick = fc.nat(1000);
const at = (list: Row[], n: number) => list.length > 0 ? list[n % list.length]!.id : null;
const oneOf = (shapes: Row[]) => fc.constantFrom(...shapes);

const talk: fc.Arbitrary<Section[]> = fc.record({
  conversations: rows({
    type: fc.constantFrom("general", "counselor", "planner"),
    title: maybe(text()),
    updated_at: instant,
  }, 3),
  said: rows({
    of: pick,
    turn: fc.constantFrom("user", "assistant", "call", "result"),
    words: text(),
    value: fc.jsonValue(),
  }, 8),
}).map(({ conversations, said }) => [["conversations", conversations], [
  "messages",
  conversations.length === 0 ? [] : said.map(({ of, turn, words, value, ...row }, n) => ({
    ...row,
    conversation_id: at(conversations, Number(of)),
    ...message(String(turn), String(words), value, `call-${n}`, String(at(conversations, n))),
  })),
]]);

/** A message as a turn stores it; the result of a tool names a row of the person. */
function message(turn: string, words: string, value: unknown, toolCallId: string, mentioned: string): Row {
  const toolName = "create_expense";
  if (turn === "user" || turn === "assistant") {
    return { role: turn, parts: [{ type: "text", text: words }], content: words };
  }
  if (turn === "call") {
    const input = { value, words };
    return {
      role: "assistant",
      parts: [{ type: "text", text: words }, { type: "tool-call", toolCallId, toolName, input }],
      content: words,
      tool_calls: [{ id: toolCallId, name: toolName, arguments: input }],
    };
  }
  const output = { type: "json", value: { item: { id: mentioned }, value, said: `de ${mentioned}` } };
  return {
    role: "tool",
    parts: [{ type: "tool-result", toolCallId, toolName, output }],
    tool_call_id: toolCallId,
    name: toolName,
  };
}

const finance: fc.Arbitrary<Section[]> = fc.record({
  accounts: fc.uniqueArray(
    fc.record({
      id,
      created_at: instant,
      name: fc.constantFrom("Itaú", "Nubank ❤️ 1", "日本"),
      terms: oneOf([
        { kind: "cash", opening_balance: -0.01, opened_on: "2024-02-29", is_default: false },
        { kind: "card", closing_day: 31, due_day: 1, credit_limit: 0.01 },
        { kind: "card", closing_day: 1, due_day: 31, credit_limit: null },
      ]),
    }),
    { maxLength: 3, selector: ({ name }) => name },
  ),
  moves: fc.array(fc.record({ id, created_at: instant, to: pick, amount, moved_on: day }), { maxLength: 3 }),
  corrected: fc.record({ "Itaú": id, "Nubank ❤️ 1": id, "日本": id }),
  bought: rows({
    of: maybe(pick),
    amount,
    category: fc.constantFrom("food", "other"),
    description: text(),
    spent_on: day,
    ...gone,
  }),
  purchase: id,
  budgets: fc.uniqueArray(
    fc.record({
      id,
      created_at: instant,
      category: fc.constantFrom("food", "housing"),
      amount,
      month,
      recurring: fc.boolean(),
    }),
    { maxLength: 4, selector: (row) => `${row.category} ${row.month}` },
  ),
  budget_warnings: fc.uniqueArray(
    fc.record({
      id,
      created_at: instant,
      category: fc.constantFrom("food", "housing"),
      month,
      mark: fc.constantFrom(80, 100),
      budget: amount,
    }),
    { maxLength: 4, selector: (row) => `${row.category} ${row.month} ${row.mark}` },
  ),
  // Some come once, without a series; of a series there is one a month.
  bills: rows({
    name: text(),
    amount,
    month,
    due_day: fc.constantFrom(1, 31),
    recurring: fc.boolean(),
    series: fc.boolean(),
  }, 8),
  incomes: rows({
    name: text(),
    expected_amount: amount,
    received: maybe(day),
    month,
    due_day: maybe(fc.constant(31)),
    series: fc.boolean(),
    ...gone,
  }),
  paid: maybe(day),
  series: id,
  payments: fc.array(fc.record({ id, created_at: instant, of: pick, amount, paid_on: day }), { maxLength: 4 }),
  debts: rows({
    name: text(),
    owed_to_me: fc.boolean(),
    negotiated: fc.boolean(),
    installment_amount: amount,
    terms: oneOf([
      { installments: 600, current_installment: 1, status: "active" },
      { installments: 1, current_installment: 2, status: "paid_off" },
      { installments: 12, current_installment: 12, status: "defaulted" },
      { installments: 12, current_installment: 2, paid_ahead: 0.01, installment_amount: 10, status: "active" },
    ]),
    start_month: month,
    due_day: maybe(fc.constant(1)),
    ...gone,
  }),
  investments: rows({
    name: text(),
    amount,
    current_value: maybe(fc.constantFrom(0, 0.01)),
    invested_on: day,
    ...gone,
  }),
}).map(({ accounts, corrected, moves, bought, purchase, bills, incomes, debts, payments, paid, series, ...others }) => [
  ...Object.entries(others),
  ["accounts", accounts.map(({ terms, ...row }) => ({ ...row, ...terms as Row }))],
  [
    "card_bills",
    accounts.filter(({ terms }) => (terms as Row).kind === "card").map((row) => ({
      id: (corrected as Row)[String(row.name)],
      created_at: row.created_at,
      account_id: row.id,
      month: "2199-12-01",
      closes_on: "2199-11-30",
      due_on: "2199-12-31",
    })),
  ],
  [
    "transfers",
    accounts.length === 0 ? [] : moves.map(({ to, ...row }) => ({ ...row, to_account_id: at(accounts, to) })),
  ],
  // The last is one of two instalments.
  [
    "expenses",
    bought.map(({ of, ...row }, n) => ({
      ...row,
      account_id: of === null ? null : at(accounts, Number(of)),
      ...(n === 3 ? { purchase_id: purchase, installment: 2, installments: 2, bought_on: row.spent_on } : {}),
    })),
  ],
  [
    "bills",
    inSeries(bills, series).map((row) => ({
      ...row,
      status: paid ? "paid" : "pending",
      paid_on: paid,
      account_id: paid ? firstOf(accounts) : null,
    })),
  ],
  [
    "incomes",
    inSeries(incomes, series).map(({ received, ...row }) => ({
      ...row,
      received_on: received,
      actual_amount: received ? 0 : null,
      account_id: received ? firstOf(accounts) : null,
    })),
  ],
  ["debts", debts.map(({ terms, ...row }) => ({ ...row, ...terms as Row }))],
  [
    "debt_payments",
    debts.length === 0
      ? []
      : payments.map(({ of, ...row }) => ({ ...row, debt_id: at(debts, of), account_id: firstOf(accounts) })),
  ],
]);

/** The id of the first of some rows, if there are any. */
function firstOf(rows: Row[]): unknown {
  return rows.length === 0 ? null : at(rows, 0);
}

function inSeries(given: Row[], series: string): Row[] {
  const months = new Set<unknown>();
  return given.map(({ series: belongs, ...row }) => {
    if (!belongs || months.has(row.month)) return row;
    months.add(row.month);
    return { ...row, group_id: series };
  });
}

const health: fc.Arbitrary<Section[]> = fc.record({
  habits: rows({
    name: text(),
    rhythm: oneOf([{ frequency: "daily" }, { frequency: "custom", days: [0, 6], times: ["08:00", "20:00"] }]),
    active: fc.boolean(),
  }),
  done: fc.uniqueArray(
    fc.record({
      id,
      created_at: instant,
      of: pick,
      completion_date: day,
      completion_time: maybe(fc.constant("08:00")),
      note: maybe(text()),
    }),
    {
      maxLength: 4,
      selector: ({ completion_date }) => completion_date,
    },
  ),
  tracking_entries: rows({
    measure: oneOf([
      { metric: "weight", value: 81.4321 },
      { metric: "sleep", value: 0 },
      { metric: "mood", value: 10 },
      { metric: "blood_pressure", value: 15, value2: 9.5, person: "Vó Nair" },
      { metric: "distance", value: 5.2 },
      { metric: "custom", custom_name: "café ☕", custom_unit: "xícaras", value: -1_000_000_000 },
    ]),
    entry_date: fc.oneof(day, fc.constant("1900-01-01")),
    note: maybe(longText),
    ...gone,
  }),
}).map(({ habits, done, tracking_entries }) => [
  ["habits", habits.map(({ rhythm, name, ...row }, n) => ({ ...row, ...rhythm as Row, name: `${n} ${name}` }))],
  [
    "habit_completions",
    habits.length === 0 ? [] : done.map(({ of, ...row }) => ({ ...row, habit_id: at(habits, of) })),
  ],
  ["tracking_entries", tracking_entries.map(({ measure, ...row }) => ({ ...row, ...measure as Row }))],
]);

const SLOTS: Row[] = [
  {},
  { slot: "residence", value: "Recife", filed_at: "2026-01-01T00:00:00+00:00" },
  { slot: "occupation", value: "Cozinheira" },
  { slot: "allergy", slot_key: "camarão", holds: false, quote: "não sou mais alérgica" },
  { slot: "goal", slot_key: "correr 10 km", value: "dropped" },
  { filed_at: "2026-01-01T00:00:00+00:00" },
];

// Nothing in memory is said, or goes, in the future.
const knowledge = fc.record({
  people: rows({
    title: text(),
    person_metadata: maybe(oneOf([{ relationship: "irmã", birthday: "--02-29", preferences: ["chá 🍵"] }, {}])),
    created_at: past,
    deleted_at: maybe(past),
  }),
  items: rows({
    type: fc.constantFrom("fact", "preference", "memory"),
    area: fc.constantFrom("health", "spirituality"),
    sub_area: fc.constant(null),
    title: text(),
    content: longText,
    about: oneOf(SLOTS),
    subject: maybe(pick),
    source: fc.constantFrom("conversation", "user_input", "ai_inference"),
    source_ref: maybe(pick),
    inference_evidence: maybe(text()),
    confidence: fc.constantFrom(0, 0.07, 0.95, 1),
    validated_by_user: fc.boolean(),
    tags: fc.array(text(), { maxLength: 3 }),
    stated_at: past,
    needs_resolution: fc.boolean(),
    asked_at: maybe(past),
    updated_at: past,
    // By one that was written before it: sometimes by one that was superseded, or deleted, itself.
    successor: maybe(pick),
    superseded_at: past,
    created_at: past,
    deleted_at: maybe(past),
  }, 10),
  links: fc.uniqueArray(
    fc.record({
      from: pick,
      to: pick,
      relation: fc.constantFrom("related", "contradicts", "evidence", "corrects"),
      created_at: instant,
      id,
    }),
    { maxLength: 4, selector: ({ from, to, relation }) => `${from % 10} ${to % 10} ${relation}` },
  ),
});

const library: fc.Arbitrary<Section[]> = fc.record({
  own: rows({
    type: fc.constantFrom("note", "link", "movie", "book"),
    work: fc.record({ status: maybe(fc.constantFrom("wanted", "done")), rating: maybe(fc.constantFrom(0, 8.5, 10)) }),
    title: text(),
    content: longText,
    film: fc.record({
      tmdb_id: maybe(fc.integer({ min: 1, max: 9 })),
      year: maybe(fc.integer({ min: 1870, max: 2100 })),
    }),
    updated_at: instant,
    ...gone,
  }),
  url: maybe(fc.constant("https://exemplo.com/ção?x=1#y")),
  report: fc.boolean(),
}).map(({ own, url, report }) => [["library_items", [
  ...own.map(({ film, work, ...row }) => ({
    ...row,
    // A link without an address is none.
    ...(row.type === "link" && url === null ? { type: "note" } : {}),
    url,
    ...(row.type === "movie" ? film as Row : {}),
    ...(row.type === "movie" || row.type === "book" ? work as Row : {}),
    ...(row.type === "book" ? { author: "Itamar Vieira Junior", open_library_id: "OL24153570W" } : {}),
  })),
  ...(report
    ? [{
      type: "note",
      title: "Semana",
      content: "## Dinheiro",
      origin: "automatic",
      kind: "weekly_report",
      period_from: "2026-01-05",
      period_to: "2026-01-11",
      generated_at: "2026-01-12T09:00:00+00:00",
      deleted_at: null,
      created_at: "2026-01-12T09:00:00+00:00",
    }]
    : []),
]]]);

const reminders: fc.Arbitrary<Section[]> = rows({
  text: text(),
  recurrence: maybe(fc.constantFrom("FREQ=DAILY", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3")),
  starts_at: fc.constantFrom("2026-01-31T09:00:00", "2040-02-29T23:59:00"),
  snoozed_until: maybe(fc.constant("2040-03-01T10:00:00")),
  came_due_at: maybe(past),
  shown_at: maybe(past),
  done_at: maybe(past),
  ...gone,
}).map((own) => [["reminders", own]]);

const standing: fc.Arbitrary<Section[]> = fc.uniqueArray(
  fc.record({
    id,
    created_at: past,
    kind: fc.constantFrom("expenses", "incomes", "measures", "habits", "reminders", "library"),
    is_on: fc.boolean(),
    offered_at: maybe(past),
  }),
  { maxLength: 4, selector: ({ kind }) => kind },
).map((own) => [["standing_yes", own]]);

const packs: fc.Arbitrary<Section[]> = fc.tuple(
  rows({
    version: text(),
    content: fc.constantFrom({}, { description: "Feira", triggers: ["feira"] }),
    enabled: fc.boolean(),
  }),
  rows({ position: fc.nat(1000), definition: fc.constantFrom({}, { title: "Preço" }) }),
).map(([packs, tools]) => [
  ["tool_packs", packs.map((row, n) => ({ ...row, name: `pacote-${n}` }))],
  [
    "tool_definitions",
    packs.length === 0 ? [] : tools.map((row, n) => ({ ...row, pack_id: packs[0]!.id, name: `tool_${n}` })),
  ],
]);

const templates: fc.Arbitrary<Section[]> = fc.uniqueArray(fc.constantFrom("meu_dinheiro", "weekly_report"), {
  maxLength: 2,
})
  .map((names) => [[
    "user_templates",
    names.map((name) => ({
      name,
      title: "Meu modelo",
      source:
        `---\nname: ${name}\ntitle: Meu modelo\n---\n{{use-tool:get_note_section:answer:{"section":"spending"}}}\n`,
      created_at: "2026-03-01T09:00:00+00:00",
    })),
  ]]);

const userMemory: fc.Arbitrary<Row> = fc.record({
  name: text(),
  age: fc.constantFrom(0, 130),
  location: text(),
  current_goals: fc.array(text(), { maxLength: 3 }),
  learned_patterns: fc.array(text(), { maxLength: 3 }),
  timezone: fc.constantFrom("America/Sao_Paulo", "America/Noronha", "Asia/Tokyo"),
}, { requiredKeys: [] });

/** Somebody's rows in every table that users may write, in an order in which they can be written, and what is in their profile. */
export const lives: fc.Arbitrary<{ sections: Section[]; memory: Row }> = fc.record({
  talk,
  finance,
  health,
  knowledge,
  library,
  reminders,
  standing,
  packs,
  templates,
  memory: userMemory,
}).map(({ talk, finance, health, knowledge, library, reminders, standing, packs, templates, memory }) => {
  const records = [...talk, ...finance, ...health];
  const idsOf = (table: string) => records.find(([name]) => name === table)![1];
  return {
    memory,
    sections: [...records, ...known(knowledge, idsOf), ...library, ...reminders, ...standing, ...packs, ...templates],
  };
});

type Drawn = typeof knowledge extends fc.Arbitrary<infer T> ? T : never;

function known({ people, items, links }: Drawn, idsOf: (table: string) => Row[]): Section[] {
  const persons = people.map((row) => ({ ...row, type: "person", area: "relationships", content: row.title }));
  const facts = items.map(({ about, subject, source_ref, successor, superseded_at, ...row }, n) => {
    const superseded = successor !== null && n > 0;
    return {
      ...row,
      ...about as Row,
      subject: subject === null ? "self" : at(people, Number(subject)) ?? "self",
      source_ref: source_ref === null ? null : at(idsOf("messages"), Number(source_ref)),
      superseded_by_id: superseded ? at(items.slice(0, n), Number(successor)) : null,
      superseded_at: superseded ? superseded_at : null,
      needs_resolution: row.needs_resolution && !superseded,
    };
  });
  // What the nights found in the records: one insight a habit.
  const insights = idsOf("habits").map(({ id: habit }) => ({
    type: "insight",
    area: "mental_health",
    title: "Hábitos e humor",
    content: `Fica mais animada depois (${habit})`,
    source: "ai_inference",
    confidence: 0.7,
    pattern: `habit_mood:${habit}>mood`,
    derived_from: { n: 9, habits: [habit], tracking_entries: idsOf("tracking_entries").map((row) => row.id) },
    created_at: "2026-03-01T02:30:00-03:00",
  }));
  const distinct = links.filter(({ from, to }) => items.length > 0 && at(items, from) !== at(items, to))
    .map(({ from, to, ...row }) => ({ ...row, from_id: at(items, from), to_id: at(items, to) }));
  const pairs = new Map(distinct.map((row) => [`${row.from_id} ${row.to_id} ${row.relation}`, row]));
  return [["knowledge_items", [...persons, ...facts, ...insights]], ["knowledge_links", [...pairs.values()]]];
}
