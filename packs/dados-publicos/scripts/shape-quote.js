// The day's last rate of sale, and what an amount comes to.
const money = (value, places) => {
  const [whole, cents] = value.toFixed(places).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ".")},${cents}`;
};

export default function ({ args, response }) {
  const last = (response.cotacoes ?? []).at(-1);
  if (!last || typeof last.cotacao_venda !== "number" || !/^\d{4}-\d\d-\d\d$/.test(response.data)) {
    return { error: "Não há cotação dessa moeda nesse dia. Ofereça outro dia." };
  }
  const rate = last.cotacao_venda;
  const total = args.amount === undefined ? undefined : Math.round(args.amount * rate * 100) / 100;
  const date = response.data.split("-").reverse().join("/");
  return {
    currency: args.moeda,
    asked: args.data,
    date: response.data,
    rate,
    ...(total !== undefined && { amount: args.amount, total }),
    summary: `Em ${date}, 1 ${args.moeda} = R$ ${money(rate, 4)} (venda, Banco Central).` +
      (total === undefined ? "" : ` ${args.amount} ${args.moeda} = R$ ${money(total, 2)}.`),
  };
}
