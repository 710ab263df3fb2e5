// Spaces, controls, marks of direction, fillers, selectors of variants and tags, as private.is_blank has them.
const visible =
  // deno-lint-ignore no-control-regex
  /[^\s\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/u;

/** Whether there is nothing to see in a text, whichever characters take no ink. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}
