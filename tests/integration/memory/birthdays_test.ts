import assert from "node:assert/strict";
import { call, todayOf } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

Deno.test("get_birthdays()", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana", whereItIs(12));
  const eva = await stack.createUser("Eva");
  const today = await todayOf(ana.client);
  const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(5, 10);
  const keep = async (name: string, birthday: string, relationship = "amiga") => {
    const { error } = await ana.client.rpc("update_person", { name, birthday: birthday || null, relationship });
    assert.equal(error, null);
  };
  const birthdays = async (args: Record<string, number> = {}, client = ana.client) => {
    const { data, error } = await client.rpc("get_birthdays", args);
    assert.equal(error, null);
    return data.people as { name: string; in_days: number; next_on: string; birthday: string; relationship: string }[];
  };
  await keep("Bia", `--${inDays(30)}`);
  await keep("Caio", `1990-${inDays(0)}`, "irmão");
  await keep("Duda", `--${inDays(-1)}`);
  await keep("Léo", "2000-02-29", "primo");

  await t.step("tells the next first, today among them, over the end of the year", async () => {
    const people = await birthdays();
    assert.equal(people[0]?.name, "Caio");
    assert.deepEqual(people[0], {
      name: "Caio",
      relationship: "irmão",
      birthday: `1990-${inDays(0)}`,
      next_on: today,
      in_days: 0,
    });
    assert.ok(people.every(({ in_days }, at) => at === 0 || in_days >= people[at - 1]!.in_days));
    assert.ok(people.find(({ name }) => name === "Duda")!.in_days >= 364);
  });

  await t.step("tells those of a month, 29 February in every year", async () => {
    const names = (await birthdays({ month: 2 })).map(({ name }) => name);
    assert.ok(names.includes("Léo"));
    const leo = (await birthdays()).find(({ name }) => name === "Léo");
    assert.match(leo!.next_on, /-(?:02-29|03-01)$/);
  });

  await t.step("tells those of the days to come", async () => {
    assert.deepEqual((await birthdays({ days: 0 })).map(({ name }) => name), ["Caio"]);
    assert.ok((await birthdays({ days: 30 })).some(({ name }) => name === "Bia"));
    assert.ok((await birthdays({ days: 29 })).every(({ name }) => name !== "Bia"));
  });

  await t.step("leaves out whoever was deleted, and everybody of others", async () => {
    const { error } = await ana.client.from("knowledge_items").update({ deleted_at: new Date().toISOString() })
      .eq("title", "Bia");
    assert.equal(error, null);
    assert.ok((await birthdays()).every(({ name }) => name !== "Bia"));
    assert.deepEqual(await birthdays({}, eva.client), []);
  });

  await t.step("tells what was noted beside a person the user vouched for, in its last word", async () => {
    await keep("Rosa", "", "tia");
    const told = async (birthday: string, tool_call_id: string) =>
      (await call(ana.client, "update_person", { name: "Rosa", birthday, tool_call_id })).status;
    const known = async () => (await birthdays()).filter(({ name }) => name === "Rosa").map(({ birthday }) => birthday);
    assert.equal(await told("--08-05", "r1"), "noted");
    assert.deepEqual(await known(), ["--08-05"]);
    assert.ok((await birthdays({ month: 8 })).some(({ name }) => name === "Rosa"));
    assert.ok((await birthdays({ month: 7 })).every(({ name }) => name !== "Rosa"));
    assert.equal(await told(`--${inDays(3)}`, "r2"), "noted");
    assert.deepEqual(await known(), [`--${inDays(3)}`]);
    const { birthdays: coming } = await call<{ birthdays: { name: string }[] }>(ana.client, "list_reminders", {
      from_date: today,
      to_date: new Date(Date.parse(today) + 3 * 86_400_000).toISOString().slice(0, 10),
    });
    assert.ok(coming.some(({ name }) => name === "Rosa"));
    const { person } = await call<{ person: { birthday: string } }>(ana.client, "get_person", { name: "Rosa" });
    assert.equal(person.birthday, `--${inDays(3)}`);
  });

  await t.step("leaves what the user vouched for until they say otherwise", async () => {
    await call(ana.client, "update_person", { name: "Léo", birthday: "2000-03-01", tool_call_id: "l1" });
    assert.deepEqual((await birthdays()).filter(({ name }) => name === "Léo").map(({ birthday }) => birthday), [
      "2000-02-29",
    ]);
  });

  await t.step("tells what add_knowledge was told of somebody, and no more once it does not hold", async () => {
    const { error } = await ana.client.rpc("update_person", { name: "Nina" });
    assert.equal(error, null);
    const fact = { type: "fact", area: "relationships", content: "Faz aniversário em abril", slot: "birthday" };
    const told = ["Iara", "Nina"];
    const august = async () =>
      (await birthdays({ month: 8 })).map(({ name }) => name).filter((name) => told.includes(name));
    for (const person of told) {
      const args = { ...fact, person, content: "Faz aniversário em 5 de agosto", value: "--08-05" };
      await call(ana.client, "add_knowledge", { ...args, tool_call_id: `k-${person}` });
    }
    assert.deepEqual(await august(), told);
    const wrong = { ...fact, person: "Nina", content: "Não faz aniversário em agosto", holds: false };
    await call(ana.client, "add_knowledge", { ...wrong, tool_call_id: "k-not" });
    assert.deepEqual(await august(), ["Iara"]);
    await call(ana.client, "add_knowledge", { ...fact, person: "Nina", value: "abril", tool_call_id: "k-april" });
    assert.ok((await birthdays()).every(({ name }) => name !== "Nina"), "no day is known");
  });

  await t.step("tells nothing that was deleted, and the later word of two that were noted", async () => {
    const fact = { type: "fact", area: "relationships", content: "Faz aniversário", slot: "birthday", person: "Zeca" };
    const noted = async (value: string, tool_call_id: string) =>
      (await call<{ item: { id: string } }>(ana.client, "add_knowledge", { ...fact, value, tool_call_id })).item.id;
    const known = async () => (await birthdays()).filter(({ name }) => name === "Zeca").map(({ birthday }) => birthday);
    await call(ana.client, "delete_knowledge", { item_id: await noted("--08-05", "z1") });
    assert.deepEqual(await known(), []);
    await noted("--08-06", "z2");
    await call(ana.client, "update_person", { name: "Zeca", birthday: "--09-06", tool_call_id: "z3" });
    assert.deepEqual(await known(), ["--09-06"]);
    await noted("--10-07", "z4");
    assert.deepEqual(await known(), ["--10-07"]);
  });

  await t.step("the user's own birthday is not a person's", async () => {
    const before = await birthdays();
    const own = { type: "fact", area: "relationships", content: "Faz aniversário em 5 de agosto", slot: "birthday" };
    await call(ana.client, "add_knowledge", { ...own, value: "--08-05", tool_call_id: "own" });
    assert.deepEqual(await birthdays(), before);
  });

  await t.step("refuses months and days that there are not", async () => {
    for (const args of [{ month: 0 }, { month: 13 }, { days: -1 }, { days: 367 }]) {
      assert.equal((await ana.client.rpc("get_birthdays", args)).error?.code, "PT400");
    }
  });
  await stack.close();
});
