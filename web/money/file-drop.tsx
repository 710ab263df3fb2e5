import { FileUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";

/** Takes a file: dropped anywhere on the page, or chosen with the button. */
export function FileDrop({ name, isBusy, onChoose, onSeveral }: {
  /** The file that was chosen, if any. */
  name: string | null;
  isBusy: boolean;
  onChoose: (file: File) => void;
  /** Several were dropped at once, and none is taken. */
  onSeveral: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFiles((files) => {
    if (isBusy) return;
    if (files.length === 1) onChoose(files[0]!);
    else if (files.length > 1) onSeveral();
  });
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-3 rounded-xl border-2 border-dashed border-line px-4",
        name === null ? "flex-col justify-center py-10 text-center" : "justify-between py-3",
        isOver && "border-brand bg-brand-soft",
      )}
    >
      <p className="min-w-0 text-sm [overflow-wrap:anywhere]">
        {isOver ? "Pode soltar." : name ?? "Solte aqui o extrato ou a fatura, em OFX ou CSV, de até 5 MB."}
      </p>
      {/* Without `accept`: phones do not know OFX and would not let it be chosen. */}
      <input
        ref={field}
        type="file"
        aria-label="Extrato"
        hidden
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) onChoose(chosen);
          // So that the same file can be chosen again.
          target.value = "";
        }}
      />
      <Button
        look={name === null ? "primary" : "plain"}
        className="min-h-11"
        aria-disabled={isBusy}
        onClick={() => isBusy || field.current?.click()}
      >
        <FileUp aria-hidden className="size-4" /> {name === null ? "Escolher arquivo" : "Trocar o arquivo"}
      </Button>
    </div>
  );
}

/** Calls back with the files that are dropped anywhere on the page, and says whether some are being dragged over it. */
function useDroppedFiles(onDrop: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Or the browser would open the file in place of the page.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      latest.current([...event.dataTransfer!.files]);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}
