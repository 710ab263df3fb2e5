import { useState } from "react";
import { countOf, formatDecimal } from "../../shared/writing/format-figures.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { strengthOf } from "../../shared/writing/trend-words.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Empty } from "../ui/page.tsx";
import { CommonDays } from "./common-days.tsx";
import { describeCorrelation, describePair, isClear } from "./correlation-words.ts";
import { FigureButton } from "./figure-button.tsx";
import type { Correlation, Overview } from "./measures-data.ts";

/** What rises and falls together, a sentence each; what was compared without a clear relation can be opened. */
export function Correlations({ overview }: { overview: Overview }) {
  const [open, setOpen] = useState<Correlation | null>(null);
  const compared = overview.correlations.filter(({ status }) => status !== "not_enough_data");
  const clear = compared.filter(isClear);
  const unclear = compared.filter((one) => !isClear(one));
  if (compared.length === 0) {
    return (
      <Empty>
        Ainda não há dias suficientes para comparar: são precisos {overview.minimum_days}{" "}
        dias com as duas medidas. Conte à assistente como você dormiu, seu humor ou sua energia.
      </Empty>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {clear.length === 0 && <p className="text-sm">Nada anda claramente junto neste período.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {clear.map((one) => (
          <li key={keyOf(one)} className="py-2.5">
            <p className="break-words text-sm">{describeCorrelation(one)}</p>
            <p className="text-xs text-ink-soft">
              {capitalize(strengthOf(one.r ?? 0) ?? "")}, <Figures correlation={one} onOpen={() => setOpen(one)} />
            </p>
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-soft">Andar junto não quer dizer que um causa o outro.</p>
      {unclear.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer py-1 text-sm font-medium">
            Sem relação clara ({unclear.length})
          </summary>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {unclear.map((one) => (
              <li key={keyOf(one)} className="break-words">
                {describePair(one)}{" "}
                <span className="text-xs text-ink-soft">
                  <Figures correlation={one} onOpen={() => setOpen(one)} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Dialog title={open ? describePair(open) : ""} isOpen={open !== null} onClose={() => setOpen(null)}>
        {open && <CommonDays correlation={open} overview={overview} />}
      </Dialog>
    </div>
  );
}

function Figures({ correlation, onOpen }: { correlation: Correlation; onOpen: () => void }) {
  const { n, r } = correlation;
  return (
    <>
      <FigureButton of={describePair(correlation)} onOpen={onOpen}>
        {countOf(n, "dia em comum", "dias em comum")}
      </FigureButton>
      {r === undefined ? ", um deles não variou" : `, r = ${formatDecimal(r, 2)}`}
    </>
  );
}

function keyOf({ a, b }: Correlation): string {
  return [a.kind, a.name, b.kind, b.name].join("\n");
}
