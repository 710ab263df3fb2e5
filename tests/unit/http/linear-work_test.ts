import assert from "node:assert/strict";
import { parseJson } from "../../../shared/http/parse-json.ts";
import { parseChatRequest } from "../../../shared/http/parse-chat-request.ts";
import { claimsWrite, offersWrite } from "../../../shared/language/claimed-writes.ts";
import { mayBeCrisis } from "../../../shared/language/crisis/crisis-net.ts";
import { findQuotation, type Quotation } from "../../../shared/language/meaning/quote.ts";
import { mayBeOfOtherClause } from "../../../shared/language/meaning/of-other-clause.ts";
import { readTelling } from "../../../shared/language/meaning/telling.ts";
import { readOrder } from "../../../shared/language/orders/order.ts";
import { findHeadings } from "../../../shared/language/triggers/find-headings.ts";
import { normalizeMessage } from "../../../shared/language/triggers/normalize-message.ts";
import { isToldPlainly } from "../../../shared/language/meaning/told-plainly.ts";
import { createExpense } from "../../../shared/tools/finance/create-expense.ts";
import { mayRunAtOnce } from "../../../shared/tools/said/may-run.ts";
import { compareLines } from "../../../shared/tools/library/compare-lines.ts";
import { findUnsaidLosses } from "../../../shared/tools/said/unsaid-losses.ts";
import { findUnsaidLines } from "../../../shared/tools/said/unsaid-lines.ts";
import { extractionPrompt } from "../../../shared/memory/extraction-prompt.ts";
import { parseTemplate } from "../../../shared/notes/parse-template.ts";
import { readOwnPack } from "../../../shared/own-packs/read-own-pack.ts";
import { ownPackProblems } from "../../../shared/packs/own-pack.ts";
import { packSchema } from "../../../shared/packs/pack.ts";
import { readPack } from "../../../shared/packs/read-pack.ts";
import { readYaml } from "../../../shared/packs/read-yaml.ts";
import { cutSlices } from "../../../shared/portability/cut-slices.ts";
import { readImportDocument } from "../../../shared/portability/read-import-document.ts";
import { readStatement } from "../../../shared/statements/read-statement.ts";

/**
 * What a person may send, by its size in bytes, up to the size at which it is refused unread. `work` may throw: refusing is work too.
 */
interface Case {
  name: string;
  most: number;
  make(size: number): unknown;
  work(made: never): unknown;
}

const KB = 1024;
const MB = 1024 * KB;

/** So many copies of a piece that they have the size. */
const fill = (piece: string, size: number) => piece.repeat(Math.max(1, Math.floor(size / piece.length)));

const post = (text: string) => parseChatRequest(new Request("http://chat", { method: "POST", body: text }));
const chat = (name: string, before: string, piece: string, after: string, most = 4 * MB): Case => ({
  name: `chat: ${name}`,
  most,
  make: (size) => `${before}${fill(piece, size)}${after}`,
  work: post as (made: never) => unknown,
});

const importOf = async (text: string) => {
  const { sections } = await readImportDocument(await parseJson(text, { nodes: 2_000_000 }));
  await cutSlices(sections, [...sections.keys()]);
};
const files = (name: string, make: Case["make"], most = 4 * MB): Case => ({
  name: `import: ${name}`,
  most,
  make: (size) => JSON.stringify(make(size)),
  work: importOf as (made: never) => unknown,
});

const yaml = (name: string, piece: (n: number) => string): Case => ({
  name: `pack: YAML of ${name}`,
  most: 480 * KB,
  make(size) {
    let text = "";
    for (let n = 0; text.length < size; n++) text += piece(n);
    return text;
  },
  work: ((text: string) => readYaml("tools.yaml", text)) as (made: never) => unknown,
});

const SKILL = "---\nname: x-y\ndescription: Faz x.\n---\n\n";
const skill = (name: string, piece: string, file = "SKILL.md"): Case => ({
  name: `pack: ${file} of ${name}`,
  most: 500 * KB,
  make: (size) => `${file === "SKILL.md" ? SKILL : ""}${fill(piece, size)}`,
  work:
    ((text: string) => readPack("x-y", new Map([["SKILL.md", SKILL], ["tools.yaml", "tools: []"], [file, text]]))) as (
      made: never,
    ) => unknown,
});

