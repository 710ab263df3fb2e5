import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { instantOf, localTime, remindersOf, userIn, write } from "./reminder.ts";

/** Half a day from midnight, which no run comes to. */
const zone = whereItIs(12);

Deno.test("reminders are made, listed, done and put off by talking", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const day = (days: number, of = zone) => Temporal.Now.plainDateISO(of).add({ days }).toString();
  const asks = async (
    user: TestUser,
    name: string,
    args: Record<string, unknown>,
    conversation = new Conversation(stack, user),
  ) => {
    fake.script(gemini({ functionCall: { name, args } }));
    return { conversation, answer: await conversation.say("então, cuida disso") };
  };

  await t.step(
    "told at 22h for tomorrow, in a zone where it is another day: nine there, on the day after",
    async () => {
      // Two zones in which it is not the same day now.
      for (const there of [whereItIs(22), whereItIs(1)]) {
        const user = await userIn(stack, there);
        const { conversation, answer } = await asks(user, "create_reminder", {
          text: "ligar pra Lúcia",
          at: `${day(1, there)}T09:00`,
        });
        assert.match(answer.text, /^Quer que eu te lembre de ligar pra Lúcia amanhã, [a-zçá]+, às 9h\?$/);
        assert.match((await conversation.say("sim")).text, /^Anotei o lembrete de ligar pra Lúcia: amanhã/);
        const [row] = await remindersOf(user);
        assert.equal(row!.due_at, instantOf(`${day(1, there)}T09:00`, there));
      }
    },
  );

  await t.step("the words of an offer: a rule, its first day, the months it passes over", async () => {
    const user = await userIn(stack, zone);
    const offer = async (args: Record<string, unknown>) =>
      (await asks(user, "create_reminder", { at: day(0), text: "aluguel", ...args })).answer.text;
    assert.match(
      await offer({ recurrence: "RRULE:FREQ=MONTHLY;BYMONTHDAY=31" }),
      /^Quer que eu te lembre de “aluguel” todo dia 31, às 9h, a partir de .*\? Nos meses sem dia 31 não aviso; se quiser o último dia do mês, é só dizer\.$/,
    );
    assert.match(
      await offer({ recurrence: "FREQ=MONTHLY;BYMONTHDAY=-1", text: "pagar o aluguel" }),
      /te lembre de pagar o aluguel no último dia de cada mês, às 9h/,
    );
    assert.match(
      await offer({ recurrence: "FREQ=DAILY;BYHOUR=8,20", at: `${day(1)}T08:00` }),
      /todo dia, às 8h e às 20h, a partir de amanhã\?$/,
    );
    assert.match(
      await offer({ recurrence: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29" }),
      /todo ano, às 9h, a partir de 29\/02\/20\d\d\? Só nos anos que têm 29 de fevereiro\.$/,
    );
  });

  await t.step("hours in between begin at an hour", async () => {
    const user = await userIn(stack, zone);
    const args = { text: "tomar o remédio", at: `${day(1)}T06:00`, recurrence: "FREQ=HOURLY;INTERVAL=8" };
    const { answer } = await asks(user, "create_reminder", args);
    assert.match(answer.text, /de tomar o remédio a cada 8 horas, a partir de amanhã, [a-zçá]+, às 6h\?$/);
  });

  await t.step("a rule begins on its first day, in the future, whatever day it was told to begin on", async () => {
    const user = await userIn(stack, zone);
    const { conversation } = await asks(user, "create_reminder", {
      text: "remédio",
      at: `${day(0)}T00:00`,
      recurrence: "FREQ=DAILY",
    });
    const said = await conversation.say("sim");
    assert.match(
      said.text,
      /^Anotei o lembrete de “remédio”: todo dia, à meia-noite\. A próxima vez é amanhã, [a-zçá]+, à meia-noite\./,
    );
    await stack.settled();
    const [row] = await remindersOf(user);
    assert.equal(row!.upcoming[0], `${day(1)}T00:00`);
    assert.equal(row!.upcoming.length, 129, "the next months are read once the turn is answered");
    assert.match((await conversation.say("desfaz")).text, /^Desfiz: o lembrete de “remédio”/);
    assert.deepEqual(await remindersOf(user), []);
  });

  await t.step("an hour that the clocks skip is said", async () => {
    const user = await userIn(stack, "America/New_York");
    const { answer } = await asks(user, "create_reminder", { text: "ligar", at: "2028-03-12T02:30" });
    assert.match(answer.text, /às 2h30\? Nesse dia o relógio pula essa hora: aviso às 3h30\.$/);
  });

  await t.step("corrected before the yes, and after it", async () => {
    const user = await userIn(stack, zone);
    const { conversation } = await asks(user, "create_reminder", { text: "ligar", at: `${day(1)}T09:00` });
    assert.match((await conversation.say("sim, mas às 10")).text, /amanhã, [a-zçá]+, às 10h\./);
    assert.deepEqual((await remindersOf(user)).map(({ upcoming }) => upcoming), [[`${day(1)}T10:00`]]);
    assert.match(
      (await conversation.say("na verdade às 11")).text,
      /^Corrigi: d[eo] [^\n]*às 10h para [^\n]*às 11h\.$/,
    );
    assert.deepEqual((await remindersOf(user)).map(({ upcoming }) => upcoming), [[`${day(1)}T11:00`]]);
  });

  await t.step("where it is told, once in a day: in the app alone until a device has said yes", async () => {
    const user = await userIn(stack, zone);
    const { conversation } = await asks(user, "create_reminder", { text: "pão", at: `${day(1)}T09:00` });
    const inApp = /às 9h\. Por enquanto eu aviso só aqui no app; para tocar no celular, ligue os avisos em Ajustes\.$/;
    assert.match((await conversation.say("sim")).text, inApp);
    await asks(user, "create_reminder", { text: "leite", at: `${day(1)}T10:00` }, conversation);
    assert.match((await conversation.say("sim")).text, /às 10h\.$/);

    const told = () => JSON.stringify(fake.requests.at(-1)).includes("tocam nos aparelhos da pessoa");
    assert.equal(told(), false);
    const other = await userIn(stack, zone);
    await call(other.client, "save_push_subscription", {
      endpoint: "https://push.example.org/1",
      p256dh: `B${"A".repeat(86)}`,
      auth: "A".repeat(22),
    });
    const rings = await asks(other, "create_reminder", { text: "pão", at: `${day(1)}T09:00` });
    assert.ok(told(), "the model knows");
    assert.match(
      (await rings.conversation.say("sim")).text,
      /às 9h\. Ele toca nos aparelhos em que você ligou os avisos\.$/,
    );
  });

  await t.step("done by its words; several that fit are chosen from; undone it is open again", async () => {
    const user = await userIn(stack, zone);
    await write(user, "ligar pra Lúcia", `${day(1)}T09:00`);
    await write(user, "ligar pro banco", `${day(2)}T09:00`);
    const { conversation, answer } = await asks(user, "complete_reminder", { reminder: "ligar" });
    assert.match(answer.text, /^Qual destes lembretes\?\n1\. ligar pra Lúcia – \d\d\/\d\d, 09:00\n2\. ligar pro banco/);
    assert.equal((await conversation.say("1")).text, "Marquei como feito o lembrete de ligar pra Lúcia.");
    assert.deepEqual((await remindersOf(user)).map(({ done_at }) => done_at === null), [false, true]);
    assert.match((await conversation.say("desfaz")).text, /^Desfiz: o lembrete de ligar pra Lúcia como feito\.$/);
    assert.deepEqual((await remindersOf(user)).map(({ due_at }) => due_at === null), [false, false]);
  });

  await t.step("of one that comes again and again what came due is done, or the whole of it", async () => {
    const user = await userIn(stack, zone);
    const yesterday = `${day(-1)}T09:00`;
    await write(user, "remédio", `${day(-9)}T09:00`, {
      recurrence: "FREQ=DAILY",
      upcoming: [`${day(1)}T09:00`, `${day(2)}T09:00`],
      came_due_at: instantOf(yesterday, zone),
    });
    const { conversation, answer } = await asks(user, "complete_reminder", {});
    assert.match(answer.text, /como feito o lembrete de “remédio” \(ontem, às 9h\)\?/);
    assert.match((await conversation.say("sim")).text, /^Marquei como feito: “remédio”\. A próxima vez é amanhã/);
    const early = await asks(user, "complete_reminder", { reminder: "remedio" });
    assert.match(early.answer.text, /\(amanhã, [a-zçá]+, às 9h\)\?/);
    await early.conversation.say("sim");
    assert.deepEqual((await remindersOf(user))[0]?.upcoming, [`${day(2)}T09:00`]);
    const ended = await asks(user, "complete_reminder", { reminder: "remedio", forever: true });
    assert.match(ended.answer.text, /^Quer que eu pare de te lembrar de “remédio” \(todo dia, às 9h\)\?$/);
    assert.equal((await ended.conversation.say("sim")).text, "Pronto, não te lembro mais de “remédio”.");
    assert.equal((await remindersOf(user))[0]?.due_at, null);
  });

  await t.step("of several that are called the same, the one that came due last is done", async () => {
    const user = await userIn(stack, zone);
    await write(user, "dar o remédio", `${day(1)}T06:00`, { recurrence: "FREQ=DAILY", upcoming: [`${day(1)}T06:00`] });
    for (
      const [date, text] of [[day(-2), "dar o remédio"], [day(-1), "dar o remédio"], [
        day(-1),
        "levar a joelheira",
      ]] as const
    ) {
      await write(user, text, `${date}T19:00`, { upcoming: [], came_due_at: instantOf(`${date}T19:00`, zone) });
    }
    const { answer } = await asks(user, "complete_reminder", { reminder: "dar o remédio" });
    assert.match(answer.text, /como feito o lembrete de dar o remédio \(ontem, às 19h\)\?/);
    const unnamed = await asks(user, "complete_reminder", {});
    assert.match(unnamed.answer.text, /^Qual destes lembretes\?\n1\. [^\n]+\n2\. [^\n]+/);
  });

  await t.step("put off, this once", async () => {
    const user = await userIn(stack, zone);
    await write(user, "remédio", `${day(1)}T09:00`, {
      recurrence: "FREQ=DAILY",
      upcoming: [`${day(1)}T09:00`, `${day(2)}T09:00`],
    });
    const { conversation, answer } = await asks(user, "snooze_reminder", {
      reminder: "remédio",
      at: `${day(1)}T15:30`,
    });
    assert.match(answer.text, /^Quer que eu adie desta vez o lembrete de “remédio” para amanhã, [a-zçá]+, às 15h30\?$/);
    assert.match((await conversation.say("sim")).text, /^Adiei: te lembro de “remédio” amanhã, [a-zçá]+, às 15h30\.$/);
    const [row] = await remindersOf(user);
    assert.deepEqual([row!.due_at, row!.upcoming], [instantOf(`${day(1)}T15:30`, zone), [`${day(2)}T09:00`]]);
  });

  await t.step(
    "what there is in some days: reminders, bills, instalments, plans, birthdays; nothing of other days",
    async () => {
      const user = await userIn(stack, zone);
      const [tomorrow, later] = [day(1), day(3)];
      await write(user, "ligar pra Lúcia", `${tomorrow}T09:00`);
      await write(user, "regar as plantas", `${later}T08:00`);
      const bill = {
        name: "Internet",
        amount: 99.9,
        month: `${tomorrow.slice(0, 7)}-01`,
        due_day: Number(tomorrow.slice(8)),
      };
      assert.equal((await user.client.from("bills").insert(bill)).error, null);
      const plan = (content: string, value: string) =>
        user.client.from("knowledge_items").insert({
          type: "fact",
          area: "health",
          title: content,
          content,
          slot: "plan",
          slot_key: content,
          value,
        });
      assert.equal((await plan("Consulta com a dermatologista", tomorrow)).error, null);
      assert.equal((await plan("Viagem a Recife", later)).error, null);
      assert.equal((await plan("Um dia, pular de paraquedas", "quando der")).error, null);
      assert.equal((await plan("Nunca", `${tomorrow.slice(0, 4)}-02-31`)).error, null);
      const birthday = {
        type: "person",
        area: "relationships",
        title: "Bia",
        content: "Bia",
        person_metadata: { birthday: `-${tomorrow.slice(4)}` },
      };
      assert.equal((await user.client.from("knowledge_items").insert(birthday)).error, null);
      type Listed = Record<string, { text?: string; name?: string; content?: string }[]>;
      const listed = await call<Listed>(user.client, "list_reminders", { from_date: tomorrow, to_date: tomorrow });
      assert.deepEqual(
        ["reminders", "bills", "plans", "birthdays"].map((kind) =>
          listed[kind]!.map(({ text, name, content }) => text ?? name ?? content)
        ),
        [["ligar pra Lúcia"], ["Internet"], ["Consulta com a dermatologista"], ["Bia"]],
      );
      fake.script(
        gemini({ functionCall: { name: "list_reminders", args: { from_date: tomorrow, to_date: later } } }),
        gemini({ text: "Amanhã você liga pra Lúcia." }),
      );
      assert.equal(
        (await new Conversation(stack, user).say("o que eu tenho de amanhã até lá?")).text,
        "Amanhã você liga pra Lúcia.",
      );
      const all = await call<Listed>(user.client, "list_reminders");
      assert.deepEqual(all.reminders!.map(({ text }) => text), ["ligar pra Lúcia", "regar as plantas"]);
    },
  );

  await t.step("what is refused, and why", async () => {
    const user = await userIn(stack, zone);
    /** What the model is told, which tells the person. */
    const answers = async (args: Record<string, unknown>) => {
      const call = { name: "create_reminder", args: { text: "ligar", at: `${day(1)}T09:00`, ...args } };
      fake.script(gemini({ functionCall: call }), gemini({ text: "Não deu." }));
      const { text, metadata } = await new Conversation(stack, user).say("então, cuida disso");
      assert.deepEqual([text, metadata.waiting], ["Não deu.", undefined]);
      const part = fake.requests.at(-1)!.contents.at(-1)!.parts.find((one) => "functionResponse" in one);
      return JSON.stringify(part?.functionResponse);
    };
    assert.match(
      await answers({ at: `${day(-1)}T09:00` }),
      /Essa hora já passou: aí são \d\d:\d\d de \d\d\/\d\d\. Para quando você quer\?/,
    );
    assert.match(await answers({ at: "9000-01-01T09:00" }), /próximos 50 anos/);
    assert.match(await answers({ recurrence: "FREQ=SECONDLY" }), /de hora em hora/);
    assert.match(await answers({ recurrence: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31" }), /esse dia não existe/);
    assert.match(await answers({ recurrence: "FREQ=DAILY;COUNT=10000" }), /no máximo 1\.000 vezes/);
    assert.match(await answers({ recurrence: "FREQ=DAILY;UNTIL=20200101" }), /nenhuma vez/);
    // What the schema does not take goes back to the model, with the reason.
    for (
      const [args, reason] of [[{ at: "2027-02-31T09:00" }, /um dia e uma hora que existem/], [
        { text: " " },
        /Falta este campo/,
      ], [{ text: "x".repeat(501) }, /até 500/]] as const
    ) {
      fake.script(
        gemini({ functionCall: { name: "create_reminder", args: { text: "ligar", at: `${day(1)}T09:00`, ...args } } }),
        gemini({ text: "Não deu." }),
      );
      assert.equal((await new Conversation(stack, user).say("cuida disso")).text, "Não deu.");
      assert.match(JSON.stringify(fake.requests.at(-1)!.contents), reason);
    }
    assert.deepEqual(await remindersOf(user), []);
    for (const text of ["🎂", "x".repeat(500), "'; drop table reminders; --", "<b>oi</b> **oi**"]) {
      const { conversation } = await asks(user, "create_reminder", { text, at: `${day(1)}T09:00` });
      await conversation.say("sim");
    }
    assert.equal((await remindersOf(user)).length, 4);
    assert.match(await answers({ text: "🎂" }), /Esse lembrete já existe, nessa mesma hora\./);
  });

  await t.step("a yes that comes after the hour is told so, and keeps nothing", async () => {
    const user = await userIn(stack, zone);
    const { conversation } = await asks(user, "create_reminder", { text: "ligar", at: `${day(1)}T09:00` });
    await stack.sql(
      `update public.pending_actions set args = jsonb_set(args, '{at}', to_jsonb($2::text)), facts = jsonb_set(facts, '{rings}', to_jsonb($2::text)) where user_id = $1`,
      [user.userId, localTime(zone, -1)],
    );
    const said = await conversation.say("sim");
    assert.match(said.text, /Essa hora já passou/);
    assert.deepEqual(await remindersOf(user), []);
  });

  await t.step("10,000 of them: 500 may wait, by talking and over REST, and that is said", async () => {
    const user = await userIn(stack, zone);
    const rows = Array.from(
      { length: 500 },
      (_, n) => ({ text: `lembrete ${n}`, starts_at: `${day(1 + n % 300)}T09:00` }),
    );
    assert.equal((await user.client.from("reminders").insert(rows.slice(0, 499))).error, null);
    const many = await user.client.from("reminders").insert(Array.from({ length: 9501 }, (_, n) => rows[n % 500]!));
    assert.deepEqual([many.status, many.error?.hint], [409, "too_many_reminders"]);
    assert.equal((await user.client.from("reminders").insert(rows[499]!)).error, null);
    const { status, hint, message } = await refusal(user.client, "create_reminder", {
      text: "mais um",
      at: `${day(1)}T10:00`,
    });
    assert.deepEqual([status, hint], [409, "too_many_reminders"]);
    assert.match(message, /500 lembretes/);
    assert.equal((await remindersOf(user)).length, 500);
    const past = { text: "x", starts_at: "2001-01-01T00:00", came_due_at: "2001-01-01T00:00:00Z" };
    assert.equal((await user.client.from("reminders").insert([past, past])).error, null, "these wait for nothing");
    const begun = await user.client.from("reminders").update({ upcoming: ["2001-01-01T00:00"] }).eq("text", "x");
    assert.deepEqual([begun.status, begun.error?.hint], [409, "too_many_reminders"]);
  });

  await t.step("over REST the table takes what can come due, and nothing else", async () => {
    const { client } = await userIn(stack, zone);
    const insert = async (row: Record<string, unknown>) =>
      (await client.from("reminders").insert({ text: "x", starts_at: "2030-01-01T09:00", ...row })).error?.code;
    for (
      const row of [
        { text: "" },
        { text: "x".repeat(501) },
        { starts_at: "9999-01-01T09:00" },
        { starts_at: "2030-01-01T09:00:30" },
        { recurrence: "FREQ=MINUTELY" },
        { recurrence: "todo dia" },
        { recurrence: "FREQ=HOURLY;BYMINUTE=0,1,2" },
        { starts_at: "2099-12-31T09:00" },
        { starts_at: "2000-01-01T00:00" },
        { upcoming: Array.from({ length: 201 }, (_, n) => day(n)) },
        { upcoming: [null] },
        { upcoming: ["9999-01-01T09:00"] },
      ]
    ) assert.ok(await insert(row), JSON.stringify(row));
    assert.equal(await insert({ due_at: "2031-01-01T00:00:00Z", recurrence: "FREQ=DAILY" }), undefined);
    const { data } = await client.from("reminders").select("due_at").single();
    assert.equal(
      new Date(data!.due_at).toISOString(),
      instantOf("2030-01-01T09:00", zone),
      "when it comes due is computed",
    );
  });

  await stack.settled();
  await stack.close();
  await fake.close();
});
