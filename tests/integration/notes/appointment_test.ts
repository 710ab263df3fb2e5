import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { todayOf } from "../../support/rpc.ts";
import { daysAfter, insert, library, short, write } from "./notes.ts";

Deno.test("create_automatic_note() puts together what to take to a medical appointment", async (t) => {
  const stack = await startStack();
  const { client: ana, userId } = await stack.createUser("Ana");
  const today = await todayOf(ana);
  const day = (back: number) => daysAfter(today, -back);
  const said = (back: number) => `${day(back)}T15:00:00Z`;
  await stack.sql("update public.user_memories set age = 34 where user_id = $1", [userId]);
  const health = (content: string, back: number, sub_area = "medical") => ({
    type: "fact",
    area: "health",
    sub_area,
    title: "Saúde",
    content,
    stated_at: said(back),
  });
  await insert(ana, "knowledge_items", [
    { ...health("É alérgica a dipirona", 200), slot: "allergy", slot_key: "dipirona" },
    { ...health("Toma losartana 50 mg pela manhã", 150), slot: "medication", slot_key: "losartana" },
    health("Tem hipertensão", 160),
    health("Gosta de coentro", 100, "nutrition"),
    { ...health("Não gosta de coentro", 90, "nutrition"), type: "preference" },
    {
      type: "fact",
      area: "mental_health",
      sub_area: "therapy",
      title: "Terapia",
      content: "Faz terapia",
      stated_at: said(120),
    },
    {
      type: "fact",
      area: "finance",
      title: "Dinheiro",
      content: "Quer comprar remédios mais baratos",
      stated_at: said(9),
    },
    {
      type: "fact",
      area: "health",
      sub_area: "medical",
      title: "Apagado",
      content: "Tem asma",
      stated_at: said(9),
      deleted_at: said(8),
    },
  ]);
  const { data: mother } = await ana.from("knowledge_items").insert({
    type: "person",
    area: "relationships",
    title: "Sônia",
    content: "Sônia, mãe",
  })
    .select("id").single();
  await insert(ana, "knowledge_items", [{ ...health("Tem diabetes", 9), subject: mother!.id }]);
  await insert(ana, "tracking_entries", [
    { metric: "weight", value: 84, entry_date: day(100) },
    { metric: "weight", value: 83.5, entry_date: day(60) },
    { metric: "weight", value: 81.4, entry_date: day(2) },
    { metric: "sleep", value: 5.5, entry_date: day(3), note: "Acordei com falta de ar" },
    { metric: "sleep", value: 7, entry_date: day(4), note: "Acordei com falta de ar" },
    { metric: "custom", custom_name: "Glicemia", custom_unit: "mg/dL", value: 98, entry_date: day(5) },
  ]);

  await t.step("allergies, medicines, what is known of one's own health, measurements and remarks", async () => {
    const { status, note } = await write(ana, "medical_appointment", daysAfter(today, 1));
    assert.deepEqual([status, note.period_from, note.period_to], ["created", day(90), daysAfter(today, 1)]);
    assert.equal(
      note.title,
      `Resumo para a consulta de ${short(daysAfter(today, 1))}/${daysAfter(today, 1).slice(0, 4)}`,
    );
    const [who, span, ...sections] = note.content.split("\n\n");
    assert.equal(who, "Ana, 34 anos");
    assert.match(span!, /^Registros de \d{1,2} .* a \d{1,2} de \p{L}+ de \d{4}\.$/u);
    assert.deepEqual(sections, [
      "## Alergias e intolerâncias",
      "- É alérgica a dipirona",
      "## Remédios",
      "- Toma losartana 50 mg pela manhã",
      "## Sobre a minha saúde",
      "- Gosta de coentro\n- Faz terapia\n- Tem hipertensão",
      "## Medidas",
      [
        "|  | Primeiro | Mais recente | Média | Do menor ao maior | Dias |",
        "|---|---|---|---|---|---|",
        `| Peso | 83,5 kg (${short(day(60))}) | 81,4 kg (${short(day(2))}) | 82,5 kg | 81,4 a 83,5 kg | 2 |`,
        `| Sono por noite | 7h (${short(day(4))}) | 5h30 (${short(day(3))}) | 6h15 | 5h30 a 7h | 2 |`,
        `| Glicemia | 98 mg/dL (${short(day(5))}) | 98 mg/dL (${short(day(5))}) | 98 mg/dL | 98 mg/dL | 1 |`,
      ].join("\n"),
      "## Anotações",
      `- Sono: Acordei com falta de ar (${short(day(3))}, ${short(day(4))})`,
      "_Reunido do que foi contado e registrado no Life Assistant; não substitui a avaliação de quem atende._",
    ]);
  });

  await t.step("asked again without a day it is the one that comes", async () => {
    const { status, note } = await write(ana, "medical_appointment");
    assert.deepEqual([status, note.period_to], ["updated", daysAfter(today, 1)]);
    assert.equal((await library(ana)).length, 1);
  });

  await t.step("begins at the last appointment, and tells what is new since", async () => {
    await stack.sql("delete from public.library_items where user_id = $1", [userId]);
    await write(ana, "medical_appointment", day(30));
    await insert(ana, "knowledge_items", [
      { ...health("Começou a tomar vitamina D", 12), slot: "medication", slot_key: "vitamina D" },
      health("Torceu o tornozelo", 11),
    ]);
    const { note } = await write(ana, "medical_appointment", today);
    assert.equal(note.period_from, day(30));
    assert.match(note.content, /, desde a consulta anterior\.$/m);
    assert.match(note.content, new RegExp(`^- Começou a tomar vitamina D \\(contado em ${short(day(12))}\\)$`, "m"));
    assert.match(note.content, new RegExp(`^- Torceu o tornozelo \\(contado em ${short(day(11))}\\)$`, "m"));
    assert.match(note.content, /^- Toma losartana 50 mg pela manhã$/m);
    assert.match(note.content, new RegExp(`Peso \\| 81,4 kg \\(${short(day(2))}\\)`), "nothing from before it");
  });

  await t.step("two within a week begin at the same day", async () => {
    const { note } = await write(ana, "medical_appointment", daysAfter(today, 3));
    assert.equal(note.period_from, day(30));
  });

  await t.step("has under each heading what was filed there, and not what no longer holds", async () => {
    const { client: eva } = await stack.createUser("Eva");
    await insert(eva, "knowledge_items", [
      { ...health("Usa sertralina", 10), slot: "medication", slot_key: "sertralina" },
      { ...health("Toma um comprimido antes de dormir", 10), slot: "medication", slot_key: "comprimido para dormir" },
      { ...health("Não toma mais ansiolítico", 10), slot: "medication", slot_key: "ansiolítico", holds: false },
      { ...health("É intolerante a ibuprofeno", 10), slot: "allergy", slot_key: "ibuprofeno" },
      health("Usa óculos", 10),
    ]);
    const { note } = await write(eva, "medical_appointment");
    const section = (heading: string) =>
      new RegExp(`## ${heading}\n\n((?:- .*\n)+)`).exec(note.content)?.[1]?.trim().split("\n").toSorted();
    assert.deepEqual(section("Remédios"), ["- Toma um comprimido antes de dormir", "- Usa sertralina"]);
    assert.deepEqual(section("Alergias e intolerâncias"), ["- É intolerante a ibuprofeno"]);
    assert.deepEqual(section("Sobre a minha saúde"), ["- Usa óculos"]);
  });

  await stack.close();
});
