import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { CorrectDialog } from "./correct-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { FactActions } from "./fact-card.tsx";
import { useConfirmFact, useRestoreFact } from "./fact-changes.ts";
import { type Fact } from "./memory-data.ts";

const SHOWN_MS = 10_000;

interface Report {
  text: string;
  isProblem?: boolean;
  /** A deleted fact that can be restored at once. */
  deleted?: Fact;
}

/**
 * What can be done with facts, and the windows and the report that belong to it.
 *
 * @param onCorrected takes the id of a fact and that of the one that stands for it now
 */
export function useFactActions(onCorrected: (before: string, after: string) => void): {
  actions: FactActions;
  isBusy: boolean;
  report: (text: string) => void;
  windows: ReactNode;
} {
  const [open, setOpen] = useState<{ task: "correct" | "delete"; fact: Fact } | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const confirm = useConfirmFact();
  const restore = useRestoreFact();
  const fail = (error: unknown) => setReport({ text: explainError(error), isProblem: true });
  const finish = (done: Report) => {
    setOpen(null);
    setReport(done);
  };
  const restoreFact = (fact: Fact) =>
    restore.mutate(fact, {
      onSuccess: () => setReport({ text: `Restaurado na memória: “${fact.content}”.` }),
      onError: fail,
    });

  function closeReport() {
    setReport(null);
    document.getElementById("fatos")?.focus();
  }

  return {
    actions: {
      onConfirm: (fact) =>
        confirm.mutate(fact, { onSuccess: () => setReport({ text: "Confirmado. Obrigada!" }), onError: fail }),
      onCorrect: (fact) => setOpen({ task: "correct", fact }),
      onDelete: (fact) => setOpen({ task: "delete", fact }),
      onRestore: restoreFact,
    },
    isBusy: confirm.isPending || restore.isPending,
    report: (text) => setReport({ text }),
    windows: (
      <>
        {open?.task === "correct" && (
          <CorrectDialog
            fact={open.fact}
            onClose={() => setOpen(null)}
            onDone={(id) => {
              onCorrected(open.fact.id, id);
              finish({ text: "Corrigido. O que estava antes fica no histórico." });
            }}
          />
        )}
        {open?.task === "delete" && (
          <DeleteDialog
            fact={open.fact}
            onClose={() => setOpen(null)}
            onDone={() => finish({ text: "Apagado da memória.", deleted: open.fact })}
          />
        )}
        {report !== null && (
          <ReportBar
            report={report}
            onUndo={restoreFact}
            onClose={closeReport}
            onGone={() => setReport(null)}
          />
        )}
      </>
    ),
  };
}

/** What came of the last action. It takes the focus, since what was acted on may be gone. */
function ReportBar(
  { report, onUndo, onClose, onGone }: {
    report: Report;
    onUndo: (fact: Fact) => void;
    /** Closes it, and moves the focus that was in it. */
    onClose: () => void;
    /** Closes it where the focus is elsewhere. */
    onGone: () => void;
  },
) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A window that closes gives the focus back first.
    const timer = setTimeout(() => bar.current?.focus(), 50);
    return () => clearTimeout(timer);
  }, [report]);
  const { deleted } = report;
  // What asks for nothing does not stay over the cards.
  const isPassing = deleted === undefined && report.isProblem !== true;
  useEffect(() => {
    if (!isPassing) return;
    const timer = setTimeout(() => {
      if (bar.current?.contains(document.activeElement)) onClose();
      else onGone();
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [report]);
  return (
    <div
      ref={bar}
      tabIndex={-1}
      role={report.isProblem ? "alert" : "status"}
      className="sticky bottom-4 z-30 mx-auto flex w-full max-w-lg items-center gap-2 rounded-xl border border-line bg-surface p-2 pl-4 text-sm shadow-lg"
    >
      <p className="min-w-0 flex-1 break-words">{report.text}</p>
      {deleted !== undefined && <Button size="small" onClick={() => onUndo(deleted)}>Desfazer</Button>}
      <Button size="icon" look="quiet" className="size-8" aria-label="Fechar o aviso" onClick={onClose}>
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
