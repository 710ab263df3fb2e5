import { type FormEvent, useState } from "react";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import {
  type ColumnProblems,
  type ColumnsForm as Values,
  type ColumnUse,
  guessColumns,
  type NamedColumns,
  readColumnsForm,
  rememberedForm,
  rememberForm,
} from "./name-columns.ts";

const AMOUNTS = [
  ["one", "Uma coluna, com sinal de menos no que saiu"],
  ["one_out_positive", "Uma coluna, com as compras sem sinal (fatura de cartão)"],
  ["two", "Duas colunas: o que entrou e o que saiu"],
] as const;

const NAMES: Record<ColumnUse, string> = {
  date: "Coluna da data",
  description: "Coluna da descrição",
  amount: "Coluna do valor",
  credit: "Coluna do que entrou",
  debit: "Coluna do que saiu",
};

/** Asks which column of a file is which, where its layout is not known. */
export function ColumnsForm({ columns, isBusy, onDone }: {
  columns: readonly string[];
  isBusy: boolean;
  onDone: (named: NamedColumns) => void;
}) {
  const [values, setValues] = useState<Values>(() => {
    const before = rememberedForm(columns);
    if (before !== null) return before;
    const guess = guessColumns(columns);
    return { ...guess, amounts: guess.credit !== "" && guess.debit !== "" ? "two" : "one" };
  });
  const [problems, setProblems] = useState<ColumnProblems>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readColumnsForm(values);
    setProblems("problems" in read ? read.problems : {});
    if (!("columns" in read) || isBusy) return;
    rememberForm(columns, values);
    onDone(read.columns);
  }

  const field = (use: ColumnUse) => (
    <SelectField
      key={use}
      label={NAMES[use]}
      value={values[use]}
      error={problems[use]}
      options={[["", "Escolha"], ...columns.map((name) => [name, name] as const)]}
      onChange={({ target }) => setValues({ ...values, [use]: target.value })}
    />
  );
  const amounts = values.amounts === "two" ? ["credit", "debit"] as const : ["amount"] as const;
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <p className="text-sm">Confira o que é cada coluna deste arquivo.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {field("date")}
        {field("description")}
        <SelectField
          label="Onde está o valor"
          value={values.amounts}
          options={AMOUNTS}
          onChange={({ target }) =>
            setValues({ ...values, amounts: AMOUNTS.find(([value]) => value === target.value)?.[0] ?? "one" })}
        />
        {amounts.map(field)}
      </div>
      <Button type="submit" look="primary" className="min-h-11 self-start" aria-disabled={isBusy}>Ler o arquivo</Button>
    </form>
  );
}
