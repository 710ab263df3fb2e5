// Price: equal instalments. SAC: equal parts of the debt, interest on what is left.
export default function ({ args, helpers: { money } }) {
  const { cents, written } = money;
  const { amount, months, table } = args;
  const rate = args.rate_period === "month" ? args.rate / 100 : (1 + args.rate / 100) ** (1 / 12) - 1;
  const equal = rate === 0 ? amount / months : amount * rate / (1 - (1 + rate) ** -months);
  const part = amount / months;
  const instalment = (index) => table === "sac" ? part + (amount - part * index) * rate : equal;
  let total = 0;
  for (let index = 0; index < months; index++) total += instalment(index);
  const [first, last] = [cents(instalment(0)), cents(instalment(months - 1))];
  const interest = cents(total - amount);
  return {
    table,
    monthlyRate: Math.round(rate * 1e6) / 1e4,
    first,
    last,
    total: cents(total),
    interest,
    summary:
      (first === last
        ? `${months} parcelas de ${written(first)}`
        : `${months} parcelas, de ${written(first)} a ${written(last)}`) +
      `; no total ${written(cents(total))}, ${written(interest)} de juros.`,
  };
}
