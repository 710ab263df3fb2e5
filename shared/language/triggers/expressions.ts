/** Expressions of one kind. The word model was trained with the heading's name: renaming it makes its weights useless. */
export interface Heading {
  name: string;
  expressions: string[];
}

/**
 * Reads lists of expressions, one a line, under headings that begin with `# `. An expression is matched against whole
 * words of a message in the form that `normalizeMessage()` gives it, so it is written in lower case and without accents:
 *
 * - `boleto` is the word itself, `fim de mes` these words in a row;
 * - `emprest~` has any ending, or none; `~` alone is any word;
 * - `(meu|minha) saldo` has one of several parts, `gast(ei|ou)` one of several endings;
 * - `filhos?` may lack the letter before `?`, `(uma )?nota` the part in parentheses;
 * - `quanto .. vence` may have up to three words in between, with `...` up to six;
 * - `<number> reais` has a number, in digits or as a word;
 * - `^meus filmes` stands at the beginning of the message, `sem sentido<end>` at the end of a sentence;
 * - `sumir!( da festa)` must not be followed by the words in parentheses, `(muito )*` may be repeated or absent.
 */
export function readHeadings(lists: string): Heading[] {
  const headings: Heading[] = [];
  for (const line of lists.split("\n").map((line) => line.trim())) {
    if (line.startsWith("# ")) headings.push({ name: line.slice("# ".length), expressions: [] });
    else if (line !== "") headings.at(-1)?.expressions.push(line);
  }
  return headings;
}

const NUMBER =
  "(?:\\d[\\d.,]{0,17}(?: mil)?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|" +
  "quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzentos|trezentos|quatrocentos|" +
  "quinhentos|seiscentos|setecentos|oitocentos|novecentos|mil)";

/** The sources of the regular expressions in a list whose headings do not matter. */
export function expressionsOf(lists: string): string[] {
  return readHeadings(lists).flatMap(({ expressions }) => expressions.map(patternOf));
}

/** The source of the regular expression of one expression. */
export function patternOf(expression: string): string {
  return expression
    .replaceAll("$", "\\$")
    .replace(/(!?)\(/g, (_, not: string) => not ? "(?!" : "(?:")
    .replaceAll(" ... ", "(?:,? \\w+){0,6},? ")
    .replaceAll(" .. ", "(?:,? \\w+){0,3},? ")
    .replaceAll("~", "\\w*")
    .replaceAll("<number>", NUMBER)
    .replaceAll("<end>", "(?=$| ?[.,!])");
}
