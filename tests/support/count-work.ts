interface Stage {
  push(char: string): void;
}

/**
 * Counts the characters that code reads: in regular expressions, in `slice`, and in `push` of the stages. So a test can find
 * code whose work grows faster than the text, on a machine of any speed.
 */
export function countWork(run: () => void, stages: readonly { prototype: Stage }[] = []): number {
  let count = 0;
  const undo: (() => void)[] = [];
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    // A sticky expression that does not match reads one character.
    count += match ? match.index + match[0].length - from : this.sticky ? 1 : text.length - from;
    return match;
  };
  undo.push(() => RegExp.prototype.exec = exec);
  const { slice } = String.prototype;
  String.prototype.slice = function (...range) {
    const part = slice.apply(this, range);
    count += part.length;
    return part;
  };
  undo.push(() => String.prototype.slice = slice);
  for (const { prototype } of stages) {
    const { push } = prototype;
    prototype.push = function (char) {
      count++;
      push.call(this, char);
    };
    undo.push(() => prototype.push = push);
  }
  try {
    run();
  } finally {
    for (const one of undo) one();
  }
  return count;
}
