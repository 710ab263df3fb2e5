import { normalizeUrl, readUrls } from "../../language/figures/url.ts";

/**
 * Whether an address was named in one of the texts: the person's messages, results of tools as JSON. http and
 * https, a slash at the end and a tracking parameter that was dropped make no difference; one that was added does,
 * since it could carry something out.
 */
export function knownAddresses(texts: Iterable<string>): (url: string) => boolean {
  const known = new Set<string>();
  for (const text of texts) {
    for (const url of stringsIn(text).flatMap(readUrls)) {
      for (const form of [url, normalizeUrl(url)]) {
        const address = comparable(form ?? "");
        if (address !== null) known.add(address);
      }
    }
  }
  return (url) => {
    const address = comparable(url);
    return address !== null && known.has(address);
  };
}

/** The strings of a JSON value, keys included; other text is one string. */
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

/** An address without its protocol and its last slash; null for what is no web address or carries a password. */
function comparable(written: string): string | null {
  if (written === "" || normalizeUrl(written) === null) return null;
  const text = written.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`);
  return url === null ? null : url.href.replace(/^https?:/, "").replace(/\/$/, "");
}
