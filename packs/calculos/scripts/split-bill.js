// In cents, so that the shares add up; who is named first pays the odd cent, and their own extras.
export default function ({ args, helpers: { money } }) {
  const { total, people, tip_percent = 0, extras = [] } = args;
  if (extras.length > people) {
    return { error: "Há mais consumos à parte do que pessoas. Pergunte quem consumiu o quê." };
  }
  const own = extras.map((extra) => Math.round(extra * 100));
  const shared = Math.round(total * 100) - own.reduce((sum, one) => sum + one, 0);
  if (shared < 0) return { error: "Os consumos à parte passam da conta. Confira os valores com a pessoa." };
  const tip = Math.round(total * tip_percent);
  const each = Math.floor((shared + tip) / people);
  const odd = shared + tip - each * people;
  const shares = Array.from({ length: people }, (_, index) => (each + (index < odd ? 1 : 0) + (own[index] ?? 0)) / 100);
  const sum = (Math.round(total * 100) + tip) / 100;
  return {
    total: sum,
    tip: tip / 100,
    shares,
    summary: `Conta de ${money.written(sum)} para ${people}.`,
  };
}
