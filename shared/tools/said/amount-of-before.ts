import { splitAtMarks } from "../../language/figures/figure-context.ts";
import { readFigures } from "../../language/figures/figures.ts";
import { objectStems } from "../../language/orders/order-object.ts";
import { isStemSaid, meaningStems } from "../../language/meaning-stems.ts";
import type { WantedWrite } from "./wanted-write.ts";

/**
 * The amount of a new record that this message does not say and that the message before says of something else. After "fui no mercado, deu
 * 50. vi um carro por 4000", "registra o mercado" is of 50.
 */
export function findAmountOfElse({ tool, args, said: { now, before, today } }: WantedWrite): string[] {
  const amount = args.amount ?? args.value;
  if (typeof amount !== "number" || !/^(?:create_expense|create_finance_item|record_metric)$/.test(tool.name)) {
    return [];
  }
  if (readFigures(now, today).some(({ dates }) => dates.length === 0)) return [];
  const label = [args.name, args.description, args.custom_name].filter((one) => typeof one === "string").join(" ");
  const named = new Set(meaningStems(label).filter((stem) => isStemSaid(stem, new Set(meaningStems(now)))));
  if (named.size === 0) return [];
  const about = before.flatMap((text) => figuresAbout(text, named, today));
  // "hj ganho 5400", "cadastra o salário": what names no thing may be of this one.
  const figures = about.length > 0 ? about : before.flatMap((text) => namelessFigures(text, today));
  return figures.some((figure) => hasAmount(figure, amount)) ? [] : [String(amount)];
}

type Figures = ReturnType<typeof readFigures>;

/** The figures in the clauses that name a thing or, where those have none, in the clause with a figure that follows or goes before. */
function figuresAbout(text: string, named: ReadonlySet<string>, today: string): Figures {
  const clauses = splitAtMarks(text, today).map(({ folded, figures }) => ({
    isNamed: meaningStems(folded).some((stem) => isStemSaid(stem, named)),
    figures: figures.filter(({ dates, times }) => dates.length + times.length === 0),
  }));
  const inNamed = clauses.flatMap(({ isNamed, figures }) => isNamed ? figures : []);
  if (inNamed.length > 0) return inNamed;
  const at = clauses.findIndex(({ isNamed }) => isNamed);
  if (at < 0) return [];
  const hasFigures = ({ figures }: { figures: Figures }) => figures.length > 0;
  return (clauses.slice(at).find(hasFigures) ?? clauses.slice(0, at).findLast(hasFigures))?.figures ?? [];
}

function namelessFigures(text: string, today: string): Figures {
  return splitAtMarks(text, today).flatMap(({ folded, figures }) => objectStems(folded).length === 0 ? figures : []);
}

/** Also as a part of it: "390 em 6x", "a conta deu 100, metade é minha". */
function hasAmount({ numbers, amounts, minutes, quantities }: Figures[number], amount: number): boolean {
  return [...numbers, ...amounts, ...quantities, ...minutes, ...minutes.map((one) => one / 60)].some((one) =>
    Math.abs(one - amount) < 0.005 || amount > 0 && Number.isInteger(Math.round(one / amount * 100) / 100)
  );
}
