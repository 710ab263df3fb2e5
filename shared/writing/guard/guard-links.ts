import { AddressStage } from "./guard-addresses.ts";
import { MarkStage, type Stage } from "./guard-marks.ts";

/** The longest link or image, from its "[" to its ")". */
const LIMIT = 2_000;
/**
 * A link of up to this length stays within LIMIT even when the next step replaces addresses in its text, which makes it at most 4.5
 * times as long.
 */
const SHORT = 400;
/** The text between the parentheses of a link: an address and perhaps a title. */
const TARGET = /^(?:<([^<>]*)>|([^\s<>]*))(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?$/;
const WEB_ADDRESS = /^(?:https?:\/\/|\/\/|[^:]*$)/i;

/** A character, the mark that opens a link or image, or the end of a kept link. */
type Piece = string | { whole: string };

/** The opening bracket of a link or image. */
interface Opener {
  /** Its index in `pieces`. */
  at: number;
  /** The number of characters before it. */
  start: number;
  isImage: boolean;
  /** The number of links kept before it. A link that contains another link is none. */
  keptLinks: number;
}

/**
 * Replaces Markdown images by their alt text, and links to unknown addresses by their text. A link must begin and end on one line.
 * References ("[texto][1]") stay as they are: they lead nowhere, because `MarkStage`, the last stage of `TextGuard`, breaks their
 * definitions.
 */
export class LinkStage implements Stage {
  private pieces: Piece[] = [];
  private passedOn = 0;
  /** Open brackets, the oldest first. Those before the index `oldest` were given up. */
  private openers: Opener[] = [];
  private oldest = 0;
  /** The bracket that was just closed, as long as its target is being read. */
  private closing: Opener | null = null;
  /** The target of the closed bracket, from "(" or "[" on; "" before that. */
  private target = "";
  /** How many parentheses of the target are open. */
  private depth = 0;
  /** Whether a "!" was read, which begins an image if "[" follows. */
  private isBehindBang = false;
  /** Whether a backslash was read, which makes a bracket behind it text. */
  private isEscaped = false;
  /** The number of characters read. */
  private read = 0;
  private keptLinks = 0;

  constructor(private readonly next: Stage, private readonly isKnown: (url: string) => boolean) {}

  push(char: string): void {
    this.read++;
    this.take(char);
    this.giveUpLong();
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
    if (this.isBehindBang) {
      this.isBehindBang = false;
      if (char === "[") return this.open(true);
      this.put("!");
    }
    if (this.isEscaped) {
      this.isEscaped = false;
      if (char !== "\n" && char !== "\r") return this.put(char);
    }
    if (char === "\\") this.isEscaped = true;
    if (char === "!") this.isBehindBang = true;
    else if (char === "[") this.open(false);
    else if (char === "]" && this.openers.length > this.oldest) this.closing = this.openers.pop() ?? null;
    else if (char === "\n" || char === "\r") {
      this.giveUp();
      this.put(char);
    } else this.put(char);
  }

  private open(isImage: boolean): void {
    this.openers.push({ at: this.pieces.length, start: this.read - 1, isImage, keptLinks: this.keptLinks });
    this.pieces.push(isImage ? "![" : "[");
  }

  private takeTarget(char: string, opener: Opener): void {
    if (this.target === "") {
      if (char !== "(" && !(char === "[" && opener.isImage)) return this.rejectLink(char);
      this.target = char;
      this.depth = 1;
    } else if (this.target.startsWith("[") && char === "]") this.replaceByText(opener);
    else if (/[[\]\n\r]/.test(char)) this.rejectLink(char);
    else {
      this.target += char;
      if (char === "(") this.depth++;
      if (char === ")" && this.target.startsWith("(") && --this.depth === 0) this.decide(opener);
    }
  }

  /** Decides about "[texto](endereço)" at its ")". */
  private decide(opener: Opener): void {
    const target = TARGET.exec(this.target.slice(1, -1).trim());
    if (target === null) return this.rejectLink("");
    const address = target[1] ?? target[2] ?? "";
    if (opener.isImage || !this.mayStay(address)) return this.replaceByText(opener);
    if (opener.keptLinks !== this.keptLinks || !this.staysShort(opener)) return this.rejectLink("");
    this.pieces.push({ whole: `](${address})` });
    this.keptLinks++;
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

  /** The closed brackets are text. The text behind them is read again. */
  private rejectLink(char: string): void {
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

  /** Gives up brackets that are open for too long. */
  private giveUpLong(): void {
    while (this.openers.length > this.oldest && this.read - this.openers[this.oldest]!.start > LIMIT) {
      this.oldest++;
      this.passOn();
    }
    if (this.closing !== null && this.read - this.closing.start > LIMIT) this.rejectLink("");
  }

  /** Gives up all open brackets, at the end of a line or of the text. */
  private giveUp(): void {
    // Ends: each round closes a bracket, and the text that is read again has at most one, at its beginning.
    while (this.closing !== null) this.rejectLink("");
    this.oldest = this.openers.length;
    if (this.isBehindBang) this.pieces.push("!");
    this.isBehindBang = false;
    this.passOn();
  }

  /** Passes on the pieces that no open bracket can change any more. */
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

/** Whether the next steps leave a text without links and tags unchanged: its bare addresses are known, and no mark needs a space. */
function isGuarded(text: string, isKnown: (url: string) => boolean): boolean {
  const output = new MarkStage();
  const input = new AddressStage(output, isKnown);
  for (let i = 0; i < text.length; i++) input.push(text.charAt(i));
  input.end();
  return output.take() === text;
}
