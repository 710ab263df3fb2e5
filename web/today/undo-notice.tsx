import { useEffect, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** Says what was just done, with the way back. The row that had the focus may be gone, so the focus comes here. */
export function UndoNotice({ text, isBusy, onUndo, onClose }: {
  text: string;
  isBusy: boolean;
  onUndo: () => void;
  onClose: () => void;
}) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [text]);
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>{text}</span>
        <span className="flex gap-2">
          <Button ref={undo} size="small" disabled={isBusy} onClick={onUndo}>Desfazer</Button>
          <Button size="small" look="quiet" onClick={onClose}>Fechar</Button>
        </span>
      </div>
    </Notice>
  );
}
