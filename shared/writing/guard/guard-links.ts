import { AddressStage } from "./guard-addresses.ts";
import { MarkStage, type Stage } from "./guard-marks.ts";

/** How long a link or image may be, from its "[" to its ")". */
const LIMIT = 2_000;
/** Up to this length a link is within LIMIT also when addresses in its text are left out, at most 4.5 times as long. */
const SHORT = 400;
/** What stands between the brackets of a link: an address, perhaps a title. */
const TARGET = /^(?:<([^<>]*)>|([^\s<>]*))(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?$/;
const WEB_ADDRESS = /^(?:https?:\/\/|\/\/|[^:]*$)/i;

/** A character, the mark that opens a link or image, or the end of a link that stays. */
type Piece = string | { whole: string };
interface Opener {
  /** Its place in `pieces`. */
  at: number;
  /** How many characters came before it. */
  start: number;
  image: boolean;
  /** How many links were kept before it: a link within a link makes the outer one none. */
  kept: number;
}

/**
 * Makes of Markdown images their alt text and of links to addresses that are not known their text. A link begins
 * and ends on one line. References ("[texto][1]") stay as they are: they lead nowhere, since the last step breaks
 * their definitions.
 */
export class LinkStage implements Stage {
  private pieces: Piece[] = [];
  private passedOn = 0;
  /** Open brackets, the oldest first; those before `oldest` are no longer looked at. */
  private openers: Opener[] = [];
  private oldest = 0;
  private closing: Opener | null = null;
  /** Behind a closing bracket: "" or what has been read from "(" or "[" on. */
  private target = "";
  private depth = 0;
  private bang = false;
  /** Behind a backslash: a bracket is text. */
  private escaped = false;
  private read = 0;
  private kept = 0;

  constructor(private readonly next: Stage, private readonly isKnown: (url: string) => boolean) {}

  push(char: string): void {
    this.read++;
    this.take(char);
    this.passLong();
  }

  pushWhole(text: string): void {
    this.giveUp();
    this.next.pushWhole(text);
  }

  end(): void {
    this.giveUp();
    this.next.end();
  }

  private take(char: string): void {
    if (this.closing !== null) return this.takeTarget(char, this.closing);
    if (this.bang) {
      this.bang = false;
      if (char === "[") return this.open(true);
      this.put("!");
    }
    if (this.escaped) {
      this.escaped = false;
      if (char !== "\n" && char !== "\r") return this.put(char);
    }
    if (char === "\\") this.escaped = true;
    if (char === "!") this.bang = true;
    else if (char === "[") this.open(false);
    else if (char === "]" && this.openers.length > this.oldest) this.closing = this.openers.pop() ?? null;
    else if (char === "\n" || char === "\r") {
      this.giveUp();
      this.put(char);
    } else this.put(char);
  }

  private open(image: boolean): void {
    this.openers.push({ at: this.pieces.length, start: this.read - 1, image, kept: this.kept });
    this.pieces.push(image ? "![" : "[");
  }

  private takeTarget(char: string, opener: Opener): void {
    if (this.target === "") {
      if (char !== "(" && !(char === "[" && opener.image)) return this.isNoLink(char);
      this.target = char;
      this.depth = 1;
    } else if (this.target.startsWith("[") && char === "]") this.replaceByText(opener);
    else if (/[[\]\n\r]/.test(char)) this.isNoLink(char);
    else {
      this.target += char;
      if (char === "(") this.depth++;
      if (char === ")" && this.target.startsWith("(") && --this.depth === 0) this.settle(opener);
    }
  }

  /** At the ")" of "[texto](endereço)". */
  private settle(opener: Opener): void {
    const target = TARGET.exec(this.target.slice(1, -1).trim());
    if (target === null) return this.isNoLink("");
    const address = target[1] ?? target[2] ?? "";
    if (opener.image || !this.mayStay(address)) return this.replaceByText(opener);
    if (opener.kept !== this.kept || !this.staysShort(opener)) return this.isNoLink("");
    this.pieces.push({ whole: `](${address})` });
    this.kept++;
    this.close();
  }

  private mayStay(address: string): boolean {
    return /^[^\s\\]+$/.test(address) && WEB_ADDRESS.test(address) && this.isKnown(address);
  }

  private staysShort(opener: Opener): boolean {
    if (this.read - opener.start <= SHORT) return true;
    return isGuarded(this.pieces.slice(opener.at).join(""), this.isKnown);
  }

  private replaceByText(opener: Opener): void {
    this.pieces[opener.at] = "";
    this.close();
  }

  /** The bracket that was closed is text, and so is what came behind it, read anew without it. */
  private isNoLink(char: string): void {
    const text = this.target + char;
    this.pieces.push("]");
    this.close();
    for (let i = 0; i < text.length; i++) this.take(text.charAt(i));
  }

  private close(): void {
    this.closing = null;
    this.target = "";
    this.passOn();
  }

  private put(char: string): void {
    this.pieces.push(char);
    this.passOn();
  }

  private passLong(): void {
    while (this.openers.length > this.oldest && this.read - this.openers[this.oldest]!.start > LIMIT) {
      this.oldest++;
      this.passOn();
    }
    if (this.closing !== null && this.read - this.closing.start > LIMIT) this.isNoLink("");
  }

  private giveUp(): void {
    // Each time a bracket less is open, and what is read anew has at most one, at its beginning.
    while (this.closing !== null) this.isNoLink("");
    this.oldest = this.openers.length;
    if (this.bang) this.pieces.push("!");
    this.bang = false;
    this.passOn();
  }

  /** Passes on what no open bracket can change any more. */
  private passOn(): void {
    const until = (this.openers[this.oldest] ?? this.closing)?.at ?? this.pieces.length;
    for (; this.passedOn < until; this.passedOn++) {
      const piece = this.pieces[this.passedOn]!;
      if (typeof piece !== "string") this.next.pushWhole(piece.whole);
      else for (let i = 0; i < piece.length; i++) this.next.push(piece.charAt(i));
    }
    if (until < this.pieces.length) return;
    if (this.openers.length > this.oldest || this.closing !== null) return;
    this.pieces = [];
    this.passedOn = 0;
    this.openers = [];
    this.oldest = 0;
  }
}

/** Whether a text without links and tags stays as it is: its bare addresses are known, no mark in it needs a space. */
function isGuarded(text: string, isKnown: (url: string) => boolean): boolean {
  const output = new MarkStage();
  const input = new AddressStage(output, isKnown);
  for (let i = 0; i < text.length; i++) input.push(text.charAt(i));
  input.end();
  return output.take() === text;
}
