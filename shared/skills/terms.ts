/**
 * Pattern sources written one a line, so that a long vocabulary stays readable: blank lines and lines that begin with
 * `#` are skipped, a blank inside a line is one blank in the message. Backslashes need no doubling.
 *
 * @example
 * terms`
 *   # verbs
 *   gast(?:ar|ei|ou)
 * ` // ["gast(?:ar|ei|ou)"]
 */
export function terms(strings: TemplateStringsArray, ...values: string[]): string[] {
  return String.raw({ raw: strings.raw }, ...values)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}
