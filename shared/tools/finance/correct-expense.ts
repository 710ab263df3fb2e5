import { readExpenseCategory } from "../../text/expense-category.ts";
import { fold } from "../../text/fold.ts";
import type { JsonObject } from "../definition.ts";
import { readCategoryName } from "./read-category-name.ts";
import { readNewAmount } from "./read-new-amount.ts";
import { readNewDate } from "./read-new-date.ts";
import { readNewName } from "./read-new-name.ts";

/** An expense as it was offered. */
export interface OfferedExpense extends JsonObject {
  amount: number;
  category: string;
  description: string;
  date?: string;
}

/**
 * The expense as the user's words correct it: "na verdade 60", "foi anteontem", "era lazer", "não foi no mercado, foi na
 * farmácia" (which is another category, too); null when they change nothing.
 */
export function correctExpense(args: OfferedExpense, text: string, today: string): JsonObject | null {
  const changes = {
    ...changed("amount", readNewAmount(text, today, args.amount)),
    ...changed("date", readNewDate(text, today, args.date ?? today)),
    ...readWhat(args, text, today),
  };
  return Object.keys(changes).length === 0 ? null : { ...args, ...changes };
}

function readWhat(args: OfferedExpense, text: string, today: string): JsonObject {
  const name = readNewName(text, today);
  const category = readCategoryName("expense", name ?? text);
  if (category !== null && (name === null || isCategoryOnly(name) || /\bcategoria\b/.test(fold(text)))) {
    return category === args.category ? {} : { category };
  }
  if (name === null || fold(name) === fold(args.description)) return {};
  return { description: name, category: readExpenseCategory(name) ?? args.category };
}

/** "lazer", "categoria lazer": the name of a category and nothing that was bought. */
function isCategoryOnly(name: string): boolean {
  return name.split(" ").filter((word) => !/^(?:categoria|de|em|pra|para)$/.test(fold(word))).length === 1;
}

function changed(key: string, value: unknown): JsonObject {
  return value === undefined ? {} : { [key]: value };
}