const BODY = "## Início rápido\nUse.\n## Padrões comuns\n- x\n## Antipadrões\n";
/** One person's own pack, with what fills one of its files between its beginning and its end. */
const ownPack = (name: string, file: string, before: string, piece: string, after = ""): Case => ({
  name: `pack of one person: ${name}`,
  most: 480 * KB,
  make: (size) => `${before}${fill(piece, size)}${after}`,
  work: ((text: string) => readOwnPack("x-y", { "SKILL.md": SKILL + BODY, [file]: text })) as (made: never) => unknown,
});
const TOOL =
  "tools:\n  - name: ver_caixa\n    title: Ver\n    description: Vê.\n    call: GET https://api.example.com/";

const HEAD = "---\nname: meu\ntitle: Meu\n---\n";
const template = (name: string, piece: string): Case => ({
  name: `template: ${name}`,
  most: 19 * KB,
  make: (size) => HEAD + fill(piece, size),
  work: ((source: string) => parseTemplate(source)) as (made: never) => unknown,
});

const statement = (name: string, before: string, piece: string): Case => ({
  name: `statement: ${name}`,
  most: 2 * MB,
  make: (size) => new TextEncoder().encode(before + fill(piece, size)),
  work: ((bytes: Uint8Array) => readStatement(bytes)) as (made: never) => unknown,
});

const quote = (name: string, wanted: string, said: string): Case => ({
  name: `quote: ${name}`,
  most: 8_000,
  make: (size) => ({ quote: fill(wanted, size / 4) + " fim", text: fill(said, size) }),
  work: (({ quote, text }: { quote: string; text: string }) => findQuotation(quote, Array(20).fill(text))) as (
    made: never,
  ) => unknown,
});

const telling = (name: string, piece: string): Case => ({
  name: `told: ${name}`,
  most: 8_000,
  make: (size) => findQuotation("sou celíaca fim", [`${fill(piece, size)} sou celíaca fim`]),
  work: ((quotation: Quotation) => readTelling(quotation, { content: "É celíaca" })) as (made: never) => unknown,
});

/** A message that speaks of one record over and over, under a standing yes. */
const standingYes = (piece: string): Case => ({
  name: `standing yes: ${piece}`,
  most: 8_000,
  make: (size) => fill(piece, size),
  work: ((text: string) => isToldPlainly(text, { stems: new Set(), numbers: new Set([50]) }, "2026-11-27")) as (
    made: never,
  ) => unknown,
});

/** A message in which the words that a model quotes stand over and over. */
const order = (piece: string, wanted: string): Case => ({
  name: `order: ${wanted} in ${piece}`,
  most: 3_900,
  make: (size) => fill(piece, size),
  work: ((text: string) => readOrder(text, wanted)) as (made: never) => unknown,
});

/** An order in one long sentence, checked for a call. */
const orderedWrite = (piece: string): Case => ({
  name: `ordered write: ${piece}`,
  most: 3_900,
  make: (size) => `registra 50 no mercado${fill(piece, size)}`,
  work: ((now: string) =>
    mayRunAtOnce({
      tool: createExpense,
      args: { amount: 50, category: "food", description: "mercado" },
      facts: {},
      quote: "registra 50 no mercado",
      said: { now, before: [], known: [], today: "2026-11-23", nowLocal: "2026-11-23T10:00" },
      otherTargets: [],
    })) as (made: never) => unknown,
});

const noteLines = (name: string, line: (n: number) => string, changed: (n: number) => string): Case => ({
  name: `note: ${name}`,
  most: 50_000,
  make: (size) => Array.from({ length: Math.floor(size / line(1000).length) }, (_, n) => n),
  work: ((all: number[]) => {
    const [content, new_content] = [line, changed].map((text) => all.map(text).join("\n"));
    const said = { now: fill("põe leite na lista ", 4000), before: [] };
    return findUnsaidLines({ new_content }, { item: { content, title: "Lista" } }, said);
  }) as (made: never) => unknown,
});

/** Notes whose lines and words all look alike. */
const noteWords = (name: string, line: string, changed: string): Case => ({
  name: `note: ${name}`,
  most: 50_000,
  make: (size) => [fill(line, size / 2), fill(changed, size / 2)],
  work: (([before, after]: [string, string]) => compareLines(before, after)) as (made: never) => unknown,
});

