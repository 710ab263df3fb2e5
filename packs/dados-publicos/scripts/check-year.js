// Without a year it is this one.
export default function ({ args, today }) {
  return { args: { ...args, ano: args.ano ?? Number(today.slice(0, 4)) } };
}
