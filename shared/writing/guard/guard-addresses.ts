import type { Stage } from "./guard-marks.ts";
import { withoutEndPunctuation } from "../../language/figures/url.ts";

const OMITTED = "(endereço omitido)";
const LIMIT = 2_000;
const MAX_HOST = 255;
/** Characters that end a bare address. */
const ADDRESS_END = /[\s<>"“”[\]`|]/;
const WORD = /[\p{L}\p{N}]/u;
/**
 * Marks that may stand directly behind an address. Any other character gets a space before it: a renderer makes one link of
 * "https://a.com`x", which would carry x to that server.
 */
const CLOSING_MARK = /[.,;:!?'"’”»*_~…)\]}`|>]/;
/** The beginnings of addresses, at the beginning of a word. "data: 22/11" is a date, so "data:" must be followed by a media type. */
const WORD_STARTS = [
  "https://",
  "http://",
  "www.",
  "ftp://",
  "file:/",
  "mailto:",
  "javascript:",
  "vbscript:",
  "data:,",
  "data:;",
  ...["text", "image", "audio", "video", "application", "font"].map((kind) => `data:${kind}/`),
];
/** Addresses of other schemes, from the colon on, and addresses without a scheme. They may begin inside a word. */
const MARK_STARTS = ["://", "//"];

/** Replaces bare addresses that are not known by "(endereço omitido)". */
export class AddressStage implements Stage {
  /** Text that may become the beginning of an address, and then the address itself. */
  private pending = "";
  /** The beginning of the pending address; "" as long as none is complete. */
  private start = "";
  /** Whether the rest of a too long address is being skipped. */
  private isSkipping = false;
  /** The last character that was passed on. */
  private last = "";
  /** Whether only closing marks came since a kept address. A word here would be read as part of it. */
  private isBehindAddress = false;

  constructor(private readonly next: Stage, private readonly isKnown: (url: string) => boolean) {}

  push(char: string): void {
    if (this.start === "" && !this.isSkipping) return this.seek(char);
    if (ADDRESS_END.test(char)) {
      this.close();
      return this.seek(char);
    }
    if (this.isSkipping) return;
    this.pending += char;
    if (this.start === "//") this.readHost(char);
    else if (this.pending.length > LIMIT) {
      this.replace(OMITTED);
      this.isSkipping = true;
    }
  }

  pushWhole(text: string): void {
    this.close();
    this.next.pushWhole(text);
    this.isBehindAddress = false;
    this.last = text.slice(-1);
  }

  end(): void {
    this.close();
    this.next.end();
  }

  private seek(char: string): void {
    const beginning = withoutEscapes(this.pending + char).toLowerCase();
    const starts = WORD.test(this.last) ? MARK_STARTS : ALL_STARTS;
    if (starts.includes(beginning)) this.start = beginning;
    else if (!starts.some((start) => start.startsWith(beginning))) return this.rejectStart(char);
    this.pending += char;
  }

  /** The first pending character begins no address, but a later one may. */
  private rejectStart(char: string): void {
    const text = this.pending + char;
    this.pending = "";
    this.start = "";
    this.emit(text.charAt(0));
    for (let i = 1; i < text.length; i++) this.push(text.charAt(i));
  }

  /** "//exemplo.com" is an address, "// nota" and "a//b" are none. */
  private readHost(char: string): void {
    const host = withoutEscapes(this.pending).slice(2);
    if (/^[^/?#]*\.[\p{L}\p{N}]$/u.test(host.slice(-MAX_HOST))) this.start = "//.";
    else if (/[/?#]/.test(char) || host.length > MAX_HOST) this.releaseSlashes();
  }

  /** The pending "//" is no address. */
  private releaseSlashes(): void {
    const text = this.pending;
    const host = text.indexOf("/", text.indexOf("/") + 1) + 1;
    this.pending = "";
    this.start = "";
    for (let i = 0; i < host; i++) this.emit(text.charAt(i));
    for (let i = host; i < text.length; i++) this.push(text.charAt(i));
  }

  private close(): void {
    this.isSkipping = false;
    while (this.start === "//" || (this.start === "" && this.pending !== "")) {
      if (this.start === "//") this.releaseSlashes();
      else this.rejectStart("");
    }
    if (this.start === "") return;
    const address = withoutEndPunctuation(this.pending);
    // "https://" alone leads nowhere.
    if (address.length <= this.start.length) {
      this.release("", this.pending);
      this.isBehindAddress = true;
      return;
    }
    const known = [address, address.replace(/[_~]+$/, "")].find((url) => this.mayStay(url));
    if (known !== undefined) return this.release(known, this.pending.slice(known.length));
    const behind = this.pending.slice(address.length);
    this.replace(this.last === "(" && behind.startsWith(")") ? OMITTED.slice(1, -1) : OMITTED);
    this.release("", behind);
  }

  private mayStay(url: string): boolean {
    if (!/^(?:https?:\/\/|\/\/|www\.)/i.test(url)) return false;
    return this.isKnown(url) || (url.includes("\\") && this.isKnown(url.replace(ESCAPED, "$1")));
  }

  /** Passes on a kept address, and behind it `text`, which is read no further. */
  private release(whole: string, text: string): void {
    this.pending = "";
    this.start = "";
    if (whole !== "") {
      if (this.isBehindAddress) this.next.push(" ");
      this.next.pushWhole(whole);
      this.last = whole.slice(-1);
      this.isBehindAddress = true;
    }
    for (let i = 0; i < text.length; i++) this.emit(text.charAt(i));
  }

  private replace(words: string): void {
    this.pending = "";
    this.start = "";
    for (let i = 0; i < words.length; i++) this.emit(words.charAt(i));
  }

  private emit(char: string): void {
    if (this.isBehindAddress && !CLOSING_MARK.test(char)) {
      this.isBehindAddress = false;
      if (!/[\s<]/.test(char)) this.next.push(" ");
    }
    this.next.push(char);
    this.last = char;
  }
}

/** Without the backslashes by which Markdown escapes a mark of an address. A renderer makes a link of "www\\.exemplo.com" too. */
function withoutEscapes(text: string): string {
  return text.replace(/\\(?=[.:/]|$)/g, "");
}

/** As `escapeMarkdown` writes it. */
const ESCAPED = /\\([*_#~&])/g;
const ALL_STARTS = [...WORD_STARTS, ...MARK_STARTS];
