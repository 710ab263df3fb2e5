import assert from "node:assert/strict";
import { KnownAddresses } from "../../../../shared/writing/guard/known-addresses.ts";

Deno.test("KnownAddresses knows what was named in a message or in a tool's result", () => {
  const known = new KnownAddresses([
    "olha exemplo.com.br/Receita, e http://a.com/x/?utm_source=z&id=3.",
    JSON.stringify({ url: "https://b.com/1", note: "veja https://c.com/2\nmais", "https://d.com/3": null }),
    "[quebrado https://e.com/4",
    "youtu.be/dQw4w9WgXcQ",
  ]);
  const isKnown = (url: string) => known.has(url);
  for (
    const known of [
      "https://exemplo.com.br/Receita",
      "http://EXEMPLO.com.br/Receita/",
      "exemplo.com.br/Receita",
      "//exemplo.com.br/Receita",
      "https://a.com/x/?id=3",
      "https://a.com/x/?utm_source=z&id=3",
      "https://b.com/1",
      "https://c.com/2",
      "https://d.com/3",
      "https://e.com/4",
      "https://youtu.be/dQw4w9WgXcQ",
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    ]
  ) assert.equal(isKnown(known), true, known);
  for (
    const unknown of [
      "",
      "https://exemplo.com.br/",
      "https://exemplo.com.br/Receita?utm_source=segredo",
      "https://exemplo.com.br/Receita#segredo",
      "https://exemplo.com.br@e.com/Receita",
      "https://b.com/1?q=2",
      "javascript:alert(1)",
      "mailto:a@b.com",
      "ftp://b.com/1",
    ]
  ) assert.equal(isKnown(unknown), false, unknown);
});

Deno.test("KnownAddresses of nothing knows nothing", () => {
  assert.equal(new KnownAddresses([]).has("https://a.com"), false);
});
