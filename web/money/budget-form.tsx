import { useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { parseAmount } from "./parse-amount.ts";
import { TextField } from "../ui/text-field.tsx";
import { useSetBudget } from "./money-changes.ts";

/** The budget of a category from this month on. */
export function BudgetForm(
  { category, budget, month }: { category: string; budget: number | undefined; month: string },
) {
  const [problem, setProblem] = useState<string>();
  const set = useSetBudget();
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const amount = parseAmount(String(new FormData(event.currentTarget).get("amount")));
        setProblem(amount === null ? "Escreva um valor em reais, como 800,00." : undefined);
        if (amount !== null && amount !== budget) set.mutate({ category, amount, month });
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Orçamento por mês, deste mês em diante (R$)"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          error={problem}
          defaultValue={budget?.toFixed(2).replace(".", ",") ?? ""}
        />
        <Button type="submit" disabled={set.isPending} className="min-h-11">Guardar</Button>
      </div>
      {set.isError && <Notice look="problem">{explainError(set.error)}</Notice>}
    </form>
  );
}
