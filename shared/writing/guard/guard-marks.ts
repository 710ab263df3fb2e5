/** A step of the guard. It takes a text one UTF-16 unit at a time, and passes the guarded text on to the next step. */
export interface Stage {
  push(char: string): void;
  /** Takes text that no further step may change, such as a link to a known address. */
  pushWhole(text: string): void;
  end(): void;
}

/** A character reference that stands for a part of an address: "&#106;avascript", "https&colon;". */
const REFERENCE = /&(?:#0{0,5}(\d{1,3})|#x0{0,4}([0-9a-f]{1,2})|colon|sol|period)$/i;
const ADDRESS_CHARACTER = /[A-Za-z0-9:/.]/;

/**
 * The last step. It puts a space between two characters that begin an image, a tag, a link's address or a link definition, so that
 * they never stand side by side. The guarantee therefore holds whatever the steps before let through.
 */
export class MarkStage implements Stage {
  private written = "";
  /** The last characters written, as many as the longest character reference has. */
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

  /** The text written since the last call. */
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
