import { normalizeMessage } from "../../shared/language/triggers/normalize-message.ts";
import type { PackTool } from "../../shared/packs/pack.ts";

/** What begins or marks an order to whoever reads a description, as `normalizeMessage` writes it. */
const ORDERS = [
  /\b(sempre|nunca) (use|chame|pergunte|diga|responda|confirme|mostre|ignore)\b/,
  /\b(use|chame|execute) (esta|essa|a) (ferramenta|funcao)\b/,
  /\bignore\b/,
  /\bvoce (deve|precisa|tem que)\b/,
  /\bantes de (responder|chamar|usar)\b/,
  /\bnao (pergunte|confirme|peca|diga|avise)\b/,
  /\b(you must|always|never|do not|don't|before (answering|responding))\b/,
];

/**
 * Where a tool's description, or one of an argument, tells the model what to do in place of what the tool does: the path in the
 * manifest and the words. A list of words: it is advice, and refuses nothing.
 */
export function ordersIn({ description, inputSchema: { properties } }: PackTool): { path: string[]; words: string }[] {
  const told: [path: string[], text: string][] = [
    [["description"], description],
    ...Object.entries(properties).map(([name, { description = "" }]): [string[], string] => [
      ["inputSchema", "properties", name, "description"],
      description,
    ]),
  ];
  return told.flatMap(([path, text]) => {
    const words = ORDERS.map((order) => order.exec(normalizeMessage(text))?.[0]).find((one) => one !== undefined);
    return words === undefined ? [] : [{ path, words }];
  });
}
