import assert from "node:assert/strict";
import { csvLine } from "../../../shared/portability/export-csv.ts";
import { type ReadOptions, readStatement } from "../../../shared/statements/read-statement.ts";
import { StatementError, type StatementErrorCode } from "../../../shared/statements/statement.ts";

const read = (text: string, options?: ReadOptions) => readStatement(new TextEncoder().encode(text), options);
const fixture = (name: string, options?: ReadOptions) =>
  readStatement(Deno.readFileSync(new URL(`../../fixtures/statements/${name}`, import.meta.url)), options);
const amounts = ({ lines }: { lines: { amount: number }[] }) => lines.map(({ amount }) => amount);
const reasons = ({ refused }: { refused: { index: number; reason: string }[] }) =>
  refused.map(({ index, reason }) => `${index} ${reason}`);

async function refuses(run: () => Promise<unknown>, code: StatementErrorCode, message: RegExp): Promise<void> {
  await assert.rejects(
    run,
    (error) => error instanceof StatementError && error.code === code && message.test(error.message),
  );
}

const FIXTURES: Record<string, [bank: string, kind: string, amounts: number[]]> = {
  "nubank-account.csv": ["nubank", "checking", [420000, -1850, -25000, 25000, -91235]],
  "nubank-card.csv": ["nubank", "card", [-13247, -1990, -1990, -8000, 91235]],
  "nubank-card.ofx": ["nubank", "card", [-13247, -1990, 91235]],
  "itau-account.csv": ["itau", "checking", [250000, -1290, -118000]],
  "itau-account.txt": ["itau", "checking", [250000, -1290, -118000]],
  "itau-card.csv": ["itau", "card", [-9713, -4560, 77569]],
  "inter-account.csv": ["inter", "checking", [-25000, -3600, 125000]],
  "inter-account-2.csv": ["inter", "checking", [-25000, 125000]],
  "inter-account.ofx": ["inter", "checking", [-25000, 125000]],
  "inter-card.csv": ["inter", "card", [-6400, -110000, 90000]],
  "bradesco-account.csv": ["bradesco", "checking", [350000, -12050, -18990]],
  "banco-do-brasil-account.csv": ["banco_do_brasil", "checking", [-4200, 182075, -5990]],
  "banco-do-brasil-account-2.csv": ["banco_do_brasil", "checking", [-6000, 711690]],
  "banco-do-brasil-account.ofx": ["banco_do_brasil", "checking", [-4200, -30000, -18000, 182075]],
  "c6-account.csv": ["c6", "checking", [65000, -6102, -48388]],
  "c6-card.csv": ["c6", "card", [-23045, -9990, -5185, 48388]],
};

for (const [name, [bank, kind, expected]] of Object.entries(FIXTURES)) {
  Deno.test(`readStatement() reads ${name}`, async () => {
    const statement = await fixture(name);
    assert.deepEqual([statement.bank, statement.kind, amounts(statement)], [bank, kind, expected]);
    assert.equal(new Set(statement.lines.map(({ id }) => id)).size, expected.length);
  });
}

Deno.test("readStatement() keeps accents of Latin-1 and UTF-8, the line of the file, and says the period", async () => {
  const { lines, period, refused } = await fixture("bradesco-account.csv");
  assert.deepEqual(lines[1], {
    index: 6,
    id: "ef1a51ae9e24d809:2026-09-04:-12050",
    date: "2026-09-04",
    amount: -12050,
    description: "PIX ENVIADO AÇOUGUE CENTRAL",
    mayBeTransfer: true,
    paysCard: false,
  });
  assert.deepEqual(period, { from: "2026-09-02", to: "2026-09-10" });
  assert.deepEqual(refused, [{ index: 4, reason: "O valor é zero." }]);
  assert.equal(
    (await fixture("inter-account.csv")).lines[1]!.description,
    "Compra no débito - No estabelecimento Feira; barraca 7",
  );
  assert.equal((await fixture("inter-account-2.csv")).lines[1]!.description, 'Pix recebido: "Clara Bento"');
});

