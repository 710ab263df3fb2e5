import assert from "node:assert/strict";
import { startDatabaseLine } from "../../support/faults/database-line.ts";
import { startInstanceOn } from "../../support/function-instance.ts";
import { call } from "../../support/rpc.ts";
import { accountFile, newPerson, type Person, startStack } from "./statement-files.ts";

const LINES = 400;
const DAYS = 40;

/** So many lines that they come in three parts, every tenth one money in; equal words and amounts often. */
const FILE = accountFile(Array.from({ length: LINES }, (_, n) => {
  const day = new Date(Date.UTC(2026, 7, 1 + Math.floor(n * DAYS / LINES))).toISOString().slice(0, 10);
  return [day.split("-").reverse().join("/"), n % 10 === 0 ? "12.00" : "-8.50", `Loja ${n % 7}`] as const;
}));

interface Imports {
  imports: { id: string; made: number; is_unfinished?: boolean; undone_at?: string }[];
}

const listed = async ({ client }: Person) => (await call<Imports>(client, "list_statement_imports")).imports;
const countRows = async (person: Person) =>
  (await person.rows("expenses")).length + (await person.rows("incomes")).length;

Deno.test("an import whose process is killed is told, goes on with the same file, and is taken back as one", async (t) => {
  const stack = await startStack();
  const line = await startDatabaseLine();
  line.connect(stack.url);
  const moments = [[1, false, 0], [1, true, 1], [2, false, 1], [2, true, 2], [3, false, 2], [3, true, 3]] as const;
  for (const [part, isDone, written] of moments) {
    await t.step(`killed ${isDone ? "once" : "before"} the database did part ${part} of 3`, async () => {
      const ana = await newPerson(stack, "Ana");
      const account = await ana.open("Conta", "checking");
      const victim = await startInstanceOn(line, stack, {});
      const killed = Promise.withResolvers<void>();
      const reached = new Promise<void>((resolve) => {
        let calls = 0;
        line.strike(ana.token, "import_statement", async ({ forward, answer }) => {
          if (++calls < part) return answer(await forward());
          if (isDone) await forward();
          resolve();
          await killed.promise;
        }, Infinity);
      });
      const answered = fetch(`${victim.url}/functions/v1/statements/import`, {
        method: "POST",
        headers: {
          apikey: stack.publishableKey,
          authorization: `Bearer ${ana.token}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ file: new TextEncoder().encode(FILE).toBase64(), account }),
      }).then(({ status }) => status, () => null);
      await reached;
      await victim.kill();
      killed.resolve();
      assert.equal(await answered, null);
      line.mend(ana.token);

      const left = await listed(ana);
      const kept = await countRows(ana);
      assert.deepEqual(
        left.map((one) => [one.made, one.is_unfinished === true]),
        written === 0 ? [] : [[kept, written < 3]],
      );
      const again = await ana.bringIn(account, FILE);
      assert.deepEqual(again.counts, { new: LINES - kept, known: kept, expected: 0, transfer: 0, refused: 0 });
      assert.equal(await countRows(ana), LINES);
      const [whole, ...others] = await listed(ana);
      assert.deepEqual([whole!.made, whole!.is_unfinished, others.length], [LINES, undefined, 0]);
      await call(ana.client, "undo_statement_import", { import_id: whole!.id });
      assert.equal(await countRows(ana), 0);
    });
  }

  await t.step("a part that the database refuses takes back those before it", async () => {
    const bia = await newPerson(stack, "Bia");
    const account = await bia.open("Conta", "checking");
    await bia.client.from("expenses").insert({
      amount: 1,
      category: "food",
      description: "feira",
      spent_on: "2026-08-01",
    });
    await stack.sql(
      "update private.settings set value = jsonb_set(value, '{expenses}', '200') where key = 'most_rows'",
    );
    const { status } = await bia.send("import", account, FILE);
    await stack.sql(
      "update private.settings set value = jsonb_set(value, '{expenses}', '200000') where key = 'most_rows'",
    );
    assert.equal(status, 409);
    assert.equal(await countRows(bia), 1);
    assert.deepEqual((await listed(bia)).map(({ undone_at }) => undone_at !== undefined), [true]);
    assert.equal((await bia.bringIn(account, FILE)).counts.new, LINES);
  });

  await t.step(
    "the same file sent twice: the one that fails takes nothing from the one that was told done",
    async () => {
      const ivo = await newPerson(stack, "Ivo");
      const account = await ivo.open("Conta", "checking");
      const { import_id } = await ivo.bringIn(account, FILE);
      assert.ok(import_id);
      const kept = await call(ivo.client, "undo_statement_import", { import_id, only_unfinished: true });
      assert.deepEqual(kept, { status: "finished", deleted: 0, restored: 0, kept: 0 });
      assert.equal(await countRows(ivo), LINES);
    },
  );

  await t.step("two people, and two windows of each, with one file at once: each line once, one batch", async () => {
    const people = await Promise.all(["Um", "Dois"].map((name) => newPerson(stack, name)));
    await Promise.all(people.map(async (person) => {
      const account = await person.open("Conta", "checking");
      await Promise.all([1, 2].map(() => person.bringIn(account, FILE)));
      assert.equal(await countRows(person), LINES);
      assert.deepEqual((await listed(person)).map(({ made, is_unfinished }) => [made, is_unfinished]), [[
        LINES,
        undefined,
      ]]);
    }));
  });

  await t.step(
    "a preview says what the import does, also of a purchase that was told, which one line alone is",
    async () => {
      const eva = await newPerson(stack, "Eva");
      const account = await eva.open("Conta", "checking");
      for (const date of ["2026-08-14", "2026-08-15", "2026-08-16", "2026-08-30"]) {
        await call(eva.client, "create_expense", { amount: 8.5, category: "food", description: "Loja 3", date });
      }
      const before = await eva.preview(account, FILE);
      assert.deepEqual(before.counts, { new: LINES - 4, known: 4, expected: 0, transfer: 0, refused: 0 });
      assert.equal(new Set(before.lines.flatMap(({ row }) => row ? [row.id] : [])).size, 4);
      const { import_id: _, ...done } = await eva.bringIn(account, FILE);
      assert.deepEqual(done, before);
    },
  );
  line.close();
  await stack.close();
});
