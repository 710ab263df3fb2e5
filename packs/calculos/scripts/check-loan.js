// A monthly rate above 20 % is nearly always a yearly one.
export default function ({ args }) {
  if (args.rate_period === "month" && args.rate > 20) {
    return { error: `${args.rate}% ao mês é muito. Confirme se a taxa é ao mês ou ao ano e chame de novo.` };
  }
  return { args: { ...args, table: args.table ?? "price" } };
}
