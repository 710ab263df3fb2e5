import { oneLine } from "../writing/one-line.ts";
import type { OutsideText } from "./read-outside.ts";

/** As many characters as an item's title may have. */
export const LONGEST_TITLE = 500;

/** What an HTML page calls itself, as one line of text; null when it does not say. */
export function readPageTitle(page: OutsideText): string | null {
  // Bounded on both sides: a page may be a megabyte of "<title".
  const title = /<title(?:\s[^<>]{0,300})?>([^<]{1,5000})/i.exec(decode(page))?.[1];
  const line = title === undefined ? "" : oneLine(decodeEntities(title), LONGEST_TITLE);
  return line === "" || line === "…" ? null : line;
}

/** By its headers, its mark of byte order or its own word, else UTF-8. */
function decode({ bytes, charset }: OutsideText): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2048));
  const marked = /^\xfe\xff/.test(head) ? "utf-16be" : /^\xff\xfe/.test(head) ? "utf-16le" : undefined;
  const declared = /<meta\s[^<>]{0,300}?charset\s*=\s*["']?([\w:.-]{1,40})/i.exec(head)?.[1];
  for (const label of [marked, charset, declared]) {
    if (label === undefined) continue;
    try {
      return new TextDecoder(label).decode(bytes);
    } catch {
      // A charset that nobody knows.
    }
  }
  return new TextDecoder().decode(bytes);
}

const MARKS: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  cedil: "\u0327",
  ring: "\u030a",
};
const SIGNS: Readonly<Record<string, string>> = {
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
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (written, decimal, hex, name) => {
    if (name === undefined) {
      const code = decimal === undefined ? parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : written;
    }
    const mark = MARKS[name.slice(1)];
    return mark === undefined ? SIGNS[name.toLowerCase()] ?? written : `${name[0]}${mark}`.normalize("NFC");
  });
}
