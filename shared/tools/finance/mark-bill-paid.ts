import { z } from "zod";
import { countOf, formatMoney } from "../../writing/format-figures.ts";
import { onDay } from "../../writing/format-date.ts";
import { joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { day, foundId, moneyAmount } from "../arguments.ts";
import { type BuiltInTool, missingSchema } from "../definition.ts";
import { accountName, accountTold, askWhich, remarkOnAccount, sayAccount } from "./account-of-entry.ts";
import { billSchema, describeDue } from "./bill.ts";

const inputSchema = z.object({
  bill_id: foundId,
  bill_name: plainText(200).optional(),
  paid_on: day.optional(),
  amount: moneyAmount.optional(),
  account: accountName.optional(),
});

const factsSchema = billSchema.pick({ name: true, amount: true, due_on: true, recurring: true }).extend(accountTold);
const resultSchema = z.object({
  bill: billSchema,
  remaining: z.object({ count: z.number(), total: z.number() }),
  ...accountTold,
});

type Result = z.infer<typeof resultSchema>;

/** Marks a bill as paid after the person's yes. */
export const markBillPaid: BuiltInTool = {
  kind: "built-in",
  name: "mark_bill_paid",
  title: "Marcar conta como paga",
  description: "Marca uma conta como paga.",
  utterances: [
    "já paguei a conta de luz",
    "pode dar baixa no aluguel deste mês",
    "quitei o boleto do condomínio ontem",
    "a fatura do cartão está paga, atualiza aí",
    "internet paga, pode riscar",
    "paguei a agua hj, veio 87 conto",
    "fiz o pix da escola do theo, marca q ja foi",
    "gás ok, ja acertei",
    "acabei de sair da lotérica, o IPTU não me incomoda mais esse mês",
    "o débito automático da Claro caiu hoje cedo, 59,90",
    "finalmente resolvi aquela mensalidade da academia que tava pendente, foi no dia 8",
    "meu marido acertou o plano de saúde pra mim, tira das pendências",
  ],
  inputSchema,
  confirmation: "required",
  prepare: {
    doubt(args, facts) {
      const { amount } = inputSchema.parse(args);
      const bill = factsSchema.parse(facts);
      return amount === undefined || isPlausibleAmount(amount, bill.amount) ? null : askWhichBill(bill, amount);
    },
    question: askWhich("Qual destas contas você pagou?"),
    missing: (args, facts) => sayMissing(inputSchema.parse(args), missingSchema.parse(facts).existing),
  },
  offer(args, facts, { today }) {
    const told = factsSchema.parse(facts);
    const { name, amount, due_on, recurring } = told;
    const { paid_on, amount: paidAmount = amount } = inputSchema.parse(args);
    const [paidOn, due] = [`${onDay(paid_on, today)}${sayAccount(told)}`, describeDue(due_on, today)];
    const remark = remarkOnAccount(told, today);
    return paidAmount === amount
      ? `Quer que eu marque ${nameInSentence(name)} (${formatMoney(amount)}, ${due}) como paga ${paidOn}?${remark}`
      : `Quer que eu marque ${nameInSentence(name)} (${due}) como paga ${paidOn}, por ${formatMoney(paidAmount)}? ` +
        `Ela está cadastrada em ${formatMoney(amount)}${recurring ? "; o valor muda só nesse mês" : ""}.${remark}`;
  },
  answer(result, { today }) {
    const marked = resultSchema.parse(result);
    return `${describeMarked(marked, today)} ${describeRemaining(marked.remaining)}`;
  },
  answerSeveral(results, { today }) {
    const parsed = results.map((result) => resultSchema.parse(result));
    return [...parsed.map((marked) => describeMarked(marked, today)), describeRemaining(parsed.at(-1)!.remaining)].join(
      "\n",
    );
  },
  nameResult(result, { today }) {
    const { name, amount, paid_on } = resultSchema.parse(result).bill;
    return `a conta ${nameInSentence(name)} (${formatMoney(amount)}), paga ${onDay(paid_on, today)}`;
  },
  valuesOfRow: { amount: "amount" },
  correctable: ["paid_on", "amount"],
};

/** An amount above twice or below half of the bill's own is hardly the same bill: probably something else was paid. */
function isPlausibleAmount(told: number, entered: number): boolean {
  return told <= 2 * entered && told >= entered / 2;
}

function describeMarked({ bill, ...told }: Result, today: string): string {
  const { name, amount, paid_on } = bill;
  return `Marquei ${nameInSentence(name)} (${formatMoney(amount)}) como paga ${onDay(paid_on, today)}${
    sayAccount(told)
  }.${remarkOnAccount(told, today)}`;
}

function describeRemaining({ count, total }: Result["remaining"]): string {
  if (count === 0) return "Não falta mais nenhuma conta neste mês.";
  return `Neste mês ainda ${count === 1 ? "falta" : "faltam"} ${countOf(count, "conta", "contas")}, ${
    formatMoney(total)
  }.`;
}

function askWhichBill({ name, amount }: z.infer<typeof factsSchema>, said: number): string {
  return `A conta mais parecida em aberto é ${name}, de ${formatMoney(amount)}, e você falou em ${
    formatMoney(said)
  }. ` +
    `Se foi essa, me diz só “paguei ${name}”; se foi um gasto, me diz com o quê e eu registro.`;
}

function sayMissing(
  { bill_name: name, amount }: z.infer<typeof inputSchema>,
  existing: readonly string[],
): string {
  if (existing.length === 0) {
    return "Você não tem nenhuma conta em aberto aqui. Se quiser cadastrar, me diz o nome, o valor e o dia do vencimento.";
  }
  const wanted = name === undefined ? "essa conta" : `a conta “${name}”`;
  const spent = amount === undefined || name === undefined
    ? ""
    : ` Se não foi nenhuma, me diz “gastei ${formatMoney(amount)} com ${name}” e eu registro como gasto.`;
  return `Não encontrei ${wanted} entre as que estão em aberto, que são: ${
    joinWords(existing)
  }. Qual delas você pagou?${spent}`;
}
