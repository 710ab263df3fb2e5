// Without a date it is today's; the future has no rate yet, and before 1984-11-28 there is none.
export default function ({ args, today }) {
  const data = args.data ?? today;
  if (data > today) return { error: "Esse dia ainda não chegou, e não há cotação dele. Ofereça a de hoje." };
  if (data < "1984-11-28") return { error: "As cotações começam em 28/11/1984. Diga isso." };
  return { args: { ...args, data } };
}
