/** Both genders of each adjective, given without the last letter, as a pattern: whole words, so that slips are corrected to them. */
export function either(stems: string): string {
  return `(?:${stems.split(" ").flatMap((stem) => [`${stem}a`, `${stem}o`]).join("|")})`;
}
