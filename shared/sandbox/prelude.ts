/**
 * JavaScript that runs in the sandbox before the script. The engine checks the time limit inside regular expressions and at each
 * 10,000th jump or call, but not inside its built-in functions. So here each of them checks the clock before it begins. Those of which
 * one call could take minutes get a limit of size too: a sparse array of 4,000,000,000 places needs no memory and takes a minute to
 * search, and comparing texts with texts takes a time in proportion to both lengths multiplied.
 *
 * Its value is a function that calls the default export of a script with its input (as JSON), the helpers and the milliseconds that are
 * left, and returns JSON.
 */
export const PRELUDE = `(() => {
  const MOST_PLACES = 1e6, MOST_COMPARED = 2e8;
  const { apply } = Reflect, { isArray } = Array, { parse, stringify } = JSON, RegExp_ = RegExp, Promise_ = Promise;
  const { now } = Date, { getOwnPropertyNames, getOwnPropertyDescriptor, getPrototypeOf } = Object;
  const replace = (on, name, value) => Object.defineProperty(on, name, { value, writable: true, configurable: true });
  const refuse = (what) => { throw new RangeError(what + " too long for a script"); };
  const checked = (list) => isArray(list) && list.length <= MOST_PLACES ? list : refuse("array");
  for (const name of Object.getOwnPropertyNames(Array.prototype)) {
    const native = Array.prototype[name];
    if (name === "constructor" || typeof native !== "function") continue;
    replace(Array.prototype, name, function (...args) { return apply(native, checked(this), args); });
  }
  const limitCompared = (list, text) => {
    if (typeof text === "string" && checked(list).length * text.length > MOST_COMPARED) refuse("texts");
  };
  for (const name of ["indexOf", "lastIndexOf", "includes"]) {
    const native = Array.prototype[name];
    replace(Array.prototype, name, function (...args) { limitCompared(this, args[0]); return apply(native, this, args); });
  }
  for (const name of ["sort", "toSorted"]) {
    const native = Array.prototype[name];
    replace(Array.prototype, name, function (...args) {
      if (args[0] === undefined) for (const one of checked(this)) limitCompared(this, one);
      return apply(native, this, args);
    });
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
  const { normalize } = String.prototype, { test } = RegExp_.prototype, MOST_NORMALIZED = 20_000, MARKS = /\\p{M}{100}/u;
  replace(String.prototype, "normalize", function (...args) {
    const text = String(this);
    if (text.length > MOST_NORMALIZED || apply(test, MARKS, [text])) refuse("text");
    return apply(normalize, text, args);
  });
  delete String.raw;
  let end = Infinity;
  const watched = new Set();
  // Constructors stay as they are; what belongs to them, and the methods of what they make, is watched.
  const watch = (owner) => {
    watched.add(owner);
    for (const name of getOwnPropertyNames(owner)) {
      const { value, configurable } = getOwnPropertyDescriptor(owner, name);
      if (value === null || !["object", "function"].includes(typeof value) || watched.has(value)) continue;
      if (typeof value === "object" || getOwnPropertyNames(value).includes("prototype")) watch(value);
      else if (configurable) {
        const timed = function (...args) { return now() > end ? refuse("time") : apply(value, this, args); };
        watched.add(timed);
        replace(owner, name, timed);
      }
    }
  };
  watch(globalThis);
  watch(getPrototypeOf(Int8Array));
  return (script, input, helpers, ms) => {
    end = now() + ms;
    const value = script({ ...parse(input), helpers });
    return value instanceof Promise_ ? undefined : stringify(value);
  };
})()`;
