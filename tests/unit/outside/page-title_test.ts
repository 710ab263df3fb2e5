import assert from "node:assert/strict";
import { readPageTitle } from "../../../shared/outside/page-title.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const titleOf = (html: string, charset?: string) => readPageTitle({ bytes: encode(html), charset });

Deno.test("readPageTitle() gives the title as one line of text", () => {
  const pages = [
    ["<title>Bolo de cenoura</title>", "Bolo de cenoura"],
    ["<TITLE lang='pt'>\n  Bolo\n\tde  cenoura </TITLE>", "Bolo de cenoura"],
    [
      "<title>P&atilde;o &amp; caf&eacute; &#8211; R&#x24; 5 &lt;b&gt; &quot;x&quot; &nbsp;fim</title>",
      'Pão & café – R$ 5 <b> "x" fim',
    ],
    ["<title>&inventado; &#99999999; &#xD800;</title>", "&inventado; &#99999999; \ufffd"],
    ["<title></title>", null],
    ["<title>   </title>", null],
    ["<title>\u200b\u200b</title>", null],
    ["<h1>sem título</h1>", null],
    ["<titles>x</titles>", null],
    ["<title>🎂🎂</title>", "🎂🎂"],
    ["<title>Robert'); DROP TABLE items;--</title>", "Robert'); DROP TABLE items;--"],
    ["<title>**negrito** [x](javascript:1)</title>", "**negrito** [x](javascript:1)"],
  ] as const;
  for (const [html, title] of pages) assert.equal(titleOf(html), title, html);
});

Deno.test("readPageTitle() cuts a long title to 500 characters", () => {
  const long = titleOf(`<title>${"é".repeat(3000)}</title>`)!;
  assert.equal([...long].length, 500);
  assert.ok(long.endsWith("…"));
});

Deno.test("readPageTitle() reads the charset of the headers, of the page and of its mark", () => {
  const latin = Uint8Array.from("<meta charset=iso-8859-1><title>P\xe3o</title>", (one) => one.charCodeAt(0));
  assert.equal(readPageTitle({ bytes: latin }), "Pão");
  const bare = Uint8Array.from("<title>P\xe3o</title>", (one) => one.charCodeAt(0));
  assert.equal(readPageTitle({ bytes: bare, charset: "windows-1252" }), "Pão");
  assert.equal(readPageTitle({ bytes: bare, charset: "klingon" }), "P\ufffdo");
  const wide = new Uint8Array([0xff, 0xfe, ...[..."<title>Pão</title>"].flatMap((one) => [one.charCodeAt(0), 0])]);
  assert.equal(readPageTitle({ bytes: wide }), "Pão");
});

Deno.test("readPageTitle() is bounded on a megabyte of anything", () => {
  for (const piece of ["<title", "<title ", "<title>", "<meta ", "&#", "<meta charset", "\0"]) {
    titleOf(piece.repeat(Math.ceil(1_000_000 / piece.length)));
  }
});