/** A reminder whose text is turned round. */
const reminderWords: Case = {
  name: "reminder: a text of many words",
  most: 8_000,
  make: (size) => Array.from({ length: Math.floor(size / 4) }, (_, n) => `${n % 10}x`),
  work:
    ((words: string[]) =>
      findUnsaidLosses({ text: words.toReversed().join(" ") }, { text: words.join(" ") }, "muda", "2026-12-01")) as (
        made: never,
      ) => unknown,
};

const halves = (name: string, piece: string): Case => ({
  name: `belief: ${name}`,
  most: 8_000,
  make: (size) => fill(piece, size),
  work:
    ((sentence: string) =>
      mayBeOfOtherClause({ content: "É alérgica a amendoim", slot: "allergy", key: "amendoim" }, sentence)) as (
        made: never,
      ) => unknown,
});

const net = (name: string, piece: string): Case => ({
  name: `message: ${name}`,
  most: 8_000,
  make: (size) => fill(piece, size),
  work: ((text: string) => [mayBeCrisis(text), findHeadings(normalizeMessage(text))]) as (made: never) => unknown,
});

const ROW = { description: "café", amount: 5, category: "food", spent_at: "2026-01-01" };

/** A pack as a person may write it into the tables. */
const packOf = (url: string) => ({
  name: "x-y",
  version: "1",
  description: "Faz x.",
  triggers: [],
  instructions: "",
  references: {},
  variables: [],
  scripts: {},
  own: true,
  tools: Array.from({ length: 20 }, (_, n) => ({
    name: `ver_${n}`,
    title: "Ver",
    description: "Vê.",
    inputSchema: { type: "object", properties: {} },
    call: { url, query: [], headers: {} },
    limits: {},
  })),
});

