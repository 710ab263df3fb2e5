const ENDINGS =
  "com|org|net|edu|gov|br|pt|io|dev|app|co|me|tv|be|info|blog|art|ai|eu|uk|us|fr|de|es|it|ar|xyz|site|online";
// An address with its scheme, or a host name with one of the endings, perhaps with a path.
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}@./])(?:https?://[^\\s<>"“”]+|(?:[a-z0-9-]{1,63}\\.){1,8}(?:${ENDINGS})(?![\\p{L}\\p{N}-]|` +
    `\\.[\\p{L}\\p{N}])(?:[/?#][^\\s<>"“”]*)?)`,
  "giu",
);

/** The web addresses in a text, as they were typed, without the punctuation behind them. */
export function readUrls(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([address]) => withoutEndPunctuation(address));
}

/** An address without the punctuation at its end: the one in "(veja https://a.com/b_(c))." ends with "_(c)". */
export function withoutEndPunctuation(address: string): string {
  let end = address.length;
  let unopenedBrackets = address.split(")").length - address.split("(").length;
  for (;;) {
    const last = address.charAt(end - 1);
    if (last === ")" ? unopenedBrackets-- <= 0 : !PUNCTUATION.test(last)) return address.slice(0, end);
    end--;
  }
}

const PUNCTUATION = /[.,;:!?'"’»*…\]}]/;

/** Query parameters that only track who clicked. */
const TRACKING = new RegExp(
  "^(?:utm_.*|hsa_.*|pk_.*|mtm_.*|vero_.*|oly_.*|fb_action_.*|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|" +
    "yclid|twclid|ttclid|li_fat_id|" +
    "igshid|igsh|mc_cid|mc_eid|mkt_tok|_ga|_gl|_hsenc|_hsmi|ref_src|ref_url|si|s_cid|cmpid|xtor|spm|scid|wt_mc|" +
    "trk|sc_campaign|at_medium|at_campaign)$",
  "i",
);

/**
 * The form in which an address is stored and compared: https if it has no scheme, the host in lower case, without parameters that
 * track clicks, and for a video always the address of its page. Null for text that is no web address, or one with a password.
 */
export function normalizeUrl(text: string): string | null {
  const address = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `https://${address}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return null;
  if (!/[\p{L}\p{N}]/u.test(url.hostname)) return null;
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  // Fragments for a highlighted passage or for counting clicks. Others name a place on the page or the page itself ("#/sobre").
  if (/^#?(?::~:|$)|^#(?:utm_|xtor=)/.test(url.hash)) url.hash = "";
  const page = videoPage(url) ?? url.href;
  return page.length <= 2000 ? page : null;
}

const YOUTUBE = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;

/** The address of the page of a YouTube or Vimeo video, for any kind of link to it; null for other addresses. */
function videoPage({ hostname, pathname, searchParams }: URL): string | null {
  const [first = "", second = ""] = pathname.split("/").filter((part) => part !== "");
  if (hostname === "youtu.be" || YOUTUBE.test(hostname)) {
    let id = "";
    if (hostname === "youtu.be") id = first;
    else if (first === "watch") id = searchParams.get("v") ?? "";
    else if (/^(?:shorts|embed|live|v)$/.test(first)) id = second;
    return YOUTUBE_ID.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
  }
  if (hostname === "player.vimeo.com" && first === "video" && /^\d+$/.test(second)) {
    return `https://vimeo.com/${second}`;
  }
  return /^(?:www\.)?vimeo\.com$/.test(hostname) && /^\d+$/.test(first) && second === ""
    ? `https://vimeo.com/${first}`
    : null;
}

/** Whether an address leads to a video. */
export function isVideoUrl(text: string): boolean {
  const url = URL.parse(normalizeUrl(text) ?? "");
  return url !== null && videoPage(url) !== null;
}

/** Whether an address stands in one of the texts. */
export function isUrlWritten(url: string, texts: readonly string[]): boolean {
  const meant = normalizeUrl(url);
  return texts.some((text) => readUrls(text).some((written) => normalizeUrl(written) === meant));
}
