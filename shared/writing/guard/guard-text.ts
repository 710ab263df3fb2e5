import { AddressStage } from "./guard-addresses.ts";
import { LinkStage } from "./guard-links.ts";
import { MarkStage, type Stage } from "./guard-marks.ts";
import { TagStage } from "./guard-tags.ts";

/**
 * Makes a text safe to leave the server, whoever wrote it: Markdown images become their alt text, HTML its text, and addresses that
 * are not known are left out. It works on a stream: its outputs together are what `guardText` gives for the whole text, however the
 * text was cut into parts. It keeps back only characters whose fate depends on later ones, at most a line or about 2,000 characters.
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

  /** The rest of the output. */
  end(): string {
    this.input.end();
    return this.output.take();
  }
}

/** `TextGuard` for a whole text. Guarding its result again changes nothing. */
export function guardText(text: string, isKnown: (url: string) => boolean): string {
  const guard = new TextGuard(isKnown);
  return guard.write(text) + guard.end();
}
