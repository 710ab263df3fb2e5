import { AddressStage } from "./guard-addresses.ts";
import { LinkStage } from "./guard-links.ts";
import { TagStage } from "./guard-tags.ts";

/** A step of the guard: takes a text one UTF-16 unit at a time, and gives what is left of it to the next. */
export interface Stage {
  push(char: string): void;
  /** What is settled and is not looked at again, such as a link to a known address. */
  pushWhole(text: string): void;
  end(): void;
}

/**
 * What a text looks like that may leave the server, whoever wrote it: Markdown images are their alt text, HTML is
 * the text in it, and addresses that are not known are left out. A stream: the parts that it gives are together what
 * `guardText` gives for the whole, however the text was cut. It holds back only what later characters decide, at most
 * a line or about 2,000 characters.
 */
export class TextGuard {
  private readonly output = new MarkStage();
  private readonly input: Stage;

  constructor(isKnown: (url: string) => boolean) {
    this.input = new TagStage(new LinkStage(new AddressStage(this.output, isKnown), isKnown));
  }

  write(delta: string): string {
    for (let i = 0; i < delta.length; i++) this.input.push(delta.charAt(i));
    return this.output.take();
  }

  /** The rest. */
  end(): string {
    this.input.end();
    return this.output.take();
  }
}

/** `TextGuard` for a text that is there as a whole. What it gives, it leaves as it is. */
export function guardText(text: string, isKnown: (url: string) => boolean): string {
  const guard = new TextGuard(isKnown);
  return guard.write(text) + guard.end();
}

/** Whether a text without links and tags stays as it is: its bare addresses are known, no mark in it needs a space. */
export function isGuarded(text: string, isKnown: (url: string) => boolean): boolean {
  const output = new MarkStage();
  const input = new AddressStage(output, isKnown);
  for (let i = 0; i < text.length; i++) input.push(text.charAt(i));
  input.end();
  return output.take() === text;
}

/** A character reference that stands for a part of an address: "&#106;avascript", "https&colon;". */
const REFERENCE = /&(?:#0{0,5}(\d{1,3})|#x0{0,4}([0-9a-f]{1,2})|colon|sol|period)$/i;
const ADDRESS_CHARACTER = /[A-Za-z0-9:/.]/;

/**
 * The last step, and the reason why the guarantee holds whatever the steps before it made of a text: two characters
 * that begin an image, a tag, a link's address or its definition never stand side by side; a space comes between
 * them.
 */
class MarkStage implements Stage {
  private written = "";
  /** The last characters written, as many as the longest reference has. */
  private tail = "";

  push(char: string): void {
    if (this.needsSpace(char)) this.write(" ");
    this.write(char);
  }

  pushWhole(text: string): void {
    if (this.needsSpace(text.charAt(0))) this.write(" ");
    this.written += text;
    this.tail = text.slice(-1);
  }

  end(): void {}

  take(): string {
    const text = this.written;
    this.written = "";
    return text;
  }

  private write(char: string): void {
    this.written += char;
    this.tail = (this.tail + char).slice(-12);
  }

  private needsSpace(char: string): boolean {
    switch (this.tail.charAt(this.tail.length - 1)) {
      case "<":
        return /[A-Za-z/!?]/.test(char);
      case "]":
        return char === "(" || char === ":";
      case "!":
        return char === "[";
      default:
        return char === ";" && this.endsWithReference();
    }
  }

  private endsWithReference(): boolean {
    const reference = REFERENCE.exec(this.tail);
    if (reference === null) return false;
    const [, decimal, hexadecimal] = reference;
    const code = decimal !== undefined ? Number(decimal) : parseInt(hexadecimal ?? "3a", 16);
    return ADDRESS_CHARACTER.test(String.fromCharCode(code));
  }
}
