import { splitVerb } from "./split-verb.ts";

const POSSESSIVES: Record<string, string> = {
  meu: "seu",
  minha: "sua",
  meus: "seus",
  minhas: "suas",
  mim: "você",
  comigo: "com você",
};

/**
 * Says to the user what memory says about them. Sentences that do not begin with a verb stay as they are.
 *
 * @example
 * toSecondPerson("É alérgica a camarão"); // "Você é alérgica a camarão"
 * toSecondPerson("Moro com minha irmã"); // "Você mora com sua irmã"
 */
export function toSecondPerson(content: string): string {
  const text = content.trim().replace(/\s*\.+$/, "");
  const phrase = splitVerb(text);
  // "A Lari me largou" → "A Lari te largou".
  if (phrase === null) return yours(text.replace(/(?<!^)(?<!\p{L})me(?= \p{L}{3,})/giu, "te"));
  return ["Você", phrase.before, phrase.verb, yours(phrase.rest)].filter((part) => part !== "").join(" ");
}

function yours(text: string): string {
  return text.replace(/(?<!\p{L})(?:meus?|minhas?|mim|comigo)(?!\p{L})/giu, (word) => {
    const replacement = POSSESSIVES[word.toLowerCase()] ?? word;
    return word.charAt(0) === word.charAt(0).toUpperCase() ? capitalize(replacement) : replacement;
  });
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
