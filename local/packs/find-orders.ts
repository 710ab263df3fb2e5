import { normalizeMessage } from "../../shared/language/triggers/normalize-message.ts";
import type { PackTool } from "../../shared/packs/pack.ts";

/** Words that begin an order to the model in a description, in the form that `normalizeMessage` gives. */
const ORDERS = [
  /\b(sempre|nunca) (use|chame|pergunte|diga|responda|confirme|mostre|ignore)\b/,
  /\b(use|chame|execute) (esta|essa|a) (ferramenta|funcao)\b/,
  /\bignore\b/,
  /\bvoce (deve|precisa|tem que)\b/,
  /\bantes de (responder|chamar|usar)\b/,
  /\bnao (pergunte|confirme|peca|diga|avise)\b/,
  /\b(you must|always|never|do not|don't|before (exampleOutside|responding))\b/,
];

/**
 * Finds descriptions of a tool or of its arguments that give the model an order, when they should only say what the tool does. The list
 * of words is not exact: its result is advice, and no pack is refused for it.
 *
 * @returns the path in the manifest and the words of each order
 */
export function findOrders(
  { description, inputSchema: { properties } }: PackTool,
): { path: string[]; words: string }[] {
  const descriptions: [path: string[], text: string][] = [
    [["description"], description],
    ...Object.entries(properties).map(([name, { description = "" }]): [string[], string] => [
      ["inputSchema", "properties", name, "description"],
      description,
    ]),
  ];
  return descriptions.flatMap(([path, text]) => {
    const words = ORDERS.map((order) => order.exec(normalizeMessage(text))?.[0]).find((one) => one !== undefined);
    return words === undefined ? [] : [{ path, words }];
  });
}
