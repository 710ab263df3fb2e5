import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { call, refusal } from "../../support/rpc.ts";
import type { StatementReport } from "../../../shared/statements/run-statement.ts";
import { todayOf } from "../finance/calendar.ts";
import { accountFile, fixture, newPerson, startStack } from "./statement-files.ts";

const states = ({ lines }: StatementReport) => lines.map(({ state }) => state);
const sum = (rows: Record<string, unknown>[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);
const withoutImport = ({ import_id: _, ...report }: StatementReport) => report;

/** Each fixture: the kind of its account, and its reais as expenses, incomes and payments of a card. */
const FIXTURES: Record<string, ["checking" | "card", spent: number, received: number, moved: number]> = {
  "nubank-account.csv": ["checking", 1180.85, 4450, 0],
  "nubank-card.csv": ["card", 252.27, 0, 912.35],
  "nubank-card.ofx": ["card", 152.37, 0, 912.35],
  "itau-account.csv": ["checking", 1192.9, 2500, 0],
  "itau-account.txt": ["checking", 1192.9, 2500, 0],
  "itau-card.csv": ["card", 142.73, 0, 775.69],
  "inter-account.csv": ["checking", 286, 1250, 0],
  "inter-account-2.csv": ["checking", 250, 1250, 0],
  "inter-account.ofx": ["checking", 250, 1250, 0],
  "inter-card.csv": ["card", 1164, 0, 900],
  "bradesco-account.csv": ["checking", 310.4, 3500, 0],
  "banco-do-brasil-account.csv": ["checking", 101.9, 1820.75, 0],
  "banco-do-brasil-account-2.csv": ["checking", 60, 7116.9, 0],
  "banco-do-brasil-account.ofx": ["checking", 522, 1820.75, 0],
  "c6-account.csv": ["checking", 544.9, 650, 0],
  "c6-card.csv": ["card", 382.2, 0, 483.88],
};

Deno.test("POST /statements", async (t) => {
  const stack = await startStack();

  await t.step(
    "imports each bank's file as its preview says, to the cent, and the same file adds nothing",
    async () => {
      for (const [name, [kind, spent, received, moved]] of Object.entries(FIXTURES)) {
        const ana = await newPerson(stack, "Ana");
        const account = await ana.open("Conta", kind);
        const preview = await ana.preview(account, fixture(name));
        assert.deepEqual([(await ana.rows("expenses")).length, (await ana.rows("incomes")).length], [0, 0], name);
        const { import_id, ...report } = await ana.bringIn(account, fixture(name), { file_name: name });
        assert.ok(import_id, name);
        assert.deepEqual(report, preview, name);
        const expenses = await ana.rows("expenses");
        assert.deepEqual(
          [
            sum(expenses, "amount"),
            sum(await ana.rows("incomes"), "actual_amount"),
            sum(await ana.rows("transfers"), "amount"),
          ]
            .map((reais) => Math.round(reais * 100) / 100),
          [spent, received, moved],
          name,
        );
        assert.deepEqual([report.spent, report.received], [spent, received], name);
        assert.ok(expenses.every((row) => row.account_id === account));
        const again = await ana.bringIn(account, fixture(name));
        assert.deepEqual([again.import_id, again.counts.new, again.counts.transfer], [null, 0, 0], name);
        assert.equal((await ana.rows("expenses")).length, expenses.length, name);
      }
    },
  );

  await t.step("a file that overlaps adds only what it has more, equal lines of a day included", async () => {
    const rui = await newPerson(stack, "Rui");
    const account = await rui.open("Conta", "checking");
    const csv = (rows: string[]) =>
      `Extrato Conta Corrente\nData Lançamento;Histórico;Descrição;Valor;Saldo\n${rows.join("\n")}\n`;
    const bus = "02/09/2026;Compra no débito;Ônibus;-5,00;0,00";
    await rui.bringIn(account, csv(["01/09/2026;Compra no débito;Padaria;-8,00;0,00", bus, bus]));
    const second = await rui.bringIn(account, csv([bus, bus, bus, "03/09/2026;Compra no débito;Ônibus;-5,00;0,00"]));
    assert.deepEqual(states(second), ["known", "known", "new", "new"]);
    assert.equal((await rui.rows("expenses")).length, 5);
  });

  await t.step("lines that are left out make no rows, and a preview and an import say the same of them", async () => {
    const edu = await newPerson(stack, "Edu");
    const account = await edu.open("Conta", "checking");
    const file = accountFile([["01/09/2026", "-8.00", "Padaria"], ["02/09/2026", "-30.00", "Presente"]]);
    const [, gift] = (await edu.preview(account, file)).lines;
    const left_out = [gift!.id!, "no such line"];
    const preview = await edu.preview(account, file, { left_out });
    assert.deepEqual([preview.spent, states(preview)], [8, ["new", "refused"]]);
    assert.equal(preview.lines[1]!.reason, "Fica de fora, como você pediu.");
    assert.deepEqual(withoutImport(await edu.bringIn(account, file, { left_out })), preview);
    assert.equal((await edu.rows("expenses")).length, 1);
    assert.deepEqual(states(await edu.bringIn(account, file)), ["known", "new"]);
  });

  await t.step("the same account as OFX after CSV is known line by line", async () => {
    const lia = await newPerson(stack, "Lia");
    const account = await lia.open("Inter", "checking");
    await lia.bringIn(account, fixture("inter-account.csv"));
    const ofx = await lia.bringIn(account, fixture("inter-account.ofx"));
    assert.deepEqual(states(ofx), ["known", "known"]);
    assert.deepEqual(states(await lia.bringIn(account, fixture("inter-account.ofx"))), ["known", "known"]);
    assert.deepEqual([(await lia.rows("expenses")).length, (await lia.rows("incomes")).length], [2, 1]);
  });

  await t.step("what was told in the chat is known once, and gets its account; its category is learned", async () => {
    const bia = await newPerson(stack, "Bia");
    const told = await call<{ expense: { id: string } }>(bia.client, "create_expense", {
      amount: 132.47,
      category: "food",
      description: "mercado boa safra",
      date: "2026-09-01",
    });
    const account = await bia.open("Cartão", "card");
    const report = await bia.bringIn(account, fixture("nubank-card.csv"));
    assert.deepEqual(states(report), ["known", "new", "new", "new", "transfer"]);
    assert.deepEqual([report.lines[0]!.row!.table, report.lines[0]!.row!.id], ["expenses", told.expense.id]);
    const [kept] = (await bia.rows("expenses")).filter(({ id }) => id === told.expense.id);
    assert.deepEqual([kept!.account_id, kept!.category, kept!.spent_on], [account, "food", "2026-09-01"]);
    const next = await bia.preview(
      account,
      "date,title,amount\n2026-10-05,Mercado Boa Safra,99.00\n2026-10-06,Outra Coisa,1.00\n",
    );
    assert.deepEqual(next.lines.map(({ state, category }) => [state, category]), [["new", "food"], ["new", "other"]]);
  });

  await t.step(
    "a category that is sent counts before the one that was learned, and is learned in its turn",
    async () => {
      const cris = await newPerson(stack, "Cris");
      const account = await cris.open("Cartão", "card");
      const file = (day: string) => `date,title,amount\n${day},Empório Central,42.00\n`;
      const first = await cris.preview(account, file("2026-09-01"));
      await cris.bringIn(account, file("2026-09-01"), { categories: { [first.lines[0]!.id!]: "food" } });
      const second = await cris.preview(account, file("2026-10-01"));
      assert.equal(second.lines[0]!.category, "food");
      const { lines } = await cris.bringIn(account, file("2026-10-01"), {
        categories: { [second.lines[0]!.id!]: "shopping" },
      });
      assert.equal(lines[0]!.category, "shopping");
      assert.deepEqual((await cris.rows("expenses")).map(({ category }) => category), ["food", "shopping"]);
      assert.equal((await cris.preview(account, file("2026-11-01"))).lines[0]!.category, "shopping");
    },
  );

  await t.step("a preview finds the account that the file is of, or asks for it; an import names it", async () => {
    const iara = await newPerson(stack, "Iara");
    type Refused = { error: { code: string; details: { path: string }[] } };
    const sent = { file: fixture("nubank-card.csv").toBase64() };
    const post = async (path: string) => {
      const response = await fetch(`${stack.url}/functions/v1/statements/${path}`, {
        method: "POST",
        headers: {
          apikey: stack.publishableKey,
          authorization: `Bearer ${iara.token}`,
          "content-type": "application/json",
        },
        body: JSON.stringify(sent),
      });
      return { status: response.status, body: await response.json() as StatementReport & Refused };
    };
    const none = await post("preview");
    assert.deepEqual([none.status, none.body.error.details[0]!.path], [400, "account"]);
    await iara.open("Nubank", "checking");
    const card = await iara.open("Nubank", "card");
    await iara.open("Inter", "card");
    const { status, body } = await post("preview");
    assert.deepEqual([status, body.account.id, body.counts.new], [200, card, 4]);
    assert.equal((await post("import")).status, 400);
  });

  await t.step("of two equal purchases one told record explains one, and other words or days none", async () => {
    const ivo = await newPerson(stack, "Ivo");
    const account = await ivo.open("Conta", "checking");
    for (
      const [description, date] of [["padaria girassol", "2026-09-02"], ["dentista", "2026-09-10"], [
        "feira",
        "2026-09-20",
      ]]
    ) {
      await call(ivo.client, "create_expense", { amount: 30, category: "food", description, date });
    }
    const report = await ivo.bringIn(
      account,
      accountFile([
        ["02/09/2026", "-30.00", "Compra no débito - Padaria Girassol"],
        ["02/09/2026", "-30.00", "Compra no débito - Padaria Girassol"],
        ["10/09/2026", "-30.00", "Compra no débito - Livraria"],
        ["25/09/2026", "-30.00", "Compra no débito - Feira"],
      ]),
    );
    assert.deepEqual(states(report).toSorted(), ["known", "new", "new", "new"]);
    assert.deepEqual(states(report).slice(2), ["new", "new"]);
  });

  await t.step(
    "incomes, bills and payments that were told get the statement's account, each counted once",
    async () => {
      const ada = await newPerson(stack, "Ada");
      const create = (item: Record<string, unknown>) => call(ada.client, "create_finance_item", item);
      const balance = async (name: string) => {
        const { accounts } = await call<{ accounts: { name: string; balance: number }[] }>(ada.client, "get_accounts");
        return accounts.find((one) => one.name === name)!.balance;
      };
      // What is told without an account is in the default one, until a statement says otherwise.
      await create({ kind: "account", name: "Carteira", category: "cash", amount: 0, date: "2026-08-01" });
      await create({ kind: "account", name: "Nubank", amount: 0, date: "2026-08-01" });
      await create({ kind: "income", name: "Estúdio Aurora", amount: 4200, date: "2026-09-01" });
      await create({ kind: "bill", name: "Luz", amount: 189.9, date: "2026-09-12" });
      await call(ada.client, "mark_bill_paid", { bill_name: "luz", paid_on: "2026-09-10" });
      await create({ kind: "debt", name: "Banco Aurora", amount: 300, installments: 10 });
      await call(ada.client, "pay_debt", { debt_name: "banco aurora", paid_on: "2026-09-11" });
      await create({ kind: "loan_given", name: "Caio", amount: 600 });
      await call(ada.client, "pay_debt", { debt_name: "caio", amount: 200, paid_on: "2026-09-11" });
      assert.deepEqual([await balance("Carteira"), await balance("Nubank")], [3910.1, 0]);
      const { data: nubank } = await ada.client.from("accounts").select("id").eq("name", "Nubank").single();
      const report = await ada.bringIn(
        nubank!.id,
        accountFile([
          ["01/09/2026", "4200.00", "Pix recebido - Estúdio Aurora"],
          ["10/09/2026", "-189.90", "Conta de luz"],
          ["11/09/2026", "-300.00", "Parcela Banco Aurora"],
          ["11/09/2026", "200.00", "Pix recebido - Caio"],
          ["12/09/2026", "50.00", "Pix recebido - Lia"],
        ]),
      );
      assert.deepEqual(states(report), ["known", "known", "known", "known", "new"]);
      assert.deepEqual([await balance("Carteira"), await balance("Nubank")], [0, 3960.1]);
      await call(ada.client, "undo_statement_import", { import_id: report.import_id });
      assert.deepEqual([await balance("Carteira"), await balance("Nubank")], [3910.1, 0]);
    },
  );

  await t.step("an expected income is received and an expected bill paid; undoing sets both back", async () => {
    const leo = await newPerson(stack, "Léo");
    const account = await leo.open("Conta", "checking");
    const { data: income } = await leo.client.from("incomes").insert({
      name: "Estúdio Aurora",
      category: "salary",
      expected_amount: 4000,
      month: "2026-09-01",
      due_day: 1,
    }).select("id").single();
    const { data: bill } = await leo.client.from("bills").insert({
      name: "Luz",
      amount: 180,
      month: "2026-09-01",
      due_day: 12,
    })
      .select("id").single();
    const report = await leo.bringIn(
      account,
      accountFile([["01/09/2026", "4200.00", "Pix recebido - Estúdio Aurora"], [
        "10/09/2026",
        "-189.90",
        "Conta de luz",
      ]]),
    );
    assert.deepEqual(states(report), ["expected", "expected"]);
    assert.deepEqual(report.lines.map(({ row }) => row!.id), [income!.id, bill!.id]);
    const [received] = await leo.rows("incomes");
    const [paid] = await leo.rows("bills");
    assert.deepEqual([received!.actual_amount, received!.received_on], [4200, "2026-09-01"]);
    assert.deepEqual([received!.account_id, paid!.account_id], [account, account]);
    assert.deepEqual([paid!.status, paid!.amount, paid!.paid_on], ["paid", 189.9, "2026-09-10"]);
    assert.equal((await leo.rows("expenses")).length, 0);
    assert.deepEqual(await call(leo.client, "undo_statement_import", { import_id: report.import_id }), {
      status: "undone",
      deleted: 0,
      restored: 2,
      kept: 0,
    });
    const [open] = await leo.rows("incomes");
    const [due] = await leo.rows("bills");
    assert.deepEqual([open!.actual_amount, due!.status, due!.amount, due!.paid_on], [null, "pending", 180, null]);
    assert.deepEqual([open!.account_id, due!.account_id], [null, null]);
  });

  await t.step(
    "another amount of a recurring bill counts in its month only, and undoing leaves the others as they were",
    async () => {
      const lia = await newPerson(stack, "Lia");
      const account = await lia.open("Conta", "checking");
      const today = await todayOf(lia.client);
      await call(lia.client, "create_finance_item", {
        kind: "bill",
        name: "Internet casa",
        amount: 100,
        due_day: today.plusDays(8).day,
      });
      const amounts = async () => {
        await call(lia.client, "get_pending_bills", { year: today.year + 1 });
        return (await lia.rows("bills")).toSorted((a, b) => String(a.month) < String(b.month) ? -1 : 1)
          .map(({ amount }) => amount);
      };
      const report = await lia.bringIn(
        account,
        accountFile([[today.toString().split("-").toReversed().join("/"), "-120.00", "Internet casa"]]),
      );
      assert.deepEqual(states(report), ["expected"]);
      const [paid, ...later] = await amounts();
      assert.equal(paid, 120);
      assert.ok(later.length > 10 && later.every((amount) => amount === 100), `${later}`);
      await call(lia.client, "undo_statement_import", { import_id: report.import_id });
      assert.deepEqual(await amounts(), [100, ...later]);
    },
  );

  await t.step("the two halves of a transfer and of a bill's payment find each other, in either order", async () => {
    for (const [isCardFirst, isLastFirst] of [[true, true], [false, true], [true, false], [false, false]]) {
      const eva = await newPerson(stack, "Eva");
      const checking = await eva.open("Nubank", "checking");
      const card = await eva.open("Nubank", "card");
      const savings = await eva.open("Reserva", "savings");
      const files: [string, string | Uint8Array][] = [
        [card, fixture("nubank-card.csv")],
        [savings, accountFile([["15/09/2026", "300.00", "Transferência recebida - Eva"]])],
        [
          checking,
          accountFile([
            ["10/09/2026", "-912.35", "Pagamento de fatura"],
            ["15/09/2026", "-300.00", "Transferência enviada pelo Pix - Eva"],
            ["16/09/2026", "-300.00", "Compra no débito - Loja"],
          ]),
        ],
      ];
      const reports = [];
      for (const [account, file] of isCardFirst ? files : files.toReversed()) {
        reports.push(await eva.bringIn(account, file));
      }
      const transfers = await eva.rows("transfers");
      assert.deepEqual(
        transfers.map((row) => [row.from_account_id, row.to_account_id, row.amount]).toSorted((a, b) =>
          Number(a[2]) - Number(b[2])
        ),
        [[checking, savings, 300], [checking, card, 912.35]],
        `card first: ${isCardFirst}`,
      );
      assert.equal(transfers.find(({ to_account_id }) => to_account_id === card)!.card_month, "2026-09-01");
      assert.deepEqual(await eva.rows("incomes"), []);
      assert.deepEqual(
        (await eva.rows("expenses")).filter(({ account_id }) => account_id === checking).map(({ amount }) => amount),
        [300],
      );
      // All that the imports did is gone when each is undone, in either order.
      for (const { import_id } of isLastFirst ? reports.toReversed() : reports) {
        await call(eva.client, "undo_statement_import", { import_id });
      }
      for (const table of ["expenses", "incomes", "transfers"]) assert.deepEqual(await eva.rows(table), [], table);
    }
  });

  await t.step(
    "a card's bill is paid by the line that names the card, or has the sum of a bill that closed",
    async () => {
      const ivo = await newPerson(stack, "Ivo");
      const checking = await ivo.open("Conta", "checking");
      const visa = await ivo.open("Visa", "card");
      const inter = await ivo.open("Inter", "card");
      await call(ivo.client, "create_expense", {
        amount: 119.8,
        category: "shopping",
        description: "loja azul",
        date: "2026-09-10",
        account: "Visa",
      });
      const report = await ivo.bringIn(
        checking,
        accountFile([
          ["05/10/2026", "-80.00", "Pagamento fatura cartão Inter"],
          ["06/10/2026", "-119.80", "PAGTO FATURA CARTAO"],
          ["07/10/2026", "-1.23", "PAGTO FATURA CARTAO"],
        ]),
      );
      assert.deepEqual(states(report), ["transfer", "transfer", "new"]);
      assert.deepEqual(report.lines.map(({ other_account }) => other_account), [inter, visa, undefined]);
      assert.deepEqual(
        (await ivo.rows("expenses")).filter((row) => row.account_id === checking).map((row) => row.amount),
        [
          1.23,
        ],
      );
      // Undone by a message of its own, the last one first; words name another.
      const talk = new Conversation(stack, ivo);
      for (const other of ["do bradesco", "de ontem", "da conta 2", "do inter", "do cartão"]) {
        assert.match((await talk.say(`desfaz a importação ${other}`)).text, /^Não achei essa importação/, other);
      }
      const offer = await talk.say("desfaz a importação da conta");
      assert.match(offer.text, /^Quer que eu desfaça a importação de Conta, de hoje\? Com ela 3 lançamentos saem/);
      assert.match((await talk.say("sim")).text, /^Importação desfeita: 3 lançamentos apagados\. Era a de Conta\./);
      assert.deepEqual((await ivo.rows("expenses")).filter((row) => row.account_id === checking), []);
      assert.deepEqual(await ivo.rows("transfers"), []);
      assert.equal((await talk.say("apaga a última importação")).text, "Não há importação de extrato para desfazer.");
      assert.match((await talk.say("como importo meu extrato?")).text, /em Dinheiro, “Importar extrato”/);
    },
  );

  await t.step(
    "undone by a message and a yes it is once, whatever the message is sent for again, and nothing older goes with it",
    async () => {
      const lia = await newPerson(stack, "Lia");
      const account = await lia.open("Conta", "checking");
      for (const [at, name] of ["a", "b", "c"].entries()) {
        await lia.bringIn(account, accountFile([["05/10/2026", `-${at + 1}.00`, `Loja ${name}`]]), {
          file_name: `${name}.csv`,
        });
      }
      const spent = async () => (await lia.rows("expenses")).map((row) => row.amount).toSorted();
      const talk = new Conversation(stack, lia);
      await talk.say("desfaz a importação");
      assert.deepEqual(await spent(), [1, 2, 3], "nothing goes without a yes");
      const message = crypto.randomUUID();
      const first = await talk.say("sim", message);
      assert.match(first.text, /^Importação desfeita: 1 lançamento apagado\. Era a de c\.csv\./);
      assert.deepEqual(await spent(), [1, 2]);
      assert.equal((await talk.say("sim", message)).text, first.text);
      assert.deepEqual(await spent(), [1, 2]);
      assert.match((await talk.say("desfaz")).text, /isso não tem volta\. Não mexi em nada mais antigo/);
      assert.deepEqual(await spent(), [1, 2]);
    },
  );

  await t.step("an import is undone as one, once, keeps what the person changed, and can come again", async () => {
    const gil = await newPerson(stack, "Gil");
    await call(gil.client, "create_expense", {
      amount: 18.5,
      category: "food",
      description: "padaria girassol",
      date: "2026-09-02",
    });
    const account = await gil.open("Conta", "checking");
    const first = await gil.bringIn(account, fixture("nubank-account.csv"));
    assert.deepEqual(first.counts, { new: 4, known: 1, expected: 0, transfer: 0, refused: 0 });
    assert.equal((await gil.rows("expenses")).length, 3);
    const undo = () => call(gil.client, "undo_statement_import", { import_id: first.import_id });
    assert.deepEqual(await undo(), { status: "undone", deleted: 4, restored: 1, kept: 0 });
    assert.deepEqual(await undo(), { status: "repeated", deleted: 0, restored: 0, kept: 0 });
    const left = await gil.rows("expenses");
    assert.deepEqual(left.map((row) => [row.amount, row.account_id]), [[18.5, null]]);
    const again = await gil.bringIn(account, fixture("nubank-account.csv"));
    assert.deepEqual(withoutImport(again), withoutImport(first));
    const { imports } = await call<{ imports: Record<string, unknown>[] }>(gil.client, "list_statement_imports");
    assert.deepEqual(imports.map(({ made, known, bank, undone_at }) => [made, known, bank, undone_at === undefined]), [
      [4, 1, "nubank", true],
      [0, 0, "nubank", false],
    ]);
  });

  await t.step("a row that was deleted after its import stays deleted when the file comes again", async () => {
    const noa = await newPerson(stack, "Noa");
    const account = await noa.open("Conta", "card");
    await noa.bringIn(account, fixture("itau-card.csv"));
    const [row] = await noa.rows("expenses");
    await noa.client.from("expenses").update({ deleted_at: new Date().toISOString() }).eq("id", row!.id);
    assert.equal((await noa.bringIn(account, fixture("itau-card.csv"))).import_id, null);
    assert.equal((await noa.rows("expenses")).length, 1);
  });

  await t.step(
    "undo_statement_import() keeps a row that was changed since, whole, and the file does not double it",
    async () => {
      const rui = await newPerson(stack, "Rui");
      const account = await rui.open("Conta", "checking");
      const file = accountFile([
        ["20/09/2026", "-100.00", "Padaria do Zé"],
        ["21/09/2026", "-30.00", "Farmácia Verde"],
        ["22/09/2026", "-20.00", "Livraria Azul"],
        ["23/09/2026", "-9.00", "Banca Central"],
      ]);
      const { import_id } = await rui.bringIn(account, file);
      const change = (which: string, told: object) =>
        call(rui.client, "update_expense", { which, tool_call_id: which, ...told });
      await change("padaria", { installments: 3 });
      await change("livraria", { category: "education" });
      await change("banca", { amount: 10 });
      await call(rui.client, "undo_calls", { tool_call_ids: ["banca"] });
      const { facts } = await call<{ facts: Record<string, unknown> }>(rui.client, "prepare_undo_statement_import", {
        import_id,
      });
      assert.deepEqual([facts.deleted, facts.kept], [2, 2]);
      const offer = (await new Conversation(stack, rui).say("desfaz a importação")).text;
      assert.match(offer, /Com ela 2 lançamentos saem, e 2 que mudaram depois ficam; o arquivo pode entrar de novo\.$/);
      assert.deepEqual(await call(rui.client, "undo_statement_import", { import_id }), {
        status: "undone",
        deleted: 2,
        restored: 0,
        kept: 2,
      });
      const amounts = async () => (await rui.rows("expenses")).map(({ amount }) => amount).toSorted();
      assert.deepEqual(await amounts(), [20, 33.33, 33.33, 33.34]);
      const again = await rui.bringIn(account, file);
      assert.deepEqual(states(again), ["known", "new", "known", "new"]);
      assert.deepEqual(await amounts(), [20, 30, 33.33, 33.33, 33.34, 9]);
      await call(rui.client, "undo_calls", { tool_call_ids: ["padaria"] });
      assert.deepEqual(await amounts(), [100, 20, 30, 9]);
    },
  );

  await t.step("undo_statement_import() takes the rest back where one row cannot be set back", async () => {
    const ivo = await newPerson(stack, "Ivo");
    const wallet = await ivo.open("Carteira", "checking");
    await ivo.client.from("accounts").update({ is_default: true }).eq("id", wallet);
    const account = await ivo.open("Conta", "checking");
    await call(ivo.client, "create_expense", {
      amount: 8,
      category: "food",
      description: "padaria",
      date: "2026-09-01",
    });
    await call(ivo.client, "create_finance_item", {
      kind: "income",
      name: "Projeto Aurora",
      amount: 1000,
      recurring: false,
    });
    const [expected] = await ivo.rows("incomes");
    const day = (await todayOf(ivo.client)).toString();
    const { import_id, ...report } = await ivo.bringIn(
      account,
      accountFile([
        ["01/09/2026", "-8.00", "Padaria"],
        ["02/09/2026", "-30.00", "Presente"],
        [day.split("-").toReversed().join("/"), "900.00", "Projeto Aurora"],
      ]),
    );
    assert.deepEqual(states({ import_id, ...report }), ["known", "new", "expected"]);
    await call(ivo.client, "receive_income", {
      income_id: expected!.id,
      amount: 100,
      part: true,
      tool_call_id: "part",
    });
    await ivo.client.from("accounts").delete().eq("id", wallet).throwOnError();
    assert.deepEqual(await call(ivo.client, "undo_statement_import", { import_id }), {
      status: "undone",
      deleted: 1,
      restored: 0,
      kept: 2,
    });
    assert.deepEqual((await ivo.rows("expenses")).map(({ amount }) => amount), [8]);
    assert.equal(sum(await ivo.rows("incomes"), "actual_amount"), 1000);
  });

  await t.step("an expected income that an import received can come in parts after the import is undone", async () => {
    const ari = await newPerson(stack, "Ari");
    const account = await ari.open("Conta", "checking");
    await call(ari.client, "create_finance_item", { kind: "income", name: "Projeto", amount: 1000, recurring: false });
    const day = (await todayOf(ari.client)).toString().split("-").toReversed().join("/");
    const { import_id } = await ari.bringIn(account, accountFile([[day, "900.00", "Projeto"]]));
    const [before] = await ari.rows("incomes");
    await call(ari.client, "receive_income", { income_id: before!.id, amount: 100, part: true, tool_call_id: "part" });
    await call(ari.client, "undo_calls", { tool_call_ids: ["part"] });
    const { restored, kept } = await call(ari.client, "undo_statement_import", { import_id });
    assert.deepEqual([restored, kept], [1, 0]);
    assert.deepEqual((await ari.rows("incomes")).map((row) => [row.expected_amount, row.actual_amount]), [[
      1000,
      null,
    ]]);
  });

  await t.step("a deletion cannot be undone once the import of its row is", async () => {
    const noel = await newPerson(stack, "Noel");
    const account = await noel.open("Conta", "checking");
    const { import_id } = await noel.bringIn(
      account,
      accountFile([["20/09/2026", "-100.00", "Padaria do Zé"], ["21/09/2026", "-30.00", "Farmácia"]]),
    );
    await call(noel.client, "delete_finance_item", { kind: "expense", name: "padaria", tool_call_id: "gone" });
    const { deleted, kept } = await call(noel.client, "undo_statement_import", { import_id });
    assert.deepEqual([deleted, kept], [1, 0]);
    assert.equal((await refusal(noel.client, "undo_calls", { tool_call_ids: ["gone"] })).hint, "changed_since");
    assert.deepEqual(await noel.rows("expenses"), []);
  });

  await t.step("of a transfer of two imports, undoing either leaves the other its own row, however often", async () => {
    for (const isOutFirst of [true, false]) {
      const isa = await newPerson(stack, "Isa");
      const sides = [
        {
          account: await isa.open("Conta", "checking"),
          file: accountFile([["20/09/2026", "-100.00", "Transferência enviada pelo Pix - Isa"]]),
          row: ["expenses", "amount"],
        },
        {
          account: await isa.open("Reserva", "savings"),
          file: accountFile([["20/09/2026", "100.00", "Transferência recebida pelo Pix - Isa"]]),
          row: ["incomes", "actual_amount"],
        },
      ] as const;
      const [first, second] = isOutFirst ? sides : sides.toReversed();
      const undo = (import_id: unknown) => call(isa.client, "undo_statement_import", { import_id });
      const counts = async () =>
        await Promise.all(["expenses", "incomes", "transfers"].map(async (table) => (await isa.rows(table)).length));
      const plain = (side: typeof sides[number]) => side.row[0] === "expenses" ? [1, 0, 0] : [0, 1, 0];
      let old = (await isa.bringIn(first!.account, first!.file)).import_id;
      let late = (await isa.bringIn(second!.account, second!.file)).import_id;
      for (let round = 0; round < 2; round++) {
        assert.deepEqual(await counts(), [0, 0, 1]);
        // The import whose row the other had made a transfer of.
        assert.deepEqual(await undo(old), { status: "undone", deleted: 1, restored: 1, kept: 0 });
        assert.deepEqual(await counts(), plain(second!));
        assert.deepEqual(states(await isa.bringIn(second!.account, second!.file)), ["known"]);
        old = (await isa.bringIn(first!.account, first!.file)).import_id;
        assert.deepEqual(await counts(), [0, 0, 1]);
        // The import that had made the transfer.
        assert.deepEqual(await undo(old), { status: "undone", deleted: 1, restored: 1, kept: 0 });
        assert.deepEqual(await counts(), plain(second!));
        old = (await isa.bringIn(first!.account, first!.file)).import_id;
        await undo(late);
        assert.deepEqual(await counts(), plain(first!));
        late = (await isa.bringIn(second!.account, second!.file)).import_id;
      }
      await undo(late);
      await undo(old);
      assert.deepEqual(await counts(), [0, 0, 0]);
    }
  });

  await t.step("a card's payment that was known by the card's import stays when that import is undone", async () => {
    const ada = await newPerson(stack, "Ada");
    const card = await ada.open("Visa", "card");
    const checking = await ada.open("Conta", "checking");
    const first = await ada.bringIn(card, fixture("nubank-card.csv"));
    const second = await ada.bringIn(checking, accountFile([["10/09/2026", "-912.35", "Pagamento de fatura"]]));
    assert.deepEqual(states(second), ["known"]);
    const { restored } = await call(ada.client, "undo_statement_import", { import_id: first.import_id });
    assert.equal(restored, 1);
    assert.deepEqual((await ada.rows("expenses")).map((row) => [row.account_id, row.amount]), [[checking, 912.35]]);
    assert.deepEqual(await ada.rows("transfers"), []);
    await call(ada.client, "undo_statement_import", { import_id: second.import_id });
    assert.deepEqual(await ada.rows("expenses"), []);
  });

  await t.step("a transfer that was changed since stays when either import is undone", async () => {
    const eli = await newPerson(stack, "Eli");
    const [checking, savings] = [await eli.open("Conta", "checking"), await eli.open("Reserva", "savings")];
    const out = accountFile([["20/09/2026", "-100.00", "Transferência enviada pelo Pix - Eli"]]);
    const first = await eli.bringIn(checking, out);
    const second = await eli.bringIn(
      savings,
      accountFile([["20/09/2026", "100.00", "Transferência recebida pelo Pix - Eli"]]),
    );
    const [transfer] = await eli.rows("transfers");
    await call(eli.client, "update_finance_item", { kind: "transfer", name: transfer!.id, amount: 90 });
    for (const { import_id } of [first, second]) {
      assert.deepEqual(await call(eli.client, "undo_statement_import", { import_id }), {
        status: "undone",
        deleted: 0,
        restored: 0,
        kept: 1,
      });
    }
    assert.equal((await eli.bringIn(checking, out)).counts.known, 1);
    assert.deepEqual([await eli.rows("expenses"), await eli.rows("incomes")], [[], []]);
    assert.deepEqual((await eli.rows("transfers")).map(({ amount }) => amount), [90]);
  });

  await t.step("a row says which line of which file it came from", async () => {
    const mel = await newPerson(stack, "Mel");
    const account = await mel.open("Conta", "card");
    const { import_id } = await mel.bringIn(account, fixture("itau-card.csv"), { file_name: "fatura.csv" });
    const [row] = (await mel.rows("expenses")).filter(({ amount }) => amount === 45.6);
    const { statement } = await call<{ statement: Record<string, unknown> }>(mel.client, "get_row_origin", {
      of_table: "expenses",
      row_id: row!.id,
    });
    assert.deepEqual(
      { ...statement, at: "" },
      {
        import_id,
        at: "",
        bank: "itau",
        file_name: "fatura.csv",
        position: 3,
        date: "2026-09-05",
        amount: -45.6,
        description: "FARMACIA VERDE 01/02",
        made: true,
      },
    );
  });

  await t.step("two people at once, and one person twice at once, each get every line once", async () => {
    const people = await Promise.all(["Um", "Dois"].map((name) => newPerson(stack, name)));
    await Promise.all(people.map(async (person) => {
      const account = await person.open("Conta", "checking");
      const reports = await Promise.all([1, 2, 3].map(() => person.bringIn(account, fixture("nubank-account.csv"))));
      assert.equal(reports.filter(({ import_id }) => import_id !== null).length, 1);
      assert.equal((await person.rows("expenses")).length, 3);
      assert.equal((await person.rows("incomes")).length, 2);
    }));
  });

  await t.step("nobody imports into another's account, undoes another's import, or sees its lines", async () => {
    const [own, other] = [await newPerson(stack, "Dona"), await newPerson(stack, "Outro")];
    const account = await own.open("Conta", "card");
    const { import_id } = await own.bringIn(account, fixture("itau-card.csv"));
    const answer = await other.send<{ error: { code: string } }>("import", account, fixture("itau-card.csv"));
    assert.deepEqual([answer.status, answer.body.error.code], [404, "account_not_found"]);
    assert.equal((await refusal(other.client, "undo_statement_import", { import_id })).hint, "import_not_found");
    assert.deepEqual(await call(other.client, "list_statement_imports"), { imports: [] });
    const [row] = await own.rows("expenses");
    const origin = await call(other.client, "get_row_origin", { of_table: "expenses", row_id: row!.id });
    assert.equal(origin.statement, null);
    const theirs = await other.open("Conta", "card");
    assert.equal((await other.bringIn(theirs, fixture("itau-card.csv"))).counts.new, 2);
    const anonymous = await fetch(`${stack.url}/functions/v1/statements/import`, {
      method: "POST",
      headers: { apikey: stack.publishableKey, authorization: "Bearer x" },
      body: "{}",
    });
    assert.equal(anonymous.status, 401);
    await anonymous.body?.cancel();
  });

  await t.step("hostile lines are refused one by one with a reason, and a formula is text", async () => {
    const joe = await newPerson(stack, "Joe");
    const account = await joe.open("Conta", "checking");
    const line = { index: 2, id: "a", date: "2026-09-01", amount: -100, description: "x" };
    const report = await call<StatementReport>(joe.client, "import_statement", {
      account_id: account,
      lines: [
        { ...line, description: "=1+1" },
        line,
        { ...line, id: "b", date: "2026-02-31" },
        { ...line, id: "c", date: "2099-01-01" },
        { ...line, id: "d", amount: 0 },
        { ...line, id: "e", amount: 1e13 },
        { ...line, id: "f", amount: "1; drop table" },
        { ...line, id: "g", description: " " },
        { ...line, id: "h", description: "y".repeat(201) },
        { ...line, id: "i", date: "1900-01-01" },
        { ...line, id: "", amount: 0.5 },
        7,
        null,
        [],
        {},
      ],
      categories: { a: "yachts" },
    });
    assert.deepEqual(report.lines.map(({ reason }) => reason), [
      undefined,
      "repeated_line",
      "invalid_line",
      "future_date",
      "zero_amount",
      "invalid_line",
      "invalid_line",
      "invalid_line",
      "invalid_line",
      "date_too_old",
      ...Array(5).fill("invalid_line"),
    ]);
    const [row] = await joe.rows("expenses");
    assert.deepEqual([row!.description, row!.category, row!.amount], ["=1+1", "other", 1]);
    for (const lines of [null, 7, {}]) {
      const { hint } = await refusal(joe.client, "import_statement", { account_id: account, lines });
      assert.equal(hint, "invalid_statement");
    }
    type Refused = { error: { code: string; message: string; details: { code?: string; columns?: string[] }[] } };
    const unknown = await joe.send<Refused>("preview", account, fixture("other-bank.csv"));
    assert.deepEqual([unknown.status, unknown.body.error.details[0]!.code], [400, "unknown_layout"]);
    assert.deepEqual(unknown.body.error.details[0]!.columns, ["dia", "o que foi", "entrou", "saiu", "codigo"]);
    const other = await joe.send<Refused>("import", account, fixture("nubank-account.csv"), { bank: "itau" });
    assert.match(other.body.error.message, /do banco Nubank, não do Itaú/);
    const named = await joe.preview(account, fixture("other-bank.csv"), {
      columns: { date: "Dia", description: ["O que foi"], credit: "Entrou", debit: "Saiu" },
    });
    assert.deepEqual(named.counts, { new: 2, known: 0, expected: 0, transfer: 0, refused: 0 });
  });

  await t.step(
    "a year of a card's lines is imported at once, and known the next time; more than 10,000 are refused",
    async () => {
      const max = await newPerson(stack, "Max");
      const account = await max.open("Cartão", "card");
      const file = (count: number) =>
        `date,title,amount\n${
          Array.from(
            { length: count },
            (_, place) => `2026-0${1 + place % 9}-${10 + place % 18},Loja ${place % 70},${(place % 97) + 1}.50\n`,
          )
            .join("")
        }`;
      assert.equal((await max.bringIn(account, file(800))).counts.new, 800);
      assert.equal((await max.bringIn(account, file(800))).counts.known, 800);
      const { status, body } = await max.send<{ error: { message: string } }>("import", account, file(10_001));
      assert.deepEqual([status, body.error.message], [
        400,
        "O arquivo tem mais de 10 mil lançamentos. Peça ao banco um período mais curto.",
      ]);
    },
  );
  await stack.close();
});

Deno.test("a day of equal amounts is compared with another by work that grows with the lines, not with their pairs", async () => {
  const stack = await startStack();
  await stack.sql(`
    create function private.names_compared(owner uuid, account uuid, lines jsonb) returns jsonb language plpgsql as $$
    declare
      before bigint := coalesce(pg_stat_get_xact_function_calls('private.finance_name_score'::regproc), 0);
      report jsonb;
    begin
      perform set_config('track_functions', 'pl', true),
        set_config('request.jwt.claims', jsonb_build_object('sub', owner, 'role', 'authenticated')::text, true),
        set_config('request.jwt.claim.sub', owner::text, true);
      report := public.preview_statement(account, lines);
      return jsonb_build_object('known', report #> '{counts,known}',
        'compared', pg_stat_get_xact_function_calls('private.finance_name_score'::regproc) - before);
    end $$`);
  const compare = async (count: number) => {
    const ana = await newPerson(stack, "Ana");
    const account = await ana.open("Conta", "checking");
    const linesOf = (words: string) =>
      Array.from({ length: count }, (_, index) => ({
        index,
        id: `${words} ${index}`,
        date: "2026-09-01",
        amount: -1000,
        description: `${words} padaria do zé número ${index}`,
      }));
    await call(ana.client, "import_statement", { account_id: account, lines: linesOf("alfa") });
    const [row] = await stack.sql<{ is: { known: number; compared: number } }>(
      "select private.names_compared($1, $2, $3) as is",
      // In another order than before, as banks differ in it.
      [ana.userId, account, JSON.stringify(linesOf("beta").reverse())],
    );
    assert.equal(row!.is.known, count, "each line is known by one row");
    return row!.is.compared;
  };
  try {
    const few = await compare(200);
    const many = await compare(800);
    assert.ok(few >= 200 && many <= 5 * few, `${few} comparisons of 200 lines, ${many} of 800`);
  } finally {
    await stack.sql("drop function private.names_compared(uuid, uuid, jsonb)");
    await stack.close();
  }
});
