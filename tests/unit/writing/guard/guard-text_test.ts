import assert from "node:assert/strict";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { AddressStage } from "../../../../shared/writing/guard/guard-addresses.ts";
import { LinkStage } from "../../../../shared/writing/guard/guard-links.ts";
import { MarkStage } from "../../../../shared/writing/guard/guard-marks.ts";
import { TagStage } from "../../../../shared/writing/guard/guard-tags.ts";
import { guardText, TextGuard } from "../../../../shared/writing/guard/guard-text.ts";
import { KnownAddresses } from "../../../../shared/writing/guard/known-addresses.ts";
import { withoutEndPunctuation } from "../../../../shared/language/figures/url.ts";
import { countWork } from "../../../support/count-work.ts";

const known = new KnownAddresses(["veja https://ok.com/a e https://ok.com/b_(c)"]);
const isKnown = (url: string) => known.has(url);
const guard = (text: string) => guardText(text, isKnown);

Deno.test("guardText() leaves prose, code, lists and known addresses as they are", () => {
  for (
    const text of [
      "Olá, Má! Gastou R$ 50,00 (mercado): quer ver o mês? **Total** _hoje_ às 7:30, 3/4 e 1//2.",
      "- [x] água\n- [ ] luz\n\n> citação\n\n| a | b |\n|---|---|",
      "te amo <3 5 < 6 e a <- b <\nfim <",
      "// nota\na//b km/h data: 22/11 Data:22/11 use https:// ou www. sempre",
      "veja https://ok.com/a, **https://ok.com/a** _https://ok.com/a_ (https://ok.com/b_(c)).",
      "[receita](https://ok.com/b_(c)) e [x](http://ok.com/a)",
      "`https://ok.com/a` “https://ok.com/a”, [https://ok.com/a](https://ok.com/a)",
      "`arr[0] < x` e [1] e [texto][2] \\[assim\\] ana@exemplo.com",
      "```ts\nif (a < 3 && b > 2) return x[0][1];\n```",
      "Don&#39;t, R&amp;B",
      "",
    ]
  ) assert.equal(guard(text), text);
});

Deno.test("guardText() takes out images, tags and addresses that are not known, and leaves their text", () => {
  const cases: [string, string][] = [
    ["![gato](https://e.com/x.png?d=1) oi", "gato oi"],
    ["![gato](https://ok.com/a)", "gato"],
    ["![gato][1]\n\n[1]: https://e.com", "gato\n\n[1] : (endereço omitido)"],
    ["[aqui](https://e.com) e [ali](/relativo)", "aqui e ali"],
    ['[ali](https://ok.com/a "título")', "[ali](https://ok.com/a)"],
    ["<https://e.com> <https://ok.com/a>", "(endereço omitido) https://ok.com/a"],
    ["https://e.com/a, www.e.com! //e.com/x.", "(endereço omitido), (endereço omitido)! (endereço omitido)."],
    [
      "mailto:a@b.c javascript:a() data:text/html,x foo://b",
      [
        "(endereço omitido) (endereço omitido) (endereço omitido) foo(endereço omitido)",
      ].join(""),
    ],
    ['<img src="https://e.com?a>b"> <a href="https://e.com">texto</a><br/>', " texto"],
    ["<script>alert(1)</script><!-- a\nb -->fim", "alert(1)fim"],
    ["<<img>img>", "< img>"],
    ["![a](<img>", "! [a] ("],
    ["[x](java\nscript:alert(1))", "[x] (java\nscript:alert(1))"],
    [
      "[x](&#106;avascript:alert(1)) &#106;avascript:a https&colon;//e.com",
      "x &#106 ;avascript:a https&colon ;(endereço omitido)",
    ],
    [
      "www\\.e.com/?d=1 https\\:\\/\\/e.com x \\/\\/e.com/a",
      "(endereço omitido) (endereço omitido) x (endereço omitido)",
    ],
    ["1\\. item \\/\\/ nota C:\\x\\", "1\\. item \\/\\/ nota C:\\x\\"],
    ["ht<b></b>tps://e.com [x]https://e.com", "(endereço omitido) [x] (endereço omitido)"],
    ["![![a](b)](c) [[x](y)](z)", "a x"],
    ["Uau![1] [nota](isto depois)", "Uau! [1] [nota] (isto depois)"],
    ["[a [b](https://ok.com/a) c](https://ok.com/a)", "[a [b](https://ok.com/a) c] (https://ok.com/a)"],
    ["https://ok.com/a?utm_source=segredo https://ok.com@e.com", "(endereço omitido) (endereço omitido)"],
    ["https://ok.com/a[segredo https://ok.com/a`segredo", "https://ok.com/a [segredo https://ok.com/a` segredo"],
    ["Receita (https://e.com).", "Receita (endereço omitido)."],
    ["```\nveja https://e.com <b>x</b>\n```", "```\nveja (endereço omitido) x\n```"],
    ["\\[x\\](https://e.com) https://ok.com/\\_", "\\[x\\] (endereço omitido) (endereço omitido)"],
  ];
  for (const [text, expected] of cases) assert.equal(guard(text), expected, text);
});

