import { type OpenedLink, readLink } from "./opened-link.ts";

/** Takes what the link of a mail brought out of the address, so that neither a reload nor a copy of the address has it. */
export function takeLink(): OpenedLink | null {
  const { pathname, search, hash } = location;
  if (!/[#&](access|refresh)_token=/.test(hash)) return null;
  history.replaceState(history.state, "", pathname + search);
  return readLink(hash);
}
