import assert from "node:assert/strict";
import { z } from "zod";
import { plainText } from "../../../shared/database/plain-text.ts";
import { birthday, day, moneyAmount, rowId, wholeNumber } from "../../../shared/tools/arguments.ts";
import { mendArguments } from "../../../shared/tools/mend-arguments.ts";

const TEXT = "até 5 caracteres, sem caracteres inválidos, não vazio";
const BIRTHDAY = "use AAAA-MM-DD, ou --MM-DD sem o ano";
const COUNT = "use um número inteiro de 1 a 12";
const AMOUNT = "use um valor em reais, maior que zero e abaixo de um bilhão";

for (
  const [name, schema, refused, message] of [
    ["plainText", plainText(5), ["", " ", "demais", "a\0", "\ud800"], TEXT],
    ["day", day, ["2026-02-29", "ontem", ""], "use AAAA-MM-DD"],
    ["birthday", birthday, ["2026-02-29", "--02-30", "05/08", "agosto", ""], BIRTHDAY],
    ["rowId", rowId, ["o de ontem", ""], "use um id vindo de uma ferramenta"],
    ["wholeNumber", wholeNumber(1, 12), [0, 13, 1.5, "1"], COUNT],
    ["moneyAmount", moneyAmount, [0, -1, 1e9, NaN, Infinity, "50"], AMOUNT],
  ] as [string, z.ZodType, unknown[], string][]
) {
  Deno.test(`${name} tells the model in Portuguese what it takes`, () => {
    for (const value of refused) {
      const messages = schema.safeParse(value).error?.issues.map((issue) => issue.message);
      assert.deepEqual(messages, [message], String(value));
    }
  });
}

Deno.test("birthday takes a day with its year or without, and reads one as it is written here", () => {
  const read = (value: string) => {
    const mended = mendArguments(z.object({ birthday }), { birthday: value });
    return "args" in mended ? mended.args.birthday : null;
  };
  for (const value of ["--08-05", "--02-29", "1990-08-05"]) assert.equal(read(value), value);
  assert.deepEqual(["3 dez", "3 de dezembro", "1º de mar.", "3 dez 1990", "31 de fev", "3 do"].map(read), [
    "--12-03",
    "--12-03",
    "--03-01",
    "1990-12-03",
    null,
    null,
  ]);
  assert.deepEqual(["5/8", "05/08", "5/8/1990", "29/02", "31/02", "08-05", "agosto"].map(read), [
    "--08-05",
    "--08-05",
    "1990-08-05",
    "--02-29",
    null,
    null,
    null,
  ]);
});

Deno.test("plainText() trims, and takes an empty text where that means none", () => {
  assert.equal(plainText(5).parse(" luz "), "luz");
  assert.equal(plainText(5, { blank: true }).parse(" "), "");
});