const CASES: Case[] = [
  order("irmão João ", "João"),
  order("meu irmão é o João, ", "João"),
  orderedWrite(", 50 no mercado"),
  orderedWrite(" e mercado 50"),
  orderedWrite(" amanhã às 9"),
  orderedWrite(" e 4 potes, 35 cada"),
  chat("parts", '{"id":"c","message":{"id":"m","role":"user","parts":[', "{},", "{}]}}"),
  chat(
    "parts of text",
    '{"id":"c","message":{"id":"m","role":"user","parts":[',
    '{"type":"text","text":"a"},',
    "{}]}}",
  ),
  chat("messages", '{"id":"c","messages":[', '{"id":"m","role":"assistant","parts":[]},', "{}]}"),
  chat("messages that are none", '{"id":"c","messageId":"x","messages":[', "1,", "1]}"),
  chat(
    "answered parts",
    '{"id":"c","messages":[{"id":"a","role":"assistant","parts":[',
    '{"state":"approval-responded"},',
    "{}]}]}",
  ),
  chat("one text", '{"id":"c","message":{"id":"m","role":"user","parts":[{"type":"text","text":"', "a ", '"}]}}'),
  chat(
    "a text of marks",
    '{"id":"c","message":{"id":"m","role":"user","parts":[{"type":"text","text":"',
    '\\"\\\\',
    '"}]}}',
  ),
  chat("one long text", '{"id":"c","message":{"parts":[{"type":"text","text":"', '\\"', '"}]}}', 15 * MB),
  chat("levels", '{"id":"c","message":', "[", ""),
  chat("keys", '{"id":"c",', '"a":1,', '"b":1}'),
  chat("approvals", '{"id":"c","approvals":[', '{"id":"x","approved":1},', "{}]}"),
  files(
    "sections",
    (size) => ({ data: Object.fromEntries(Array.from({ length: size / 20 }, (_, n) => [`p${n}`, []])) }),
  ),
  files(
    "rows",
    (size) => ({ data: { expenses: Array.from({ length: size / 100 }, (_, n) => ({ ...ROW, id: `${n}` })) } }),
  ),
  files("rows without id", (size) => ({ data: { expenses: Array.from({ length: size / 90 }, () => ROW) } })),
  files("rows that are none", (size) => ({ data: { expenses: Array(Math.floor(size / 20)).fill(1) } })),
  files(
    "knowledge that was replaced",
    (size) => ({
      data: {
        knowledge_items: Array.from({ length: size / 200 }, (_, n) => ({
          id: `${n}`,
          superseded_at: "2026-01-01",
          superseded_by_id: `${n + 1}`,
        })),
      },
    }),
  ),
  files(
    "one row",
    (size) => ({ data: { messages: [{ id: "a", parts: Array(Math.floor(size / 10)).fill({ a: 1 }) }] } }),
  ),
  files("one text", (size) => ({ data: { messages: [{ id: "a", content: "a".repeat(size) }] } })),
  files("one long text", (size) => ({ data: { messages: [{ id: "a", content: '"'.repeat(size / 2) }] } }), 19 * MB),
  yaml("keys", (n) => `k${n}: 1\n`),
  yaml("lines", () => "- \n"),
  yaml("a list", (n) => n === 0 ? "[" : "a,"),
  yaml("objects", (n) => n === 0 ? "[" : "{},"),
  yaml("comments", () => "#\n"),
  yaml("empty lines", () => "\n"),
  yaml("anchors", (n) => `- &a${n} x\n- *a${n}\n`),
  yaml("levels", () => "["),
  yaml("directives", () => "%TAG ! x\n"),
  yaml("closed brackets", () => "]\n"),
  yaml("quoted texts", (n) => n === 0 ? "[" : '"a\n b",'),
  skill("lines", "a\n"),
  skill("headings", "## a\n"),
  skill("list entries", "- Errado: a Certo: b\n"),
  skill("spaces", " "),
  skill("marks", "*_`["),
  skill("headings", "# a\n\n", "references/a.md"),
  ownPack("an address of open braces", "tools.yaml", TOOL, "{"),
  ownPack("an address of names", "tools.yaml", TOOL, "{a}"),
  ownPack("a header of open braces", "tools.yaml", `${TOOL}x\nheaders:\n  X-A: "`, "${", '"'),
  ownPack(
    "a path of open braces",
    "openapi.yaml",
    "openapi: 3.1.0\nservers: [{url: https://a.example.com}]\npaths:\n  /",
    "{",
    ":\n    get: {operationId: x}\n",
  ),
  ownPack(
    "a server of open braces",
    "server.json",
    '{"remotes":[{"type":"streamable-http","url":"https://a.example.com/',
    "{",
    '"}]}',
  ),
  ownPack("an anti-pattern", "SKILL.md", `${SKILL}${BODY}- Errado: x`, " Certo: x"),
  ownPack("anti-patterns", "SKILL.md", SKILL + BODY, "- \n"),
  ownPack(
    "triggers",
    "SKILL.md",
    "---\nname: x-y\ndescription: Faz x.\nmetadata:\n  triggers: ",
    "a,",
    `\n---\n${BODY}`,
  ),
  {
    name: "stored pack: addresses of open braces",
    most: 480 * KB,
    make: (size) => packOf(`https://a.example.com/${fill("{", size)}`),
    work: ((pack: unknown) => {
      const { data } = packSchema.safeParse(pack);
      return data && ownPackProblems(data);
    }) as (made: never) => unknown,
  },
  template("text", "a "),
  template("placeholders", "{{use-tool:get_note_period:value.span:{}}}"),
  template("open placeholders", "{{use-tool:"),
  template("blocks", "{{each:get_bills:bills:{}}}"),
  template("lines", "\n"),
  template("spaces", " "),
  template("open arguments", "{{use-tool:get_bills:a:{"),
  statement("lines of CSV", "Data,Valor,Descrição\n", `01/01/2026,10,${"pão".repeat(150)}\n`),
  statement("separators", "Data,Valor,Descrição\n", `${",".repeat(40)}${"x".repeat(400)}\n`),
  statement("quotation marks", "Data,Valor,Descrição\n", '"'),
  statement("empty lines", "", "\n"),
  statement("line breaks of other systems", "", "\r"),
  statement("one line", "Data,Valor,Descrição\n", "a"),
  statement("tags of OFX", "<OFX>", "<a>"),
  statement("movements of OFX", "<OFX>", `<STMTTRN><DTPOSTED>20260101<TRNAMT>1<MEMO>${"x".repeat(500)}</STMTTRN>`),
  statement("open brackets", "<OFX>", "<"),
  statement("spaces of OFX", "<OFX>", "< "),
  {
    name: "night: a message of empty lines",
    most: 100 * KB,
    make: (size) => fill("\n", size),
    work: ((text: string) => extractionPrompt([{ id: "m", text, sentAt: "2026-11-01T12:00:00Z" }], {})) as (
      made: never,
    ) => unknown,
  },
  noteLines("every line is changed", (n) => `leite ${n}`, (n) => `doce de leite ${n + 1}`),
  noteLines("equal lines", () => "leite", () => "leite"),
  noteLines("one line in ten goes", (n) => `leite ${n}`, (n) => n % 10 === 0 ? "" : `leite ${n}`),
  noteWords("lines of one word that become one line", "a\n", "a b "),
  noteWords("a long run of one word", "a ", "a "),
  reminderWords,
  halves("of many halves", "sou alérgica a camarão e adoro amendoim e "),
  halves("of one enumeration", "camarão, amendoim, "),
  net("of a number without end", "1."),
  net("of amounts", "1.1 de "),
  standingYes("gastei 50, "),
  standingYes("foi foi 50 "),
  quote("of one word", "a ", "a "),
  quote("of one letter", "a", "a"),
  quote("of marks", "- ", "- "),
  quote("of spaces", "a  ", "a  "),
  quote("after a denial", "não a ", "não a "),
  ...["e, ", "ok, ", "claro, ", "agora ta ", "registrei "].map((piece): Case => ({
    name: `answer: of "${piece}"`,
    most: 120 * KB,
    make: (size) => fill(piece, size),
    work: ((text: string) => [claimsWrite(text), offersWrite(text)]) as (made: never) => unknown,
  })),
  telling("behind words", "a "),
  telling("behind sentences", "ok. "),
  telling("behind empty lines", "\n"),
  telling("behind people", "minha irmã é alérgica e "),
  telling("behind labels", "Zé: "),
  telling("behind speech", "ele disse: "),
  telling("behind doubts", "acho que talvez "),
  telling("behind quotation marks", '"a" '),
];

