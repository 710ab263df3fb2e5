import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { BOOKS, startFakeOpenLibrary } from "../../support/fake-open-library.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("books are looked up at Open Library", async (t) => {
  const fake = startFakeGemini();
  const library = startFakeOpenLibrary({ books: BOOKS });
  const functions = { chat: createChatApp({ network: library.network }) };
  const stack = await startStack({ functions, env: { ...fake.env, OPEN_LIBRARY: "on" } });
  const ana = await stack.createUser("Ana");
  const chat = new Conversation(stack, ana);
  const kept = async () =>
    (await ana.client.from("library_items").select("title, author, year, open_library_id, status")
      .is("deleted_at", null).order("title")).data;

  await t.step("one candidate is saved at once with author, year and work, and 'desfaz' takes it back", async () => {
    const saved = await chat.say("salva o livro torto arado");
    assert.equal(saved.text, "Guardei o livro “Torto arado” (2018), de Itamar Vieira Junior.");
    assert.equal(saved.metadata.modelCalls, 0);
    assert.deepEqual(await kept(), [{
      title: "Torto arado",
      author: "Itamar Vieira Junior",
      year: 2018,
      open_library_id: "OL24153570W",
      status: null,
    }]);
    await chat.say("desfaz");
    assert.deepEqual(await kept(), []);
  });

  await t.step("of several the person chooses, not the model", async () => {
    const said = "quero ler a metamorfose, guarda";
    fake.script(
      gemini({
        functionCall: { name: "save_book", args: { title: "a metamorfose", status: "wanted", quote: said } },
      }),
    );
    const listed = await chat.say(said);
    assert.equal(
      listed.text,
      "Qual destes livros?\n1. A Metamorfose, de Franz Kafka (1915)\n2. A metamorfose, de Ovídio",
    );
    assert.deepEqual(await kept(), []);
    const saved = await chat.say("o do Kafka");
    assert.equal(saved.text, "Guardei o livro “A Metamorfose” (1915), de Franz Kafka, para ler.");
    assert.equal(saved.metadata.modelCalls, 0);
    const listing = await chat.say("o que eu quero ler?");
    assert.equal(
      listing.text,
      "Você tem 1 livro para ler:\n- Livro: “A Metamorfose” (1915), de Franz Kafka, para ler",
    );
  });

  await t.step("what was saved by its name alone is completed when it is saved again", async () => {
    await ana.client.rpc("save_book", { title: "wuthering heights" });
    const again = await chat.say("salva o livro Wuthering Heights");
    assert.equal(
      again.text,
      "Você já tinha guardado o livro “Wuthering Heights”, de Emily Brontë; completei os dados.",
    );
    assert.equal((await kept())!.length, 2);
  });

  await t.step("what is not in the catalogue is saved as the person told it", async () => {
    assert.equal((await chat.say("salva o livro Receitas da Vovó")).text, "Guardei o livro “Receitas da Vovó”.");
  });

  await stack.close();
  await library.close();
  await fake.close();
});

for (
  const [what, setting, asked] of [
    ["switched off, Open Library is not asked", "off", 0],
    ["Open Library that fails costs the author, not the book", "on", 1],
  ] as const
) {
  Deno.test(what, async () => {
    const library = startFakeOpenLibrary({ broken: () => new Response("busy", { status: 503 }) });
    const functions = { chat: createChatApp({ network: library.network }) };
    const stack = await startStack({ functions, env: { OPEN_LIBRARY: setting } });
    const chat = new Conversation(stack, await stack.createUser("Ana"));
    assert.equal((await chat.say("salva o livro Torto Arado")).text, "Guardei o livro “Torto Arado”.");
    assert.equal(library.requests.length, asked);
    await stack.close();
    await library.close();
  });
}
