import { z } from "zod";
import { formatMonth, onDay } from "../../writing/format-date.ts";
import { nameInSentence } from "../../writing/one-line.ts";

/** A recurring income that has come this month already, as the functions give it when it is told a second time. */
export const incomeInAlreadySchema = z.object({
  name: z.string(),
  amount: z.number(),
  received_on: z.string(),
  month: z.string(),
  next_month: z.string(),
});

/** "A renda Salário de novembro já está como recebida ontem. Esta é a de dezembro ou é outra entrada?" */
export function askWhichIncome(
  { name, received_on, month, next_month }: z.infer<typeof incomeInAlreadySchema>,
  today: string,
): string {
  const received = `já está como recebida ${onDay(received_on, today)}`;
  return `A renda ${nameInSentence(name)} de ${formatMonth(month, today)} ${received}. Esta é a de ${
    formatMonth(next_month, today)
  } ou é outra entrada?`;
}
