import { useRef, useState } from "react";
import { sayUndone } from "../../shared/writing/say-undone-import.ts";
import { formatNumericDate } from "../../shared/writing/format-date.ts";
import { countOf } from "../../shared/writing/format-figures.ts";
import { useAnnounce } from "../shell/announcer.tsx";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { type StatementImport, useImports, useUndoImport } from "./import-data.ts";

/** The imports that were made, each with its way back. */
export function ImportHistory() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: imports, error } = useImports();
  const [asking, setAsking] = useState<StatementImport | null>(null);
  const undo = useUndoImport();
  const announce = useAnnounce();

  function takeBack({ id }: StatementImport) {
    undo.mutate(id, {
      onSuccess(result) {
        setAsking(null);
        announce(sayUndone(result));
      },
    });
  }

  return (
    <Section title="Importações anteriores" headingRef={heading}>
      {error !== null && imports === undefined && <Notice look="problem">{explainError(error)}</Notice>}
      {imports === undefined && error === null && <Opening label="Abrindo as importações" className="h-16" />}
      {undo.data !== undefined && <p className="mb-2 text-sm">{sayUndone(undo.data)}</p>}
      {imports?.length === 0 && <Empty>Nenhuma ainda.</Empty>}
      <ul className="divide-y divide-line">
        {imports?.map((one) => (
          <ImportItem
            key={one.id}
            of={one}
            onUndo={() => {
              undo.reset();
              setAsking(one);
            }}
          />
        ))}
      </ul>
      <Dialog
        title="Desfazer esta importação?"
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        // The button that opened it goes with the import.
        focusAfter={() => undo.isSuccess ? heading.current : null}
      >
        {asking !== null && (
          <div className="flex flex-col gap-4 text-sm">
            <p className="[overflow-wrap:anywhere]">
              {nameOf(asking)}, em {asking.account.name}: {asking.made === 0 ? "nada foi criado por ela." : countOf(
                asking.made,
                "lançamento é apagado, também se você o corrigiu",
                "lançamentos são apagados, também os que você corrigiu",
              )}
              {asking.made > 0 && "."}{" "}
              O que ela mudou do que já estava aqui volta a ser como era. Com o arquivo dá para importar de novo.
            </p>
            {undo.error !== null && <Notice look="problem">{explainError(undo.error)}</Notice>}
            <div className="flex flex-wrap justify-end gap-2">
              <Button className="min-h-11" onClick={() => setAsking(null)}>Cancelar</Button>
              <Button
                look="danger"
                className="min-h-11"
                aria-disabled={undo.isPending}
                onClick={() => undo.isPending || takeBack(asking)}
              >
                {undo.isPending ? "Desfazendo…" : "Desfazer a importação"}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </Section>
  );
}

function ImportItem({ of, onUndo }: { of: StatementImport; onUndo: () => void }) {
  const { at, account, made, known, from, to, undone_at, is_unfinished } = of;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium [overflow-wrap:anywhere]">{nameOf(of)}</p>
        <p className="text-xs text-ink-soft">
          {account.name} · {timeFormat.format(new Date(at))}
          {from !== undefined && to !== undefined && ` · de ${formatNumericDate(from)} a ${formatNumericDate(to)}`}
        </p>
        <p className="text-xs text-ink-soft">
          {undone_at === undefined
            ? `${countOf(made, "lançamento importado", "lançamentos importados")}${
              known > 0 ? `, ${countOf(known, "já registrado", "já registrados")}` : ""
            }`
            : `Desfeita, ${timeFormat.format(new Date(undone_at))}`}
        </p>
        {is_unfinished && (
          <p className="text-xs">Não chegou ao fim. Escolha o mesmo arquivo para continuar, ou desfaça.</p>
        )}
      </div>
      {undone_at === undefined && (
        <Button
          className="min-h-11"
          aria-haspopup="dialog"
          aria-label={`Desfazer a importação de ${nameOf(of)}`}
          onClick={onUndo}
        >
          Desfazer
        </Button>
      )}
    </li>
  );
}

const timeFormat = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short" });

function nameOf({ file_name }: StatementImport): string {
  return file_name ?? "Extrato";
}
