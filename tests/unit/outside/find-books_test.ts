import assert from "node:assert/strict";
import { bookSource, findBooks } from "../../../shared/outside/find-books.ts";
import { BOOKS, startFakeOpenLibrary } from "../../support/fake-open-library.ts";

const SOURCE = bookSource({ openLibrary: true })!;

Deno.test("bookSource() is none where the deployment has switched it off", () => {
  assert.equal(bookSource({ openLibrary: false }), undefined);
});

Deno.test("findBooks() gives the exact title alone, once, as its Portuguese edition is called", async () => {
  const library = startFakeOpenLibrary({ books: BOOKS });
  const find = (title: string, author?: string) => findBooks(SOURCE, title, author, library.network);
  assert.deepEqual(await find("torto arado"), [
    { open_library_id: "OL24153570W", title: "Torto arado", author: "Itamar Vieira Junior", year: 2018 },
  ]);
  assert.deepEqual((await find("torto")).map(({ title }) => title), ["Torto arado", "Torto Arado: guia de leitura"]);
  assert.deepEqual(await find("a metamorfose"), [
    { open_library_id: "OL1W", title: "A Metamorfose", author: "Franz Kafka", year: 1915 },
    { open_library_id: "OL2W", title: "A metamorfose", author: "Ovídio" },
  ]);
  assert.deepEqual((await find("a metamorfose", "kafka")).length, 1);
  assert.deepEqual(await find("nada parecido"), []);
  assert.equal(
    library.requests[3],
    "https://openlibrary.org/search.json?title=a+metamorfose&author=kafka&" +
      "fields=key%2Ctitle%2Cauthor_name%2Cfirst_publish_year%2Ceditions%2Ceditions.title&lang=pt&limit=20",
  );
  await library.close();
});

Deno.test("findBooks() throws where Open Library refuses or answers something else, and leaves out what has no name", async () => {
  for (const answer of ["prose", "{}", '{"docs": [{"title": "x"}]}', '{"docs": [{"key": 7, "title": "x"}]}']) {
    const odd = startFakeOpenLibrary({
      broken: () => new Response(answer, { headers: { "content-type": "application/json" } }),
    });
    await assert.rejects(findBooks(SOURCE, "x", undefined, odd.network), answer);
    await odd.close();
  }
  const away = startFakeOpenLibrary({ broken: () => new Response("busy", { status: 503 }) });
  await assert.rejects(findBooks(SOURCE, "x", undefined, away.network));
  await away.close();
  const docs = [{ key: "/works/OL1W", title: " " }, { key: "/authors/OL1A", title: "Ana" }];
  const odd = startFakeOpenLibrary({ broken: () => Response.json({ docs }) });
  assert.deepEqual(await findBooks(SOURCE, "x", undefined, odd.network), []);
  await odd.close();
});
