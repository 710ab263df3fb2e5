import { describeItem } from "../../shared/tools/base/describe-item.ts";
import type { KnowledgeItem } from "../../shared/tools/base/knowledge-item.ts";
import { fold } from "../../shared/text/fold.ts";
import type { Reading } from "../reading/reading.ts";

const ASKED =
  /(?:^| )(?:posso|devo|da pra|tem problema|faz mal)(?: eu)?(?: [a-z]+)? (?:comer|beber|tomar|provar|experimentar) (?:(?:um|uma|o|a|uns|umas|de|pedaco|copo|pouco|fatia) )*([a-z]{3,}(?: d[eo] [a-z]+)?)/;
const HARMS =
  /\b(?:alergi\w+|intoleran\w+|nao (?:posso|pode|come|como|bebe|bebo|toma|tomo)|faz mal|celiac\w+|diabet\w+|vegan\w+|vegetarian\w+)\b/;
const MEAT =
  "carnes?|frango|peixe|churrasco|bife|linguica|bacon|presunto|salsicha|hamburguer|coxinha|atum|sushi|salame";
const DAIRY = "leite|queijos?|iogurte|sorvete|manteiga|requeijao|creme|pizza|brigadeiro|pudim|nata|coalhada";
/** What a restriction covers besides the word itself: what is told, and what is asked for. */
const COVERED: readonly (readonly [told: RegExp, asked: RegExp])[] = [
  [
    /frutos? do mar|crustace/,
    /^(?:camarao|camaroes|lagosta|caranguejo|siri|mariscos?|lula|polvo|ostras?|mexilh\w+|moqueca|bobo|paella)/,
  ],
  [/lactose|leite|laticinio/, new RegExp(`^(?:${DAIRY})`)],
  [
    /gluten|celiac|trigo/,
    /^(?:pao|paes|trigo|macarrao|massas?|bolos?|biscoitos?|bolachas?|cerveja|pizza|lasanha|torta|croissant|coxinha)/,
  ],
  [/amendoim/, /^(?:pacoca|pe de moleque|amendo\w+)/],
  [/vegetarian|nao (?:come|como) carne/, new RegExp(`^(?:${MEAT}|camarao)`)],
  [/vegan/, new RegExp(`^(?:${MEAT}|${DAIRY}|camarao|ovos?|mel|bolos?)`)],
  [/diabet|acucar/, /^(?:doces?|acucar|refrigerante|sorvete|bolos?|brigadeiro|chocolate|pudim|mel|sobremesa)/],
];

/** "posso comer camarão?": what speaks against it, or that nothing is known to. Null for other questions. */
export function sayAllowed(items: readonly KnowledgeItem[], { keys }: Reading): string | null {
  const food = ASKED.exec(keys)?.[1];
  if (food === undefined) return null;
  const own = items.filter(({ about, type, content }) =>
    about === undefined && type !== "person" && HARMS.test(fold(content))
  );
  const against = own.filter(({ content }) => {
    const told = fold(content);
    return told.includes(food.slice(0, 5)) || COVERED.some(([covers, asked]) => covers.test(told) && asked.test(food));
  });
  if (against.length > 0) return against.map(describeItem).join(" ");
  const others = own.slice(0, 3).map(describeItem).join(" ");
  return others === ""
    ? "Não tenho nenhuma restrição sua anotada a isso. Na dúvida, vale perguntar a um profissional de saúde."
    : `Sobre isso não tenho nada anotado. O que sei das suas restrições: ${others}`;
}
