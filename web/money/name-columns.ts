import { fold } from "../../shared/language/fold.ts";

/** Which column of a CSV file is which, where its layout is not known. */
export interface NamedColumns {
  date: string;
  description: string[];
  amount?: string;
  credit?: string;
  debit?: string;
  isOutPositive?: boolean;
}

/** What columns of a statement are often called, the likeliest first. */
const OFTEN = {
  date: ["data", "date", "dia"],
  description: ["descri", "historico", "lancamento", "titulo", "title", "estabelecimento", "detalhe", "o que", "memo"],
  amount: ["valor", "amount", "quantia", "total"],
  credit: ["credito", "entrada", "entrou", "recebido"],
  debit: ["debito", "saida", "saiu"],
} as const;

export type ColumnUse = keyof typeof OFTEN;

/** Which column may be which, to begin a form with: an empty text where none is likely. No column twice. */
export function guessColumns(columns: readonly string[]): Record<ColumnUse, string> {
  const taken = new Set<string>();
  const find = (use: ColumnUse) => {
    for (const word of OFTEN[use]) {
      const column = columns.find((name) => !taken.has(name) && fold(name).includes(word));
      if (column === undefined) continue;
      taken.add(column);
      return column;
    }
    return "";
  };
  return {
    date: find("date"),
    // Before the amount: "valor" alone is the amount also beside a credit and a debit.
    credit: find("credit"),
    debit: find("debit"),
    amount: find("amount"),
    description: find("description"),
  };
}

/** What a form says of the columns, as it is sent. */
export interface ColumnsForm extends Record<ColumnUse, string> {
  amounts: "one" | "one_out_positive" | "two";
}

export type ColumnProblems = Partial<Record<ColumnUse, string>>;

/** What is sent of a form, or what is wrong with it. */
export function readColumnsForm(
  { date, description, amount, credit, debit, amounts }: ColumnsForm,
): { columns: NamedColumns } | { problems: ColumnProblems } {
  const needed: ColumnUse[] = [
    "date",
    "description",
    ...amounts === "two" ? ["credit", "debit"] as const : ["amount"] as const,
  ];
  const values = { date, description, amount, credit, debit };
  const problems: ColumnProblems = {};
  const used = new Set<string>();
  for (const use of needed) {
    if (values[use] === "") problems[use] = "Escolha a coluna.";
    else if (used.has(values[use])) problems[use] = "Esta coluna já é outra coisa.";
    used.add(values[use]);
  }
  if (Object.keys(problems).length > 0) return { problems };
  return {
    columns: {
      date,
      description: [description],
      ...(amounts === "two" ? { credit, debit } : { amount }),
      ...(amounts === "one_out_positive" && { isOutPositive: true }),
    },
  };
}

/** Where this browser keeps what was said of files with these columns. Signing out empties it. */
function keyOf(columns: readonly string[]): string {
  return `columns ${JSON.stringify(columns)}`;
}

/** Keeps what the form says, for the next file with the same columns. */
export function rememberForm(columns: readonly string[], form: ColumnsForm) {
  localStorage.setItem(keyOf(columns), JSON.stringify(form));
}

/** What was said of the last file with the same columns; null without one. */
export function rememberedForm(columns: readonly string[]): ColumnsForm | null {
  const kept = localStorage.getItem(keyOf(columns));
  return kept === null ? null : JSON.parse(kept) as ColumnsForm;
}