/** Pieces from which tricks are made, and words. */
const pieces = fc.constantFrom(
  ..."! [ ] ( ) < > / \\ \n : ; & # . , ` \" ' _ * w a 1 =".split(" ").map((mark) => mark === "" ? " " : mark),
  ...["![", "](", "][", "]:", "<!--", "-->", "<img ", "</b>", "<b>", "https://", "http", "www.", "//", "://", "e.com"],
  ...["https://ok.com/a", "[x](https://ok.com/a)", "![x](https://e.com)", "javascript:", "java", "script:", "data:"],
  ...["text/", "mailto:", "&#106;", "&colon;", "<https://e.com>", 'href="', "src='x", "\r", "\n\n", " ", "olá", "?"],
);
const tricks = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(""));
const texts = fc.oneof({ weight: 4, arbitrary: tricks }, fc.string({ unit: "binary", maxLength: 200 }));

const BARE = /(?:(?:https?)?:\/\/|(?<![\p{L}\p{N}])(?:www\.|javascript:|mailto:))[\p{L}\p{N}][^\s<>"“”[\]`|]*/giu;

Deno.test("guardText() gives no image, tag, unknown link or unknown address, and leaves what it gave", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const guarded = guard(text);
      assert.equal(guard(guarded), guarded, JSON.stringify(text));
      assert.doesNotMatch(guarded, /<[a-z/!?]|!\[|\]:/i, JSON.stringify(text));
      const withoutLinks = guarded.replace(/\]\(([^\s()]*)\)/g, (_, address: string) => {
        assert.ok(isKnown(address), JSON.stringify(text));
        return "] ";
      });
      assert.doesNotMatch(withoutLinks, /\]\(/, JSON.stringify(text));
      for (const [address] of withoutLinks.matchAll(BARE)) {
        assert.ok(isKnown(withoutEndPunctuation(address).replace(/[_~]+$/, "")), JSON.stringify([text, address]));
      }
    }),
    { numRuns: 20_000 },
  );
});

Deno.test("guardText() leaves a page, which reads escapes and references too, no link to an unknown address", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const page = renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: [remarkGfm] }, guard(text)));
      for (const [, address] of page.matchAll(/(?:href|src)="([^"]*)"/g)) {
        const url = address!.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
        // Marks behind an address, which a page may take into the link, tell nobody anything.
        const isKnownLink = [url, url.replace(/(?:%\w\w|[^a-z\d])+$/i, "")].some(isKnown);
        // To a mail address nothing goes before the person sends it; "www." alone, or with marks, leads nowhere.
        const isHarmless = url.startsWith("mailto:") || /^(?:www)?[^a-z\d]*$/.test(URL.parse(url)?.hostname ?? "");
        assert.ok(isHarmless || isKnownLink, JSON.stringify([text, url]));
      }
    }),
    { numRuns: 3_000 },
  );
});

Deno.test("TextGuard gives the same for a text however it is cut", () => {
  fc.assert(
    fc.property(texts, fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 20 }), (text, sizes) => {
      const stream = new TextGuard(isKnown);
      let written = "";
      for (let at = 0, i = 0; at < text.length; i++) {
        const size = sizes[i % sizes.length]! + 1;
        written += stream.write(text.slice(at, at + size));
        at += size;
      }
      assert.equal(written + stream.end(), guard(text));
    }),
    { numRuns: 5_000 },
  );
});

Deno.test("guardText() leaves what it gave when links are as long as they may be", () => {
  for (let length = 1_930; length < 2_010; length++) {
    for (const link of [`[${"a".repeat(length)}](https://ok.com/a)`, `[[${"a".repeat(length)}](https://ok.com/a)`]) {
      assert.equal(guard(guard(link)), guard(link));
    }
  }
  for (const count of [10, 60, 65, 80, 100, 300]) {
    const link = `[${"www.e ".repeat(count)}](https://ok.com/a)`;
    assert.equal(guard(guard(link)), guard(link), String(count));
  }
});

Deno.test("TextGuard holds back only what later characters decide", () => {
  const stream = new TextGuard(isKnown);
  assert.equal(stream.write("Olá, tudo bem? São 7:30 e 5 < 6"), "Olá, tudo bem? São 7:30 e 5 < 6");
  assert.equal(stream.write(" veja [a](https://ok.com/a) e"), " veja [a](https://ok.com/a) e");
  assert.equal(stream.write(" [nota"), " ");
  assert.equal(stream.write(" longa\n"), "[nota longa\n");
  assert.equal(stream.write("https://e.com/x"), "");
  assert.equal(stream.write(" fim!"), "(endereço omitido) fim");
  assert.equal(stream.write(" ["), "! ");
  assert.equal(stream.write("a".repeat(2_001)).length, 2_002);
  assert.equal(stream.end(), "");
});

Deno.test("guardText() reads each character a few times at most, however many there are", () => {
  const bombs = [
    "[",
    "![",
    "<",
    "<!--",
    "[a](",
    "](",
    "[](",
    "(",
    "http://",
    "a//",
    "://",
    '<a b="',
    "&#106;",
    "![a][",
    "w",
    "\\",
  ];
  bombs.push(
    "[[a](https://ok.com/a)",
    "[x](https://ok.com/a)",
    "[[",
    "![]",
    "a ",
    "https://e.com/)",
    "//a.",
    "data:text",
  );
  const stages = [TagStage, LinkStage, AddressStage, MarkStage];
  for (const bomb of bombs) {
    const [less, more] = [1_000, 16_000].map((length) => {
      const text = bomb.repeat(length / bomb.length);
      return countWork(() => guard(text), stages) / text.length;
    });
    assert.ok(less! > 1, `${bomb}: the work is counted`);
    assert.ok(more! < 3 * less!, `${bomb}: ${less} a character, then ${more}`);
  }
});
