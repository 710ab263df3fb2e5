/**
 * JavaScript that runs in the sandbox before the script. The engine checks the time limit between instructions and inside regular
 * expressions, but not inside its built-in methods of arrays and strings. The prelude limits the size of their input. Otherwise a sparse
 * array of 4,000,000,000 places needs no memory and takes a minute to search; and searching one string in another takes a time in
 * proportion to both lengths multiplied.
 *
 * Its value is a function that calls the default export of a script with its input (as JSON) and the helpers, and returns JSON.
 */
export const PRELUDE = `(() => {
  const MOST_PLACES = 1e6, MOST_COMPARED = 2e8;
  const { apply } = Reflect, { isArray } = Array, { parse, stringify } = JSON, RegExp_ = RegExp, Promise_ = Promise;
  const replace = (on, name, value) => Object.defineProperty(on, name, { value, writable: true, configurable: true });
  const refuse = (what) => { throw new RangeError(what + " too long for a script"); };
  const checked = (list) => isArray(list) && list.length <= MOST_PLACES ? list : refuse("array");
  for (const name of Object.getOwnPropertyNames(Array.prototype)) {
    const native = Array.prototype[name];
    if (name === "constructor" || typeof native !== "function") continue;
    replace(Array.prototype, name, function (...args) { return apply(native, checked(this), args); });
  }
  const join = (lists) => {
    const joined = [];
    for (const one of lists) if (isArray(one)) { for (const item of checked(one)) joined.push(item); } else joined.push(one);
    return joined;
  };
  replace(Array.prototype, "concat", function (...others) { return join([checked(this), ...others]); });
  replace(Array.prototype, "flat", function (depth = 1) {
    let flat = checked(this);
    for (let level = 0; level < depth && flat.some(isArray); level++) flat = join(flat);
    return flat === this ? this.slice() : flat;
  });
  replace(Array.prototype, "flatMap", function (...args) { return join(this.map(...args)); });
  for (const name of ["indexOf", "lastIndexOf", "includes", "split", "replace", "replaceAll"]) {
    const native = String.prototype[name];
    replace(String.prototype, name, function (looked, ...args) {
      const text = String(this), isPattern = looked instanceof RegExp_;
      const wanted = isPattern ? looked : String(looked);
      if (!isPattern && text.length * wanted.length > MOST_COMPARED) refuse("text");
      return apply(native, text, [name === "split" && looked === undefined ? undefined : wanted, ...args]);
    });
  }
  delete String.raw;
  return (script, input, helpers) => {
    const value = script({ ...parse(input), helpers });
    return value instanceof Promise_ ? undefined : stringify(value);
  };
})()`;
