import assert from "node:assert/strict";
import fc from "fast-check";
import { LAYOUTS } from "../../../shared/statements/layouts.ts";
import { joinDescription } from "../../../shared/statements/read-cells.ts";
import { readStatement } from "../../../shared/statements/read-statement.ts";
import { StatementError } from "../../../shared/statements/statement.ts";
import { isBalance } from "../../../shared/language/statement-words.ts";
import { writeCsv, writeOfx, type WrittenLine } from "./write-statement.ts";

const encode = (text: string) => new TextEncoder().encode(text);

/** Words as banks write them, with what breaks tables: quotation marks, separators, signs of formulas, accents. */
const description = fc.array(
  fc.oneof(
    fc.constantFrom(
      "PIX",
      "Açaí",
      '"',
      ";",
      ",",
      "=1+1",
      "-",
      "@x",
      "+",
      "Pix enviado:",
      "R$ 10",
      "01/02",
      "<b>",
      "&",
      "S A",
    ),
    fc.string({ unit: "grapheme", maxLength: 8 }),
  ),
  { minLength: 1, maxLength: 6 },
).map((words) => joinDescription([words.join(" ")]))
  .filter((words) => words !== "Sem descrição" && !isBalance(words) && words.length <= 200);

const line: fc.Arbitrary<WrittenLine> = fc.record({
  date: fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  amount: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).filter((amount) => amount !== 0),
  description,
}, { noNullPrototype: true });
const lines = fc.array(line, { minLength: 1, maxLength: 20 });

const form = fc.record({
  delimiter: fc.constantFrom(";" as const, "," as const, "\t" as const),
  decimal: fc.constantFrom("," as const, "." as const),
  isDayFirst: fc.boolean(),
  newline: fc.constantFrom("\n" as const, "\r\n" as const),
  preamble: fc.constantFrom([], ["Extrato Conta Corrente", "Conta ;000", "", "Período ;01/09/2026 a 30/09/2026"]),
});

async function readBack(text: string) {
  const { refused, lines } = await readStatement(encode(text));
  assert.deepEqual(refused, []);
  return lines.map(({ date, amount, description }) => ({ date, amount, description }));
}

for (const [place, layout] of LAYOUTS.entries()) {
  Deno.test(`readStatement() reads back what is written as ${layout.bank} ${layout.kind}, layout ${place + 1}`, async () => {
    await fc.assert(
      fc.asyncProperty(lines, form, async (written, form) => {
        assert.deepEqual(await readBack(writeCsv(written, layout, form)), written);
      }),
      { numRuns: 60 },
    );
  });
}

Deno.test("readStatement() reads back what is written as OFX 1.x and 2.x", async () => {
  await fc.assert(
    fc.asyncProperty(lines, fc.boolean(), fc.constantFrom("\n", "\r\n", ""), async (written, isXml, newline) => {
      // Without line breaks the header would stand before the first tag on one line, which SGML allows.
      assert.deepEqual(await readBack(writeOfx(written, { isXml, newline })), written);
    }),
    { numRuns: 200 },
  );
});

Deno.test("readStatement() gives the lines of overlapping files the same ids, equal lines too", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 2, maxLength: 12 }),
      fc.nat(),
      fc.nat(),
      fc.nat(3),
      async (some, from, to, repeats) => {
        const all = some.flatMap((line) => Array.from({ length: repeats + 1 }, () => line))
          .sort((one, other) => one.date < other.date ? -1 : one.date > other.date ? 1 : 0);
        const days = [...new Set(all.map(({ date }) => date))];
        const [first, last] = [from % days.length, to % days.length].sort((one, other) => one - other);
        const part = all.filter(({ date }) => date >= days[first!]! && date <= days[last!]!);
        const idsOf = async (lines: WrittenLine[]) => {
          const text = writeOfx(lines, { isXml: false, newline: "\n" });
          return (await readStatement(encode(text))).lines.map(({ id }) => id);
        };
        const whole = await idsOf(all);
        assert.equal(new Set(whole).size, all.length);
        assert.ok((await idsOf(part)).every((id) => whole.includes(id)));
      },
    ),
    { numRuns: 100 },
  );
});

Deno.test("readStatement() throws nothing but a StatementError, whatever it gets", async () => {
  const beginnings = [
    "date,title,amount\n",
    "Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)\n",
    "OFXHEADER:100\n<OFX><STMTTRN>",
    "<OFX><CURDEF>BRL<STMTTRN><DTPOSTED>20260901<TRNAMT>",
    "",
  ];
  const rubbish = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.string({ unit: "binary", maxLength: 200 }).map(encode),
    fc.array(
      fc.constantFrom(
        "\n",
        ";",
        ",",
        '"',
        "<",
        ">",
        "</STMTTRN>",
        "<STMTTRN>",
        "<![CDATA[",
        "&#99999999;",
        "1",
        "-",
        "01/09/2026",
        "\0",
      ),
      { maxLength: 60 },
    ).map((parts) => encode(parts.join(""))),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...beginnings), rubbish, async (beginning, bytes) => {
      try {
        const { lines, refused } = await readStatement(new Uint8Array([...encode(beginning), ...bytes]));
        for (const { date, amount, description } of lines) {
          assert.match(date, /^20\d\d-\d\d-\d\d$/);
          assert.ok(Number.isSafeInteger(amount) && amount !== 0);
          assert.ok(description.isWellFormed() && !/\p{Cc}/u.test(description));
        }
        assert.ok(refused.every(({ index, reason }) => index >= 1 && reason.endsWith(".")));
      } catch (error) {
        assert.ok(error instanceof StatementError, String(error));
      }
    }),
    { numRuns: 1_000 },
  );
});
