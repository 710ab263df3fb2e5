import { useState } from "react";
import { countOf } from "../../shared/writing/format-figures.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { type EraseReceipt, type Erasure, useDeleteFact, useEraseFact, useErasure } from "./fact-changes.ts";
import { type Fact } from "./memory-data.ts";

const MOST_SHOWN = 8;

/** Asks before a fact is deleted: what goes with it, and whether it can come back. Ends with a receipt where it cannot. */
export function DeleteDialog({ fact, onClose, onDone }: { fact: Fact; onClose: () => void; onDone: () => void }) {
  const remove = useDeleteFact();
  const erase = useEraseFact();
  const { data: erasure } = useErasure(fact.id);
  const [isForGood, setForGood] = useState(false);
  const isBusy = remove.isPending || erase.isPending;
  if (erase.data !== undefined) {
    return <Receipt items={erase.variables.all} receipt={erase.data} onClose={onClose} />;
  }
  const error = remove.error ?? erase.error;
  const forget = () =>
    isForGood
      ? erase.mutate({ id: fact.id, all: erasure?.items ?? [fact] })
      : remove.mutate(fact, { onSuccess: onDone });
  return (
    <Dialog title={fact.type === "person" ? `Esquecer ${fact.title}?` : "Apagar da memória?"} isOpen onClose={onClose}>
      <div className="flex flex-col gap-4 text-sm">
        {erasure ? <WhatGoes erasure={erasure} /> : <p dir="auto">“{fact.content}”</p>}
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">Como apagar</legend>
          <Choice
            isChosen={!isForGood}
            onChoose={() =>
              setForGood(false)}
            name="Apagar"
          >
            Sai de tudo agora. Dá para restaurar por 30 dias: em O que sei, abra Mais filtros e escolha Mostrar: O que
            foi apagado.
          </Choice>
          <Choice
            isChosen={isForGood}
            onChoose={() =>
              setForGood(true)}
            name="Apagar de vez"
          >
            {erasure && sayForGood(erasure)} Não volta.
          </Choice>
        </fieldset>
        {error && <Notice look="problem">{explainError(error)}</Notice>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancelar</Button>
          <Button look="danger" disabled={isBusy} onClick={forget}>
            {isForGood ? "Apagar de vez" : "Apagar"}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function WhatGoes({ erasure: { items, current } }: { erasure: Erasure }) {
  const shown = items.slice(0, current).slice(0, MOST_SHOWN);
  return (
    <div>
      <p className="mb-1 text-ink-soft">Vai embora:</p>
      <ul className="list-disc pl-5">
        {shown.map(({ id, content }) => <li key={id} className="break-words" dir="auto">{content}</li>)}
        {current > shown.length && <li>e mais {countOf(current - shown.length, "item", "itens")}</li>}
      </ul>
    </div>
  );
}

function Choice(
  { isChosen, onChoose, name, children }: {
    isChosen: boolean;
    onChoose: () => void;
    name: string;
    children: React.ReactNode;
  },
) {
  return (
    <label className="flex items-start gap-3 rounded-lg border border-line p-3 has-checked:border-brand">
      <input type="radio" name="como" checked={isChosen} className="mt-1" onChange={onChoose} />
      <span>
        <span className="block font-medium">{name}</span>
        <span className="text-ink-soft">{children}</span>
      </span>
    </label>
  );
}

/** "Vão junto 2 versões antigas. Não aprendo mais com as 2 mensagens de onde veio." */
function sayForGood({ versions, messages }: Erasure): string {
  return [
    versions > 0
      ? `${versions === 1 ? "Vai" : "Vão"} junto ${countOf(versions, "versão antiga", "versões antigas")}.`
      : "",
    messages > 0
      ? `Não aprendo mais com ${messages === 1 ? "a mensagem" : `as ${messages} mensagens`} de onde veio.`
      : "",
  ].filter((one) => one !== "").join(" ");
}

/** All that is gone, old versions too, and what was done so that it does not come back. */
function Receipt({ items, receipt, onClose }: { items: Fact[]; receipt: EraseReceipt; onClose: () => void }) {
  return (
    <Dialog title="Apagado de vez" isOpen onClose={onClose}>
      <div className="flex flex-col gap-3 text-sm">
        <p>Não sei mais nada disto, e nenhuma busca encontra:</p>
        <ul className="max-h-64 list-disc overflow-y-auto pl-5" tabIndex={0} aria-label="O que foi apagado">
          {items.map(({ id, content, is_current }) => (
            <li key={id} className="break-words" dir="auto">
              {content}
              {!is_current && <span className="text-ink-soft">(versão antiga)</span>}
            </li>
          ))}
        </ul>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-lg bg-raised p-3">
          <dt>Itens da memória, com as versões antigas</dt>
          <dd className="tabular-nums">{receipt.items}</dd>
          <dt>Mensagens com que não aprendo mais</dt>
          <dd className="tabular-nums">{receipt.messages_not_to_learn}</dd>
        </dl>
        <p className="text-ink-soft">As conversas continuam onde estão: para apagá-las, vá em Conversa.</p>
        <Button look="primary" className="self-end" onClick={onClose}>Entendi</Button>
      </div>
    </Dialog>
  );
}
