interface Stage {
  push(char: string): void;
}

/**
 * How many characters some code reads: those that regular expressions look at, that are cut out of texts, and that are pushed
 * into `stages`. A bound for what grows faster than its text, on any machine.
 */
export function countWork(run: () => void, stages: readonly { prototype: Stage }[] = []): number {
  let count = 0;
  const undo: (() => void)[] = [];
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    // A sticky one that does not match looks no further.
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
