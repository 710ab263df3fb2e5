import assert from "node:assert/strict";
import { addKnowledge } from "../../../../shared/tools/memory/add-knowledge.ts";
import { analyzeContext } from "../../../../shared/tools/memory/analyze-context.ts";
import { searchKnowledge } from "../../../../shared/tools/memory/search-knowledge.ts";
import { getPerson } from "../../../../shared/tools/relationships/get-person.ts";
import { updatePerson } from "../../../../shared/tools/relationships/update-person.ts";

const context = { today: "2026-11-21", timezone: "America/Sao_Paulo" };

function item(content: string, more: Record<string, unknown> = {}) {
  return { type: "fact", area: "health", title: content, content, confidence: 0.9, ...more };
}

function person(more: Record<string, unknown> = {}) {
  return { name: "Júlia", content: "Júlia", preferences: [], facts: [], mentions: [], ...more };
}

Deno.test("searchKnowledge.answer says items in the words in which they are kept", () => {
  assert.equal(
    searchKnowledge.answer({ query: "alergia", items: [item("É alérgica a camarão")] }, context),
    "O que eu sei sobre isso: “É alérgica a camarão”.",
  );
  assert.equal(
    searchKnowledge.answer({
      query: "",
      items: [
        item("Mora em Natal"),
        item("Júlia, irmã", { type: "person", title: "Júlia", person: { relationship: "irmã", birthday: "--03-12" } }),
        item("Adora orquídeas", { about: "Júlia" }),
        item("Dorme mal aos domingos", { type: "insight", confidence: 0.7 }),
        item("Pensa em mudar de área", { confidence: 0.5 }),
      ],
    }, context),
    [
      "Aqui está o que eu sei:",
      "- Mora em Natal",
      "- Júlia: irmã. Faz aniversário em 12/03.",
      "- Júlia: Adora orquídeas",
      "- Dorme mal aos domingos (isso eu percebi)",
      "- Pensa em mudar de área (não tenho certeza)",
    ].join("\n"),
  );
});

Deno.test("searchKnowledge.answer says how much there is by area, where it does not tell all of it", () => {
  const items = [item("É alérgica a dipirona"), item("Deve 300 ao cunhado", { area: "finance" })];
  const areas = [{ area: "health", count: 12 }, { area: "finance", count: 1 }];
  assert.equal(
    searchKnowledge.answer({ query: "", items, areas }, context),
    "Aqui está o que eu sei:\n- É alérgica a dipirona\n- Deve 300 ao cunhado\n\n" +
      "Ao todo sei 13 coisas: 12 de saúde e 1 de finanças.",
  );
  const all = [{ area: "health", count: 1 }, { area: "finance", count: 1 }];
  assert.doesNotMatch(searchKnowledge.answer({ query: "", items, areas: all }, context), /Ao todo/);
});

Deno.test("searchKnowledge.answer admits that it knows nothing", () => {
  assert.equal(searchKnowledge.answer({ query: "carro", items: [] }, context), "Ainda não sei nada sobre isso.");
});

Deno.test("addKnowledge.offer and answer repeat what is kept", () => {
  assert.equal(
    addKnowledge.offer?.({ type: "fact", content: "É canhota", area: "health" }, {}, context),
    "Quer que eu guarde isto na memória: “É canhota”?",
  );
  assert.equal(
    addKnowledge.answer({ status: "created", item: item("É canhota") }, context),
    "Guardei: “É canhota”.",
  );
  assert.match(addKnowledge.answer({ status: "updated", item: item("É canhota") }, context), /já sabia.*canhota/);
  assert.match(
    addKnowledge.answer(
      { status: "created", item: item("Mora em Natal"), superseded_by: item("Mora em Recife") },
      context,
    ),
    /no histórico.*“Mora em Recife”\.$/,
  );
});

Deno.test("analyzeContext.answer joins facts, patterns, ties and doubts", () => {
  const answer = analyzeContext.answer({
    facts: [item("Trabalha à noite")],
    patterns: ["dorme pior em semana de entrega"],
    connections: [{
      areas: ["career", "health"],
      items: ["Trabalha à noite", "Dorme mal"],
      reason: "common_tie",
    }],
    contradictions: [{ item: item("Mora em Natal"), against: item("Mora em Recife") }],
  }, context);
  assert.match(answer, /- Trabalha à noite/);
  assert.match(answer, /Dorme pior em semana de entrega\./);
  assert.match(answer, /“Trabalha à noite” e “Dorme mal”: A rotina de trabalho mexe com sono e energia\./);
  assert.match(answer, /Antes você contou: “Mora em Recife”\. Depois: “Mora em Natal”\. Mudou algo\?/);
});

