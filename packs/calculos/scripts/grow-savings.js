// What is put aside at the end of each month grows from the next one on.
const cents = (value) => Math.round(value * 100) / 100;
const money = (value) => `R$ ${value.toFixed(2).replace(".", ",").replace(/\B(?=(\d{3})+(?=,))/g, ".")}`;

export default function ({ args }) {
  const { start, monthly, months } = args;
  const rate = args.rate_period === "month" ? args.rate / 100 : (1 + args.rate / 100) ** (1 / 12) - 1;
  let sum = start;
  for (let month = 0; month < months; month++) sum = sum * (1 + rate) + monthly;
  const [total, deposited] = [cents(sum), cents(start + monthly * months)];
  return {
    total,
    deposited,
    gained: cents(total - deposited),
    summary: `Em ${months} meses, ${money(total)}: ${money(deposited)} guardados e ${
      money(cents(total - deposited))
    } de rendimento.`,
  };
}
