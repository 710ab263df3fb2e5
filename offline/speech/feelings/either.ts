import { vocabulary } from "../../language/vocabulary.ts";

/** Both genders of each adjective, given without the last letter, as a pattern; slips are corrected to them. */
export function either(stems: string): string {
  const forms = stems.split(" ").flatMap((stem) => [`${stem}a`, `${stem}o`]);
  for (const form of forms) if (form.length > 5) vocabulary.add(form);
  return `(?:${forms.join("|")})`;
}
