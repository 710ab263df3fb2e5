import { fold } from "../fold.ts";

/** Words of grief, fear and pain, whatever skill they woke. */
const HEAVY = new RegExp(
  String.raw`\b(?:morr(?:eu|er|endo|i)|falec\w+|luto|enterro|velorio|internad[oa]|hospital|` +
    String.raw`uti|acidente|cancer|assalt\w+|demitid\w+|desesper\w+|chor(?:ar|ando|ei)|` +
    String.raw`socorro|urgente|emergencia)\b`,
);

/** Whether a message tells of grief, fear or pain: no moment for a question of ours. */
export function tellsOfPain(message: string): boolean {
  return HEAVY.test(fold(message));
}
