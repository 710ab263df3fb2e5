import type { OpenPendingAction } from "./open-turn.ts";

/** What a question about memory is about, for somebody who asks back. */
export function explainQuestion({ choices = [] }: OpenPendingAction): string {
  const [existing, stated] = choices.map(({ label }) => label);
  return `Na minha memória ficaram duas coisas que parecem não combinar:\n1. ${existing}\n2. ${stated}\n` +
    "Qual vale, ou valem as duas? Se preferir, deixo como está.";
}
