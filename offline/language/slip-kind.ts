/** Neighbours on the keyboard. */
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Letters that sound alike, or that people mix up in writing. */
const ALIKE = ["sz", "sc", "ie", "ou", "gj", "mn", "lu", "kc", "kq", "vb", "xs"];

const exchanged = new Set<string>();
for (const row of KEYS) {
  for (let i = 1; i < row.length; i++) addPair(row[i - 1]!, row[i]!);
}
for (const pair of ALIKE) addPair(pair[0]!, pair[1]!);

function addPair(a: string, b: string): void {
  exchanged.add(a + b).add(b + a);
}

/**
 * How `typed` came from `target` by one typing slip; null when it did not. A `fumble` (letters swapped, one typed twice)
 * hardly ever gives another word; a `miss` (one left out, added or replaced by a neighbour) often does.
 */
export function slipKind(typed: string, target: string): "fumble" | "miss" | null {
  let at = 0;
  while (at < typed.length && at < target.length && typed[at] === target[at]) at++;
  const [a, b] = [typed.slice(at), target.slice(at)];
  if (typed.length === target.length) {
    if (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)) return "fumble";
    return at > 0 && a.slice(1) === b.slice(1) && exchanged.has(`${a[0]}${b[0]}`) ? "miss" : null;
  }
  if (at === 0) return null;
  // Adding or leaving out a last letter makes another word more often than a slip.
  if (typed.length + 1 === target.length) {
    return b.slice(1) === a && (b.length > 1 || target.length > 5) ? "miss" : null;
  }
  if (typed.length !== target.length + 1 || a.slice(1) !== b) return null;
  return typed[at] === typed[at - 1] ? "fumble" : a.length > 1 ? "miss" : null;
}
