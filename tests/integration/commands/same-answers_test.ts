import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const TOLD = "a ideia é pintar a sala de azul";
/** One after another, with what is answered to what was asked; all but what is told is settled by code. */
const SCRIPT: readonly string[] = [
  ...[
    "sim",
    "1",
    "cancela",
    "lista tudo",
    "anota: comprar pão",
    "anota: comprar pão",
    "salva https://192.0.2.1/receita",
  ],
  ...["lista tudo aí por favor", "mostra minhas notas", "procura pão nas minhas notas", TOLD, "anota isso"],
  ...[
    "apaga a nota do pão",
    "sim",
    "sim",
    "desfaz",
    "deleta tudo",
    "não",
    "deleta tudo",
    "lista meus links",
    "deleta tudo",
    "sim",
    "sim",
  ],
  ...[
    "lista tudo",
    "desfaz",
    "lista tudo",
    "salva o filme matrix",
    "salva a série matrix",
    "apaga o filme matrix",
    "5",
    "1",
  ],
  ...["anota: bolo de cenoura", "anota: bolo de milho", "anota: bolo de fubá 🎂", "apaga a nota do bolo", "1 e 3"],
  ...["desfaz", "apaga a nota do bolo", "os dois primeiros", "sim", "lista tudo"],
];
const RUNS = 3;

Deno.test("three runs of each command give the same answers and the same rows, without a model", async () => {
  const fake = startFakeGemini();
  fake.script(gemini({ text: "Vai ficar bonito." }));
  const stack = await startStack({ env: fake.env });
  await stack.sql("update private.settings set value = '100000' where key = 'turns_per_minute'");
  const runs: string[][] = [];
  for (let run = 0; run < RUNS; run++) {
    const user = await stack.createUser("Ana");
    const conversation = new Conversation(stack, user);
    const seen: string[] = [];
    for (const text of SCRIPT) {
      const { message, metadata } = await conversation.say(text);
      const rows = await stack.sql(
        `select
          (select jsonb_agg(to_jsonb(i) - 'user_id' order by i.created_at) from public.library_items i where i.user_id = $1) as items,
          (select jsonb_agg(to_jsonb(p) - 'user_id' - 'position' order by p.position) from public.pending_actions p where p.user_id = $1) as pending,
          (select jsonb_agg(m.parts order by m.seq) from public.messages m where m.user_id = $1) as messages`,
        [user.userId],
      );
      seen.push(alike({ parts: message.parts, metadata, rows }));
      assert.equal(metadata.modelCalls, text === TOLD ? 1 : 0, text);
      assert.equal(metadata.outcome, "completed", text);
    }
    runs.push(seen);
  }
  for (const [index, text] of SCRIPT.entries()) {
    assert.equal(new Set(runs.map((seen) => seen[index])).size, 1, text);
  }
  assert.equal(fake.requests.length, RUNS);
  await stack.close();
  await fake.close();
});

/** Ids by the order in which they come, and no times. */
function alike(value: unknown): string {
  const ids = new Map<string, string>();
  return JSON.stringify(value)
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
      ids.set(id, ids.get(id) ?? `id${ids.size}`);
      return ids.get(id)!;
    })
    .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})/g, "time");
}