Deno.test("readStatement() joins several columns, without what says nothing, so that parts of a purchase differ", async () => {
  assert.deepEqual((await fixture("c6-card.csv")).lines.map(({ description }) => description), [
    "MERCADO BOA SAFRA",
    "LOJA AZUL - 1/4",
    "APLICATIVO DE FORA",
    "Inclusao de Pagamento",
  ]);
  assert.equal((await fixture("c6-account.csv")).lines[0]!.description, "Pix recebido de Clara Bento");
});

Deno.test("readStatement() tells lines apart that have one FITID and other amounts, and gives OFX and CSV of Nubank one id", async () => {
  const [, first, second] = (await fixture("banco-do-brasil-account.ofx")).lines;
  assert.deepEqual([first!.id, second!.id], ["202609020:2026-09-02:-30000", "202609020:2026-09-02:-18000"]);
  const [, , sent, returned] = (await fixture("nubank-account.csv")).lines;
  assert.notEqual(sent!.id, returned!.id);
});

Deno.test("readStatement() reads the day of an OFX time in another zone as that of Brazil, and midnight as a bare day", async () => {
  const day = async (posted: string) =>
    (await read(`<OFX><STMTTRN><DTPOSTED>${posted}<TRNAMT>-1.00<MEMO>x</STMTTRN></OFX>`)).lines[0]!.date;
  assert.equal(await day("20260905013000[0:GMT]"), "2026-09-04");
  assert.equal(await day("20260905000000[0:GMT]"), "2026-09-05");
  assert.equal(await day("20260905233000[-3:BRT]"), "2026-09-05");
  assert.equal(await day("20260905233000.000[-03:EST]"), "2026-09-05");
  assert.equal(await day("20260905"), "2026-09-05");
});

Deno.test("readStatement() takes the direction of a debit without a sign from its type", async () => {
  const statement = await read(
    "<OFX><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260905<TRNAMT>12,30<MEMO>PAES < CIA</STMTTRN></OFX>",
  );
  assert.deepEqual([statement.lines[0]!.amount, statement.lines[0]!.description], [-1230, "PAES < CIA"]);
});

Deno.test("readStatement() reads any CSV whose columns are named, and says which columns there are", async () => {
  await refuses(() => fixture("other-bank.csv"), "unknown_layout", /“dia”, “o que foi”, “entrou”, “saiu”, “codigo”/);
  const columns = { date: "Dia", description: ["O que foi"], credit: "Entrou", debit: "Saiu", id: "código" };
  const statement = await fixture("other-bank.csv", { columns, bank: "santander" });
  assert.deepEqual([statement.bank, statement.kind, amounts(statement)], ["santander", "checking", [300000, -4500]]);
  assert.equal(statement.lines[0]!.id, "A1:2026-09-01:300000");
  await refuses(
    () => fixture("other-bank.csv", { columns: { ...columns, credit: "Crédito" } }),
    "missing_column",
    /não tem a coluna “credito”. As que tem: “dia”/,
  );
  await refuses(
    () => fixture("other-bank.csv", { columns: { date: "Dia", description: ["O que foi"] } }),
    "missing_column",
    /em que coluna está o valor/,
  );
});

Deno.test("readStatement() reads amounts with comma and point, R$, brackets, D and C", async () => {
  const written = [
    "-1.234,56",
    "1234.56",
    "R$ 29,90",
    "- R$ 29,90",
    "(80,00)",
    "12,00 D",
    "12,00 C",
    "1.234",
    "15.6",
    "80",
    "\u221210,00",
  ];
  const file = `dia\tque\tquanto\n${written.map((amount) => `05/09/2026\tx\t${amount}`).join("\n")}\n`;
  assert.deepEqual(amounts(await read(file, { columns: { date: "dia", description: ["que"], amount: "quanto" } })), [
    ...[-123456, 123456, 2990, -2990, -8000, -1200, 1200, 123400, 1560, 8000, -1000],
  ]);
});

