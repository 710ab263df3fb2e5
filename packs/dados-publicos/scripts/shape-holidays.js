// Holidays with their days of the week, of a month where one was asked for, and the next one.
const WEEKDAYS = ["domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado"];
const MONTHS = [
  "janeiro",
  "fevereiro",
  "março",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
];

const day = (date) => Date.parse(`${date}T00:00:00Z`) / 86400000;

export default function ({ args, today, response }) {
  if (!Array.isArray(response)) return { error: "A resposta não é uma lista de feriados. Diga que não conseguiu ver." };
  const all = response
    .filter(({ date, name }) => /^\d{4}-\d\d-\d\d$/.test(date) && typeof name === "string")
    .map(({ date, name }) => ({
      date,
      name: name.slice(0, 100),
      weekday: WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()],
      inDays: day(date) - day(today),
    }));
  const holidays = all.filter(({ date }) => args.month === undefined || Number(date.slice(5, 7)) === args.month);
  const next = holidays.find(({ inDays }) => inDays >= 0);
  const when = args.month === undefined ? `${args.ano}` : `${MONTHS[args.month - 1]} de ${args.ano}`;
  return {
    year: args.ano,
    holidays: holidays.map(({ date, name, weekday }) => ({ date, name, weekday })),
    ...(next && { next }),
    summary: holidays.length === 0
      ? `Nenhum feriado nacional em ${when}.`
      : `${holidays.length} feriados nacionais em ${when}${
        next ? `; o próximo é ${next.name}, em ${next.inDays} dias` : ""
      }.`,
  };
}
