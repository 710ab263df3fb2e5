import { normalizeUrl, readUrls } from "../../language/figures/url.ts";

/**
 * The addresses that stand in texts, which are the person's messages and the results of tools as JSON. http or https, a slash at the
 * end and a removed tracking parameter make no difference. An added parameter does: it could carry data to another server.
 */
export class KnownAddresses {
  readonly #known = new Set<string>();

  constructor(texts: Iterable<string> = []) {
    for (const text of texts) this.add(text);
  }

  add(text: string): void {
    for (const url of stringsIn(text).flatMap(readUrls)) {
      for (const form of [url, normalizeUrl(url)]) {
        const address = comparable(form ?? "");
        if (address !== null) this.#known.add(address);
      }
    }
  }

  has(url: string): boolean {
    const address = comparable(url);
    return address !== null && this.#known.has(address);
  }
}

/** The strings and keys in a text of JSON; any other text as it is. */
function stringsIn(text: string): string[] {
  if (!/^\s*[[{"]/.test(text)) return [text];
  const strings: string[] = [];
  try {
    JSON.parse(text, (key, value: unknown) => {
      strings.push(key);
      if (typeof value === "string") strings.push(value);
    });
    return strings;
  } catch {
    return [text];
  }
}

/** An address without its scheme and its last slash; null for text that is no web address, or one with a password. */
function comparable(text: string): string | null {
  if (text === "" || normalizeUrl(text) === null) return null;
  const address = text.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address);
  const url = URL.parse(hasScheme ? address : `https://${address.replace(/^\/\//, "")}`);
  return url === null ? null : url.href.replace(/^https?:/, "").replace(/\/$/, "");
}
