import type { Stage } from "./guard-marks.ts";
import { withoutEndPunctuation } from "../../language/figures/url.ts";

const OMITTED = "(endereço omitido)";
const LIMIT = 2_000;
const MAX_HOST = 255;
/** What a bare address does not hold. */
const ADDRESS_END = /[\s<>"“”[\]`|]/;
const WORD = /[\p{L}\p{N}]/u;
/** Marks behind an address. Renderers link "https://a.com`x" as a whole, and so could carry x out. */
const CLOSES = /[.,;:!?'"’”»*_~…)\]}`|>]/;
/** What an address begins with where a word begins. "data: 22/11" is a day: of data, only what names its kind. */
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
/** Of any other protocol, from its colon on; and what has none. */
const MARK_STARTS = ["://", "//"];

/** Puts "(endereço omitido)" in place of bare addresses that are not known. */
export class AddressStage implements Stage {
  /** What may be the beginning of an address, then the address. */
  private held = "";
  /** Which beginning it has; "" while it may still have none. */
  private start = "";
  /** In the rest of an address that was too long. */
  private skipping = false;
  /** The character before what is held. */
  private last = "";
  /** Behind an address that stays, but for marks that close something: a word here would be taken for more of it. */
  private behindAddress = false;

  constructor(private readonly next: Stage, private readonly isKnown: (url: string) => boolean) {}

  push(char: string): void {
    if (this.start === "" && !this.skipping) return this.seek(char);
    if (ADDRESS_END.test(char)) {
      this.close();
      return this.seek(char);
    }
    if (this.skipping) return;
    this.held += char;
    if (this.start === "//") this.readHost(char);
    else if (this.held.length > LIMIT) {
      this.replace(OMITTED);
      this.skipping = true;
    }
  }

  pushWhole(text: string): void {
    this.close();
    this.next.pushWhole(text);
    this.behindAddress = false;
    this.last = text.slice(-1);
  }

  end(): void {
    this.close();
    this.next.end();
  }

  private seek(char: string): void {
    const beginning = (this.held + char).toLowerCase();
    const starts = WORD.test(this.last) ? MARK_STARTS : ALL_STARTS;
    if (starts.includes(beginning)) this.start = beginning;
    else if (!starts.some((start) => start.startsWith(beginning))) return this.fail(char);
    this.held += char;
  }

  /** The first held character begins no address; one behind it may. */
  private fail(char: string): void {
    const text = this.held + char;
    this.held = "";
    this.start = "";
    this.emit(text.charAt(0));
    for (let i = 1; i < text.length; i++) this.push(text.charAt(i));
  }

  /** "//exemplo.com" is an address, "// nota" and "a//b" are none. */
  private readHost(char: string): void {
    const host = this.held.slice(2);
    if (/^[^/?#]*\.[\p{L}\p{N}]$/u.test(host.slice(-MAX_HOST))) this.start = "//.";
    else if (/[/?#]/.test(char) || host.length > MAX_HOST) this.releaseMarks();
  }

  private releaseMarks(): void {
    const text = this.held;
    this.held = "";
    this.start = "";
    this.emit("/");
    this.emit("/");
    for (let i = 2; i < text.length; i++) this.push(text.charAt(i));
  }

  private close(): void {
    this.skipping = false;
    while (this.start === "//" || (this.start === "" && this.held !== "")) {
      if (this.start === "//") this.releaseMarks();
      else {
        const text = this.held;
        this.held = "";
        this.emit(text.charAt(0));
        for (let i = 1; i < text.length; i++) this.push(text.charAt(i));
      }
    }
    if (this.start === "") return;
    const address = withoutEndPunctuation(this.held);
    // "https://" alone leads nowhere.
    if (address.length <= this.start.length) {
      this.letStay("", this.held);
      this.behindAddress = true;
      return;
    }
    const known = [address, address.replace(/[_~]+$/, "")].find((url) => this.mayStay(url));
    if (known !== undefined) return this.letStay(known, this.held.slice(known.length));
    const behind = this.held.slice(address.length);
    this.replace(this.last === "(" && behind.startsWith(")") ? OMITTED.slice(1, -1) : OMITTED);
    this.letStay("", behind);
  }

  private mayStay(url: string): boolean {
    if (!/^(?:https?:\/\/|\/\/|www\.)/i.test(url)) return false;
    return this.isKnown(url) || (url.includes("\\") && this.isKnown(url.replace(ESCAPED, "$1")));
  }

  private letStay(whole: string, text: string): void {
    this.held = "";
    this.start = "";
    if (whole !== "") {
      if (this.behindAddress) this.next.push(" ");
      this.next.pushWhole(whole);
      this.last = whole.slice(-1);
      this.behindAddress = true;
    }
    for (let i = 0; i < text.length; i++) this.emit(text.charAt(i));
  }

  private replace(words: string): void {
    this.held = "";
    this.start = "";
    for (let i = 0; i < words.length; i++) this.emit(words.charAt(i));
  }

  private emit(char: string): void {
    if (this.behindAddress && !CLOSES.test(char)) {
      this.behindAddress = false;
      if (!/[\s<]/.test(char)) this.next.push(" ");
    }
    this.next.push(char);
    this.last = char;
  }
}

/** As `escapeMarkdown` writes it. */
const ESCAPED = /\\([*_#~&])/g;
const ALL_STARTS = [...WORD_STARTS, ...MARK_STARTS];
