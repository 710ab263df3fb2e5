import { describeItem } from "../../../tools/base/describe-item.ts";
import type { KnowledgeItem } from "../../../tools/base/knowledge-item.ts";
import { fold } from "../../../text/fold.ts";
import type { Reading } from "../reading/reading.ts";

const ASKED =
  /(?:^| )(?:posso|devo|da pra|tem problema|faz mal)(?: eu)?(?: [a-z]+)? (?:comer|beber|tomar|provar|experimentar) (?:(?:um|uma|o|a|uns|umas|de) )*([a-z]{3,}(?: d[eo] [a-z]+)?)/;
const HARMS =
  /\b(?:alergi\w+|intoleran\w+|nao (?:posso|pode|come|como|bebe|bebo|toma|tomo)|faz mal|celiac\w+|diabet\w+|vegan\w+|vegetarian\w+)\b/;

/** "posso comer camarão?": what speaks against it, or that nothing is known to. Null for other questions. */
export function sayAllowed(items: readonly KnowledgeItem[], { keys }: Reading): string | null {
  const food = ASKED.exec(keys)?.[1];
  if (food === undefined) return null;
  const own = items.filter(({ about, type, content }) =>
    about === undefined && type !== "person" && HARMS.test(fold(content))
  );
  const against = own.filter(({ content }) => fold(content).includes(food.slice(0, 5)));
  if (against.length > 0) return against.map(describeItem).join(" ");
  const others = own.slice(0, 3).map(describeItem).join(" ");
  return others === ""
    ? "Não tenho nenhuma restrição sua anotada a isso. Na dúvida, vale perguntar a um profissional de saúde."
    : `Sobre isso não tenho nada anotado. O que sei das suas restrições: ${others}`;
}