Deno.test("readStatement() refuses single lines with a reason and keeps the others", async () => {
  const statement = await read([
    "date,title,amount",
    "2026-09-01,Boa,10.00",
    "1900-01-01,Velha,10.00",
    "31/02/2026,Impossível,10.00",
    "amanhã,Sem dia,10.00",
    ",Sem data,10.00",
    "2026-09-02,Dólar,US$ 10.00",
    "2026-09-02,Texto,dez",
    "2026-09-02,Grande,9999999999.99",
    "2026-09-02,Nada,0.00",
    "2026-09-02,Vazio,",
    "2026-09-03",
    "",
  ].join("\n"));
  assert.deepEqual(amounts(statement), [-1000]);
  assert.deepEqual(reasons(statement), [
    "3 A data “1900-01-01” não pode estar certa.",
    "4 O dia “31/02/2026” não existe.",
    "5 Não entendi a data “amanhã”.",
    "6 Falta a data.",
    "7 O valor “US$ 10.00” não está em reais.",
    "8 Não entendi o valor “dez”.",
    "9 O valor “9999999999.99” é grande demais.",
    "10 O valor é zero.",
    "11 Falta o valor.",
    "12 A linha está incompleta.",
  ]);
});

Deno.test("readStatement() says where a file was cut", async () => {
  const csv =
    "Data Lançamento;Histórico;Descrição;Valor;Saldo\n02/09/2026;Pix;Nélio;-250,00;1,00\n03/09/2026;Pix;Zé;-1";
  assert.deepEqual(reasons(await read(csv)), ["3 A linha está incompleta."]);
  assert.deepEqual(
    reasons(await read(`${csv}5,00;2,00\n04/09/2026;Pix;"Zé;-10,00;2,00\n05/09/2026;Pix;Bia;-1,00;1,00\n`)),
    [
      "4 Daqui até o fim não dá para ler: há aspas que ninguém fecha.",
    ],
  );
  const ofx = "<OFX><STMTTRN><DTPOSTED>20260905<TRNAMT>-1.00<MEMO>x</STMTTRN>\n<STMTTRN><DTPOSTED>20260905<TRNAMT>-1";
  assert.deepEqual(reasons(await read(ofx)), [
    "2 A linha está incompleta.",
    "2 O arquivo acaba antes do fim: podem faltar lançamentos.",
  ]);
  const half = Deno.readFileSync(new URL("../../fixtures/statements/inter-account.csv", import.meta.url)).subarray(
    0,
    14,
  );
  await refuses(() => readStatement(half), "not_a_statement", /não parece um extrato/);
});

Deno.test("readStatement() says which lines may be a transfer: of a card only payments, not a purchase with such a word", async () => {
  const open = async (name: string) =>
    (await fixture(name)).lines.filter((line) => line.mayBeTransfer).map(({ index }) => index);
  assert.deepEqual(await open("nubank-account.csv"), [2, 4, 5, 6]);
  assert.deepEqual(await open("nubank-card.csv"), [6]);
  assert.deepEqual(await open("c6-card.csv"), [5]);
  assert.deepEqual(await open("c6-account.csv"), [10, 11, 12]);
  const card = await read("date,title,amount\n2026-09-01,Pix Parcelado Loja,10.00\n2026-09-02,Transfer Hotel,10.00\n");
  assert.ok(card.lines.every((line) => !line.mayBeTransfer));
});

