const NUMBER =
  "(?:\\d[\\d.,]*|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|cem|mil|meio|meia)";

/** A pattern with its shorthands written out: `NUM` is any number, `ART` an article or possessive that may be missing. Line ends go. */
export function expandPattern(source: string): string {
  return source.replace(/\s*\n\s*/g, "").replaceAll("NUM", NUMBER).replaceAll(
    "ART",
    "(?:(?:o|a|os|as|um|uma|meu|minha|meus|minhas|nosso|nossa) )?",
  );
}
