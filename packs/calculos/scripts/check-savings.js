// Something has to be there to grow, and nothing honest grows by more than 5 % a month.
export default function ({ args }) {
  const { start = 0, monthly = 0 } = args;
  if (start === 0 && monthly === 0) return { error: "Pergunte quanto a pessoa já tem ou quanto guarda por mês." };
  if (args.rate_period === "month" && args.rate > 5) {
    return {
      error:
        `Nenhuma aplicação séria rende ${args.rate}% ao mês: pode ser golpe. Diga isso e pergunte se a taxa é ao ano.`,
    };
  }
  return { args: { ...args, start, monthly } };
}
