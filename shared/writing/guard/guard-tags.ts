import type { Stage } from "./guard-marks.ts";

const LIMIT = 2_000;
/** `<https://exemplo.com>`, `<ana@exemplo.com>`: what stands in it is text. */
const AUTOLINK = /^<((?:[a-z][a-z0-9+.-]{1,31}:|[^\s<>@:]{1,64}@)[^\s<>]*)>$/i;
/** "<b" of "se a <b, e c> d" is no tag. */
const TAG = /^<[/!?]?[a-z][a-z0-9-]*[\s/>]/i;

/**
 * Takes HTML tags and comments out of a text and leaves what stands between them. A tag ends on its line; what
 * begins like one and is none goes on as text, where the last step puts a space behind its "<".
 */
export class TagStage implements Stage {
  /** From a "<" on, while it may be a tag. */
  private held = "";
  /** The quotation mark of the attribute's value that is being read. */
  private quote = "";

  constructor(private readonly next: Stage) {}

  push(char: string): void {
    if (this.held === "") {
      if (char === "<") this.held = char;
      else this.next.push(char);
    } else if (this.goesOn(char)) {
      this.held += char;
      if (this.held.length > LIMIT) this.release();
    } else if (char === ">" && this.held.length > 1) {
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

  private goesOn(char: string): boolean {
    if (this.held === "<") return /[A-Za-z/!?]/.test(char);
    if (this.held.startsWith("<!--")) return !(char === ">" && this.held.length > 5 && this.held.endsWith("--"));
    if (char === "\n") return false;
    if (this.quote !== "") {
      if (char === this.quote) this.quote = "";
      return true;
    }
    if ((char === '"' || char === "'") && this.held.endsWith("=")) this.quote = char;
    return char !== "<" && char !== ">";
  }

  private close(): void {
    const written = this.held + ">";
    const address = AUTOLINK.exec(written)?.[1];
    if (address !== undefined) this.held = address;
    else if (TAG.test(written) || written.startsWith("<!--")) this.held = "";
    else this.held = written;
    this.release();
  }

  private release(): void {
    const text = this.held;
    this.held = "";
    this.quote = "";
    for (let i = 0; i < text.length; i++) this.next.push(text.charAt(i));
  }
}
