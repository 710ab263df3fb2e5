// What is put aside at the end of each month grows from the next one on.
export default function ({ args, helpers: { money } }) {
  const { cents, written } = money;
  const { start, monthly, months } = args;
  const rate = args.rate_period === "month" ? args.rate / 100 : (1 + args.rate / 100) ** (1 / 12) - 1;
  let sum = start;
  for (let month = 0; month < months; month++) sum = sum * (1 + rate) + monthly;
  const [total, deposited] = [cents(sum), cents(start + monthly * months)];
  return {
    total,
    deposited,
    gained: cents(total - deposited),
    summary: `Em ${months} meses, ${written(total)}: ${written(deposited)} guardados e ${
      written(cents(total - deposited))
    } de rendimento.`,
  };
}
