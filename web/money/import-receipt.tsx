import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { StatementReport } from "../../shared/statements/run-statement.ts";
import { sayUndone } from "../../shared/writing/say-undone-import.ts";
import { useAnnounce } from "../shell/announcer.tsx";
import { explainError } from "../shell/backend.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { useUndoImport } from "./import-data.ts";
import { sayCounts, saySums } from "./import-words.ts";

/** What an import did, the way to its rows, and the way back. */
export function ImportReceipt({ report, onAgain }: { report: StatementReport; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useUndoImport();
  const announce = useAnnounce();
  const { import_id: importId, account, counts, period } = report;
  const said = importId ? `Importado em ${account.name}: ${sayCounts(counts)}.` : "Tudo deste arquivo já estava aqui.";
  const undone = undo.data === undefined ? null : sayUndone(undo.data);
  useEffect(() => {
    heading.current?.focus();
    announce(undone ?? said);
  }, [undone]);
  return (
    <Section title={undone === null ? "Importação feita" : "Importação desfeita"} headingRef={heading}>
      <div className="flex flex-col gap-4">
        <div className="text-sm">
          <p className={undone === null ? undefined : "text-ink-soft line-through"}>{said}</p>
          {undone === null ? importId && <p className="text-ink-soft">{saySums(report)}</p> : <p>{undone}</p>}
        </div>
        {undo.error !== null && <Notice look="problem">{explainError(undo.error)}</Notice>}
        <div className="flex flex-wrap gap-2">
          <Button look="primary" className="min-h-11" onClick={onAgain}>Importar outro arquivo</Button>
          <ButtonLink className="min-h-11" href={pathOf(account, period)}>
            {account.kind === "card" ? `Ver ${account.name}` : "Ver em Dinheiro"}
          </ButtonLink>
          {importId && undone === null && (
            <Button
              className="min-h-11"
              aria-disabled={undo.isPending}
              onClick={() => undo.isPending || undo.mutate(importId)}
            >
              <Undo2 aria-hidden className="size-4" /> {undo.isPending ? "Desfazendo…" : "Desfazer a importação"}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}

/** Where the rows of an import are seen: the month that the statement ends in, or the card. */
function pathOf({ id, kind }: StatementReport["account"], period: StatementReport["period"]): string {
  if (kind === "card") return `/dinheiro/cartao/${id}`;
  return period === null ? "/dinheiro" : `/dinheiro?mes=${period.to.slice(0, 7)}&abre=saidas`;
}