Deno.test("getPerson.answer tells what is known of somebody", () => {
  assert.equal(
    getPerson.answer({
      status: "found",
      person: person({
        relationship: "irmã",
        birthday: "--03-12",
        preferences: ["orquídeas", "vinho tinto"],
        facts: [{ content: "odeia cebola" }, { content: "Mora em Recife" }],
        mentions: [
          { content: "Vou viajar com a Júlia em janeiro" },
          { content: "Mora em Feira, perto da Júlia", about: "Célia" },
        ],
      }),
    }, context),
    "Júlia: irmã. Faz aniversário em 12/03. Gosta de orquídeas e vinho tinto. Odeia cebola. Mora em Recife. " +
      "Você também me contou: “Vou viajar com a Júlia em janeiro” e “Célia: Mora em Feira, perto da Júlia”.",
  );
  assert.equal(
    getPerson.answer({
      status: "found",
      person: person({ name: "Pedro", content: "Pedro, chefe", relationship: "chefe", birthday: "1980-01-02" }),
    }, context),
    "Pedro: chefe. Nasceu em 02/01/1980.",
  );
  assert.equal(
    getPerson.answer({ status: "found", person: person() }, context),
    "Ainda não sei quase nada sobre Júlia.",
  );
  assert.equal(
    getPerson.answer({ status: "found", person: person({ facts: [{ content: "Mora em Recife" }] }) }, context),
    "Sobre Júlia: Mora em Recife.",
  );
});

Deno.test("getPerson.answer tells a birthday once, which a fact says in the same words", () => {
  for (const [birthday, told] of [["--08-05", "faz aniversário em 05/08"], ["1990-08-05", "nasceu em 05/08/1990"]]) {
    const day = told!.split(" ").at(-1);
    const facts = [{ content: `Faz aniversário em ${day}` }, { content: "Mora em Recife" }];
    assert.equal(
      getPerson.answer({ status: "found", person: person({ birthday, facts }) }, context),
      `Júlia: ${told}. Mora em Recife.`,
    );
  }
});

Deno.test("getPerson.answer asks which one, or says whom it knows", () => {
  assert.equal(
    getPerson.answer({ status: "choose", people: [{ label: "Júlia (irmã)" }, { label: "Júlia (chefe)" }] }, context),
    "Conheço mais de uma pessoa assim: Júlia (irmã) e Júlia (chefe). De quem você está falando?",
  );
  assert.equal(
    getPerson.answer({ status: "unknown", name: "minha tia", known: ["Júlia (irmã)"] }, context),
    "Ainda não sei nada sobre “minha tia”. De quem já ouvi falar: Júlia (irmã).",
  );
});

Deno.test("updatePerson.offer and answer say who somebody is, whatever the name or the bond agrees with", () => {
  const offer = (args: Record<string, unknown>) => updatePerson.offer?.(args, {}, context);
  assert.equal(
    offer({ name: "Beatriz", relationship: "amiga", birthday: "--07-01", aliases: ["Bia"] }),
    "Quer que eu guarde, entre as pessoas da sua vida: Beatriz (amiga, também Bia, faz aniversário em 01/07)?",
  );
  assert.equal(
    offer({ name: "Caio", relationship: "namorado", ended: true }),
    "Quer que eu anote o fim deste laço: Caio (namorado)?",
  );
  const answer = (status: string, more: Parameters<typeof person>[0]) =>
    updatePerson.answer({ status, person: person(more) }, context);
  assert.equal(
    answer("updated", { name: "Jussara", relationship: "melhor amiga" }),
    "Anotado: Jussara (melhor amiga).",
  );
  assert.equal(
    answer("created", { name: "Dr. Henrique", relationship: "neuro da mãe" }),
    "Anotado: Dr. Henrique (neuro da mãe).",
  );
  assert.equal(answer("unchanged", { name: "Pai", relationship: "pai" }), "Isso eu já sabia: Pai.");
  assert.equal(answer("updated", { name: "Pai", birthday: "--08-01" }), "Anotado: Pai (faz aniversário em 01/08).");
  assert.equal(
    answer("updated", { name: "Caio", past_bonds: [{ relationship: "namorado", until: "2026-11-23" }] }),
    "Anotado: Caio (antes namorado, até 23/11/2026).",
  );
});

Deno.test("tool schemas refuse what Postgres cannot hold or would refuse", () => {
  const kept = { type: "fact", content: "É canhota", area: "health", quote: "sou canhota" };
  assert.ok(addKnowledge.inputSchema.safeParse(kept).success);
  for (
    const wrong of [{ content: "a\0b" }, { content: "\ud800" }, { content: "x".repeat(4001) }, { area: "love" }, {
      type: "note",
    }, {
      confidence: 1.1,
    }, {
      quote: undefined,
    }, {
      slot: "mood",
    }]
  ) {
    assert.equal(
      addKnowledge.inputSchema.safeParse({ ...kept, ...wrong }).success,
      false,
      JSON.stringify(Object.keys(wrong)),
    );
  }
  for (const limit of [0, 11, 2.5]) {
    assert.equal(searchKnowledge.inputSchema.safeParse({ query: "", limit }).success, false);
  }
  const named = { name: "Ana", quote: "a Ana" };
  assert.ok(updatePerson.inputSchema.safeParse(named).success);
  for (
    const wrong of [{ birthday: "12/03" }, { ended: "talvez" }, { aliases: [""] }, {
      aliases: Array(21).fill("Aninha"),
    }]
  ) {
    assert.equal(updatePerson.inputSchema.safeParse({ ...named, ...wrong }).success, false, JSON.stringify(wrong));
  }
});
