import type { CommonDay } from "./measures-data.ts";

const WIDTH = 320;
const HEIGHT = 160;
const EDGE = 8;

/** Two series against each other, a dot a day. The table below it says the same. */
export function Scatter({ days, nameA, nameB, sayA, sayB }: {
  days: readonly CommonDay[];
  nameA: string;
  nameB: string;
  sayA: (value: number) => string;
  sayB: (value: number) => string;
}) {
  const [leastA, mostA] = rangeOf(days.map(({ a }) => a));
  const [leastB, mostB] = rangeOf(days.map(({ b }) => b));
  const place = (value: number, least: number, most: number, length: number) =>
    most === least ? length / 2 : EDGE + (value - least) / (most - least) * (length - 2 * EDGE);
  return (
    <figure className="text-xs text-ink-soft">
      <p>{nameB}: de {sayB(leastB)} (embaixo) a {sayB(mostB)} (em cima)</p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${nameA} e ${nameB} em ${days.length} dias; os valores estão na tabela abaixo`}
        className="my-1 w-full rounded-lg bg-raised text-brand"
      >
        {days.map(({ date, a, b }) => (
          <circle
            key={date}
            cx={place(a, leastA, mostA, WIDTH)}
            cy={HEIGHT - place(b, leastB, mostB, HEIGHT)}
            r={4}
            fill="currentColor"
            opacity={0.6}
          />
        ))}
      </svg>
      <p className="text-right">{nameA}: de {sayA(leastA)} (à esquerda) a {sayA(mostA)} (à direita)</p>
    </figure>
  );
}

function rangeOf(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
