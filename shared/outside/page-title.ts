import { oneLine } from "../writing/one-line.ts";
import type { OutsideText } from "./read-outside.ts";

/** As many characters as an item's title may have. */
export const LONGEST_TITLE = 500;

/** The title of an HTML page as one line of text; null when it has none. */
export function readPageTitle(page: OutsideText): string | null {
  // Both repetitions are bounded: a page may be a megabyte of "<title".
  const title = /<title(?:\s[^<>]{0,300})?>([^<]{1,5000})/i.exec(decode(page))?.[1];
  const line = title === undefined ? "" : oneLine(decodeEntities(title), LONGEST_TITLE);
  return line === "" || line === "…" ? null : line;
}

/** Decodes a page by its byte order mark, its headers or its `<meta charset>`, in this order; else as UTF-8. */
function decode({ bytes, charset }: OutsideText): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2048));
  const marked = /^\xfe\xff/.test(head) ? "utf-16be" : /^\xff\xfe/.test(head) ? "utf-16le" : undefined;
  const declared = /<meta\s[^<>]{0,300}?charset\s*=\s*["']?([\w:.-]{1,40})/i.exec(head)?.[1];
  for (const label of [marked, charset, declared]) {
    if (label === undefined) continue;
    try {
      return new TextDecoder(label).decode(bytes);
    } catch {
      // An unknown charset: the next one is tried.
    }
  }
  return new TextDecoder().decode(bytes);
}

/** Combining accents, by the end of an entity's name: "eacute" is "e" with an acute accent. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  cedil: "\u0327",
  ring: "\u030a",
};
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  bull: "•",
  middot: "·",
  copy: "©",
  reg: "®",
  trade: "™",
  deg: "°",
  ordf: "ª",
  ordm: "º",
  euro: "€",
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal, hex, name) => {
    if (name === undefined) {
      const code = decimal === undefined ? parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    }
    const accent = ACCENTS[name.slice(1)];
    if (accent !== undefined) return `${name[0]}${accent}`.normalize("NFC");
    return CHARACTERS[name.toLowerCase()] ?? entity;
  });
}
