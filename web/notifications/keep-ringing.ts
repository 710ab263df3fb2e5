import type { SessionOwner } from "./session-owner.ts";

/** The subscription of a browser in which notifications ring. */
export interface RingingBrowser {
  /** Whether it is among the devices of whoever is signed in. */
  isListed(): Promise<boolean>;
  /** Ties it to the session of whoever is signed in. */
  save(): Promise<void>;
  /** Ends it. */
  end(): Promise<unknown>;
}

/**
 * Lets a browser go on ringing with a new session of the same person. Nothing is turned on that is off: not what the person has turned
 * off from another device, and not for somebody else who signs in there.
 *
 * @param before whose session the page had until now, if it had one
 * @returns whether what the page shows of devices may have changed
 */
export async function keepRinging(
  browser: RingingBrowser,
  before: SessionOwner | null,
  now: SessionOwner,
): Promise<boolean> {
  if (before !== null && before.userId !== now.userId) {
    await browser.end();
    return true;
  }
  if (before === null && !await browser.isListed()) return false;
  await browser.save();
  return before !== null;
}
