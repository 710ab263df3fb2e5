/** The text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase("pt-BR") + text.slice(1);
}
