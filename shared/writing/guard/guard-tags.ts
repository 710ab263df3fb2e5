import type { Stage } from "./guard-marks.ts";

const LIMIT = 2_000;
/** `<https://exemplo.com>`, `<ana@exemplo.com>`: the address in it is kept as text. */
const AUTOLINK = /^<((?:[a-z][a-z0-9+.-]{1,31}:|[^\s<>@:]{1,64}@)[^\s<>]*)>$/i;
/** "<b" of "se a <b, e c> d" is no tag. */
const TAG = /^<[/!?]?[a-z][a-z0-9-]*[\s/>]/i;

/**
 * Removes HTML tags and comments and keeps the text between them. A tag must end on its line. Text that only begins like a tag is
 * passed on, and the last step puts a space behind its "<".
 */
export class TagStage implements Stage {
  /** The text from a "<" on, as long as it may be a tag. */
  private pending = "";
  /** The quotation mark of the attribute's value that is being read. */
  private quote = "";

  constructor(private readonly next: Stage) {}

  push(char: string): void {
    if (this.pending === "") {
      if (char === "<") this.pending = char;
      else this.next.push(char);
    } else if (this.mayContinue(char)) {
      this.pending += char;
      if (this.pending.length > LIMIT) this.release();
    } else if (char === ">" && this.pending.length > 1) {
      this.close();
    } else {
      this.release();
      this.push(char);
    }
  }

  pushWhole(text: string): void {
    this.release();
    this.next.pushWhole(text);
  }

  end(): void {
    this.release();
    this.next.end();
  }

  private mayContinue(char: string): boolean {
    if (this.pending === "<") return /[A-Za-z/!?]/.test(char);
    if (this.pending.startsWith("<!--")) {
      return !(char === ">" && this.pending.length > 5 && this.pending.endsWith("--"));
    }
    if (char === "\n") return false;
    if (this.quote !== "") {
      if (char === this.quote) this.quote = "";
      return true;
    }
    if ((char === '"' || char === "'") && this.pending.endsWith("=")) this.quote = char;
    return char !== "<" && char !== ">";
  }

  private close(): void {
    const written = this.pending + ">";
    const address = AUTOLINK.exec(written)?.[1];
    if (address !== undefined) this.pending = address;
    else if (TAG.test(written) || written.startsWith("<!--")) this.pending = "";
    else this.pending = written;
    this.release();
  }

  private release(): void {
    const text = this.pending;
    this.pending = "";
    this.quote = "";
    for (let i = 0; i < text.length; i++) this.next.push(text.charAt(i));
  }
}
