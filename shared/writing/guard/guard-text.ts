import { AddressStage } from "./guard-addresses.ts";
import { LinkStage } from "./guard-links.ts";
import { MarkStage, type Stage } from "./guard-marks.ts";
import { TagStage } from "./guard-tags.ts";

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