/** How much longer an eighth of the size may take than an eighth of the time. Machines are busy, and small sizes are compiled late. */
const FACTOR = 5;
/** What is done so fast, on a machine that others use too, needs no comparison: work by the square took seconds. */
const QUICK_MS = 250;

/** Once most of the text is read, it is no rope any more: so it is read before it is measured. */
const flat = (made: unknown) => typeof made === "string" ? made.charCodeAt(made.length - 1) : 0;

/** The time of the work, and the longest time in which nothing else could run. */
async function measure({ make, work }: Case, size: number, runs: number): Promise<{ ms: number; held: number }> {
  const made = make(size) as never;
  flat(made);
  let [ms, held] = [Infinity, Infinity];
  for (let n = 0; n < runs; n++) {
    const from = performance.now();
    let [seen, gap] = [from, 0];
    const see = () => {
      gap = Math.max(gap, performance.now() - seen);
      seen = performance.now();
    };
    const watch = setInterval(see, 1);
    try {
      await work(made);
    } catch {
      // Refused.
    }
    clearInterval(watch);
    see();
    ms = Math.min(ms, performance.now() - from);
    held = Math.min(held, gap);
  }
  return { ms, held };
}

Deno.test("what a person may send takes time in proportion to its size, up to its limit", async (t) => {
  for (const one of CASES) {
    await t.step(one.name, async () => {
      // Above some size, work is refused before it begins: so two sizes are looked at.
      for (const most of [one.most, one.most / 4]) {
        const small = await measure(one, most / 8, 3);
        let large = await measure(one, most, 2);
        const isInProportion = () => large.ms < QUICK_MS || large.ms <= small.ms * 8 * FACTOR;
        // A machine that others use may have stopped in between; what grows faster than its size is slow each time.
        for (let again = 0; again < 3 && !isInProportion(); again++) large = await measure(one, most, 1);
        if (Deno.env.get("SHOW_WORK")) {
          console.log(
            `${one.name}: ${small.ms.toFixed(1)}, ${large.ms.toFixed(1)} ms, held for ${large.held.toFixed(1)} ms`,
          );
        }
        assert.ok(isInProportion(), `${large.ms} ms; an eighth: ${small.ms} ms`);
      }
    });
  }
});
