import assert from "node:assert/strict";
import { findFilms } from "../../../shared/outside/find-films.ts";
import { INCEPTION, startFakeTmdb } from "../../support/fake-tmdb.ts";

const source = ({ env }: ReturnType<typeof startFakeTmdb>, key = env.TMDB_API_KEY) => ({
  key,
  baseUrl: env.TMDB_BASE_URL,
});

Deno.test("findFilms() gives films and series with their year, by a key or a token", async () => {
  const tmdb = startFakeTmdb({ movies: INCEPTION, series: [{ id: 7, title: "Dark", released: "" }] });
  assert.deepEqual(await findFilms(source(tmdb), "movie", "inception", 2010), [
    {
      tmdb_id: 27205,
      title: "A Origem",
      original_title: "Inception",
      year: 2010,
      overview: "Cobb é um ladrão que rouba segredos dos sonhos.",
    },
    { tmdb_id: 64956, title: "Inception: The Cobol Job", original_title: "Inception: The Cobol Job", year: 2010 },
  ]);
  assert.deepEqual(await findFilms(source(tmdb, "eyJh.eyJz.c2ln"), "tv_show", "dark"), [
    { tmdb_id: 7, title: "Dark", original_title: "Dark" },
  ]);
  assert.deepEqual(await findFilms(source(tmdb), "movie", "nada parecido"), []);
  assert.deepEqual(tmdb.requests, [
    "/3/search/movie?query=inception&language=pt-BR&include_adult=false&year=2010",
    "/3/search/tv?query=dark&language=pt-BR&include_adult=false",
    "/3/search/movie?query=nada+parecido&language=pt-BR&include_adult=false",
  ]);
  await tmdb.close();
});

Deno.test("findFilms() throws where the key is refused or the answer is another", async () => {
  const refusing = startFakeTmdb({});
  await assert.rejects(findFilms(source(refusing, "wrong"), "movie", "x"), /answers 401/);
  await refusing.close();
  for (const answer of ["prose", "{}", '{"results": [{"id": "1"}]}', '{"results": [{"id": -1, "title": "x"}]}']) {
    const odd = startFakeTmdb({
      broken: () => new Response(answer, { headers: { "content-type": "application/json" } }),
    });
    await assert.rejects(findFilms(source(odd), "movie", "x"), answer);
    await odd.close();
  }
});

Deno.test("findFilms() leaves out what has no name, and a year that is none", async () => {
  const results = [{ id: 1, title: " " }, { id: 2, title: "Sem data", release_date: "" }, {
    id: 3,
    title: "Errado",
    release_date: "0001-01-01",
  }];
  const odd = startFakeTmdb({ broken: () => Response.json({ results }) });
  assert.deepEqual((await findFilms(source(odd), "movie", "x")).map(({ title, year }) => [title, year]), [
    ["Sem data", undefined],
    ["Errado", undefined],
  ]);
  await odd.close();
});
