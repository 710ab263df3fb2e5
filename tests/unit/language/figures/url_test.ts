import assert from "node:assert/strict";
import fc from "fast-check";
import { isVideoUrl, normalizeUrl, readUrls } from "../../../../shared/language/figures/url.ts";

Deno.test("readUrls() finds addresses with and without a scheme, without the punctuation around them", () => {
  const found = [
    ["salva https://exemplo.com/a.", ["https://exemplo.com/a"]],
    ["olha isso: youtu.be/dQw4w9WgXcQ!", ["youtu.be/dQw4w9WgXcQ"]],
    ["(veja https://pt.wikipedia.org/wiki/Bolo_(culinária)).", ["https://pt.wikipedia.org/wiki/Bolo_(culinária)"]],
    ["www.g1.com.br, e HTTP://A.COM/?q=1&b=2", ["www.g1.com.br", "HTTP://A.COM/?q=1&b=2"]],
    ["“https://a.com/b” <https://c.com>", ["https://a.com/b", "https://c.com"]],
    ["meu e-mail é ana@exemplo.com", []],
    ["fui no mercado.comprei pão", []],
    ["gastei 1.500 e 2.com nada", ["2.com"]],
    ["sem endereço nenhum", []],
  ] as const;
  for (const [text, urls] of found) assert.deepEqual(readUrls(text), [...urls], text);
});

Deno.test("normalizeUrl() gives one form: https, a host in lower case, nothing that counts clicks", () => {
  const forms = [
    ["Exemplo.COM.br/Receita", "https://exemplo.com.br/Receita"],
    ["http://exemplo.com", "http://exemplo.com/"],
    ["https://exemplo.com:443/", "https://exemplo.com/"],
    ["https://a.com/x?utm_source=z&id=3&fbclid=1&gclid=2&igshid=4&si=5", "https://a.com/x?id=3"],
    ["https://a.com/x?utm_medium=a", "https://a.com/x"],
    ["https://a.com/x?UTM_Source=a", "https://a.com/x"],
    ["https://a.com/x#", "https://a.com/x"],
    ["https://a.com/x#:~:text=oi", "https://a.com/x"],
    ["https://a.com/x#capitulo-2", "https://a.com/x#capitulo-2"],
    ["https://a.com/#/rota", "https://a.com/#/rota"],
    ["https://açaí.com.br", "https://xn--aa-4iaz.com.br/"],
    ["https://youtu.be/dQw4w9WgXcQ?si=abc", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["m.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&list=PL1", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["https://www.youtube.com/@canal", "https://www.youtube.com/@canal"],
    ["https://youtu.be/curto", "https://youtu.be/curto"],
    ["https://player.vimeo.com/video/76979871?h=1", "https://vimeo.com/76979871"],
  ];
  for (const [written, normal] of forms) assert.equal(normalizeUrl(written!), normal, written);
});

Deno.test("normalizeUrl() refuses what is no web address or carries a password", () => {
  const refused = [
    "",
    "javascript:alert(1)",
    "ftp://a.com",
    "file:///etc/passwd",
    "https://ana:senha@a.com",
    "data:text/html,x",
    "https://",
    "mailto:a@b.com",
  ];
  for (const written of refused) assert.equal(normalizeUrl(written), null, written);
  assert.equal(normalizeUrl(`https://a.com/${"x".repeat(2000)}`), null);
});

Deno.test("normalizeUrl() of what it gave is that", () => {
  fc.assert(fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
    const once = normalizeUrl(url);
    return once === null || normalizeUrl(once) === once;
  }));
});

Deno.test("readUrls() is bounded on hostile text", () => {
  for (
    const text of [
      "a.".repeat(20_000),
      "https://".repeat(5000),
      "(".repeat(40_000),
      `https://a.com/${")".repeat(8000)}`,
    ]
  ) readUrls(text);
});

Deno.test("isVideoUrl() knows the pages of videos", () => {
  assert.equal(isVideoUrl("youtu.be/dQw4w9WgXcQ"), true);
  assert.equal(isVideoUrl("https://vimeo.com/76979871"), true);
  assert.equal(isVideoUrl("https://www.youtube.com/@canal"), false);
  assert.equal(isVideoUrl("https://exemplo.com/video"), false);
});