Deno.test("readStatement() keeps a formula as text, which the export of spreadsheets makes harmless", async () => {
  const formula = '=HYPERLINK("http://mal.example";"clique")';
  const { lines } = await read(
    `Data,Valor,Identificador,Descrição\n01/09/2026,-1.00,a,"${formula.replaceAll('"', '""')}"\n`,
  );
  assert.equal(lines[0]!.description, formula);
  for (const description of [formula, "+55", "-1", "@soma"]) assert.match(csvLine([description]), /^"?'/);
});

Deno.test("readStatement() refuses what is no statement of one account in reais", async () => {
  const ofx = (more: string) => `<OFX>${more}<STMTTRN><DTPOSTED>20260905<TRNAMT>-1.00<MEMO>x</STMTTRN></OFX>`;
  await refuses(() => read(""), "empty_file", /vazio/);
  await refuses(() => read(" \n\n"), "empty_file", /vazio/);
  await refuses(() => read("%PDF-1.7 …"), "not_a_statement", /um PDF.*OFX ou CSV/);
  await refuses(() => read("PK\x03\x04…"), "not_a_statement", /planilha/);
  await refuses(
    () => readStatement(new Uint8Array([0, 1, 2, 200, 255])),
    "not_a_statement",
    /não é um extrato em texto/,
  );
  await refuses(() => read("bom dia"), "not_a_statement", /não parece um extrato/);
  await refuses(() => read("date,title,amount\n"), "no_lines", /nenhum lançamento/);
  await refuses(() => read(ofx("<CURDEF>USD")), "other_currency", /USD/);
  await refuses(() => read(ofx("<ACCTID>1<ACCTID>2")), "several_accounts", /2 contas/);
  await refuses(() => fixture("nubank-card.csv", { bank: "itau" }), "other_bank", /do banco Nubank, não do Itaú/);
  assert.deepEqual(
    reasons(await read("<OFX><STMTTRN><DTPOSTED>20260905<TRNAMT>-1<CURRENCY><CURSYM>EUR</CURRENCY></STMTTRN></OFX>")),
    ["1 O valor está em EUR, e eu só importo reais."],
  );
});

// 10,000 lines took 0.2 s. The limits leave room for a machine that is busy with other tests.
/** Many times what a loaded machine takes; work that grows with the square of the size takes minutes. */
const MOST_MS = 20_000;

Deno.test("readStatement() reads 10,000 lines and refuses more", async () => {
  const csv = (count: number) =>
    `Data Lançamento;Histórico;Descrição;Valor;Saldo\n${
      "05/09/2026;Pix enviado;Fulano de Tal;-1.234,56;0,00\n".repeat(count)
    }`;
  const ofx = (count: number) =>
    `<OFX>${"<STMTTRN><DTPOSTED>20260905<TRNAMT>-1.00<FITID>1<MEMO>Pix</STMTTRN>\n".repeat(count)}</OFX>`;
  for (const text of [csv(10_000), ofx(10_000)]) {
    assert.equal((await read(text)).lines.length, 10_000);
  }
  for (const text of [csv(10_001), csv(50_000), ofx(50_000)]) {
    await refuses(() => read(text), "too_many_lines", /mais de 10 mil/);
  }
  await refuses(() => readStatement(new Uint8Array(5 * 1024 * 1024 + 1)), "too_large", /5 MB/);
});

Deno.test("readStatement() takes no longer for files that are made to be slow", async () => {
  const size = 4_500_000;
  const header = "date,title,amount\n";
  const files = [
    '"'.repeat(size),
    header + '"a\n'.repeat(10_000) + "x".repeat(size),
    header + ",".repeat(size),
    header + '"'.repeat(size),
    `<OFX>${"<".repeat(size)}`,
    `<OFX>${"<A ".repeat(size / 3)}`,
    `<OFX>${"<A><![CDATA[".repeat(size / 12)}`,
    `<OFX>${"<STMTTRN>".repeat(size / 9)}`,
    `<OFX><MEMO>${"&amp;".repeat(size / 5)}`,
    `${header}2026-09-01,x,${"1.".repeat(size / 2)}`,
  ];
  for (const file of files) {
    const begun = performance.now();
    try {
      await read(file);
    } catch (error) {
      assert.ok(error instanceof StatementError);
    }
    const spent = performance.now() - begun;
    assert.ok(spent < MOST_MS, `${file.slice(0, 30)}: ${Math.round(spent)} ms`);
  }
});
