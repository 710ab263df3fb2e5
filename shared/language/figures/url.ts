const ENDINGS =
  "com|org|net|edu|gov|br|pt|io|dev|app|co|me|tv|be|info|blog|art|ai|eu|uk|us|fr|de|es|it|ar|xyz|site|online";
// An address with its scheme, or one that begins like a host and cannot be the end of a sentence.
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}@./])(?:https?://[^\\s<>"“”]+|(?:[a-z0-9-]{1,63}\\.){1,8}(?:${ENDINGS})(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])(?:[/?#][^\\s<>"“”]*)?)`,
  "giu",
);

/** The addresses in a text, as they are written and without the punctuation behind them. */
export function readUrls(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([address]) => withoutEnd(address));
}

/** "(veja https://a.com/b_(c))." ends before the last bracket. */
export function withoutEnd(address: string): string {
  let end = address.length;
  let unopened = address.split(")").length - address.split("(").length;
  for (;;) {
    const last = address.charAt(end - 1);
    if (last === ")" ? unopened-- <= 0 : !PUNCTUATION.test(last)) return address.slice(0, end);
    end--;
  }
}

const PUNCTUATION = /[.,;:!?'"’»*…\]}]/;

const TRACKING = new RegExp(
  "^(?:utm_.*|hsa_.*|pk_.*|mtm_.*|vero_.*|oly_.*|fb_action_.*|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|li_fat_id|" +
    "igshid|igsh|mc_cid|mc_eid|mkt_tok|_ga|_gl|_hsenc|_hsmi|ref_src|ref_url|si|s_cid|cmpid|xtor|spm|scid|wt_mc|trk|sc_campaign|at_medium|at_campaign)$",
  "i",
);

/**
 * An address in the one form in which it is kept and compared: https where no scheme is written, the host in lower case, without
 * what only counts who clicked, a video under its page. Null for what is no web address or carries a password.
 */
export function normalizeUrl(written: string): string | null {
  const text = written.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return null;
  if (!/[\p{L}\p{N}]/u.test(url.hostname)) return null;
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  // A highlighted passage, a count of clicks; other fragments name a place on the page or the page itself ("#/sobre").
  if (/^#?(?::~:|$)|^#(?:utm_|xtor=)/.test(url.hash)) url.hash = "";
  const page = videoPage(url) ?? url.href;
  return page.length <= 2000 ? page : null;
}

const YOUTUBE = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;

/** The page of a video on YouTube or Vimeo, however it is linked. */
function videoPage({ hostname, pathname, searchParams }: URL): string | null {
  const [first = "", second = ""] = pathname.split("/").filter((part) => part !== "");
  if (hostname === "youtu.be" || YOUTUBE.test(hostname)) {
    const id = hostname === "youtu.be"
      ? first
      : first === "watch"
      ? searchParams.get("v") ?? ""
      : /^(?:shorts|embed|live|v)$/.test(first)
      ? second
      : "";
    return YOUTUBE_ID.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
  }
  if (hostname === "player.vimeo.com" && first === "video" && /^\d+$/.test(second)) {
    return `https://vimeo.com/${second}`;
  }
  return /^(?:www\.)?vimeo\.com$/.test(hostname) && /^\d+$/.test(first) && second === ""
    ? `https://vimeo.com/${first}`
    : null;
}

/** Whether an address is a video's page. */
export function isVideoUrl(written: string): boolean {
  const url = URL.parse(normalizeUrl(written) ?? "");
  return url !== null && videoPage(url) !== null;
}
