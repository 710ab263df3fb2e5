import { Link } from "wouter";
import { useAnnounce } from "../shell/announcer.tsx";
import { explainError } from "../shell/backend.ts";
import { useUndoCall } from "./effects-data.ts";
import type { ChatMessage } from "./messages-data.ts";

const QUIET_LINK = "inline-flex min-h-6 items-center underline underline-offset-2 hover:text-ink";

/** What an answer recorded and what memory took in, each in one quiet line. */
export function Effects(
  { message: { metadata }, undone }: { message: ChatMessage; undone: ReadonlySet<string> | undefined },
) {
  const written = metadata?.written ?? [];
  const kept = metadata?.kept ?? [];
  if (written.length + kept.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5 text-xs text-ink-soft">
      {written.length > 0 && <Written written={written} undone={undone} />}
      {kept.length > 0 && (
        <li dir="auto">
          guardado: {kept.length === 1 ? kept[0]!.content : `${kept.length} coisas`} ·{" "}
          <Link
            href={kept.length === 1
              ? `/memoria?busca=${encodeURIComponent(kept[0]!.content.slice(0, 200))}`
              : "/memoria"}
            className={QUIET_LINK}
          >
            ver
          </Link>
        </li>
      )}
    </ul>
  );
}

type WrittenCalls = NonNullable<NonNullable<ChatMessage["metadata"]>["written"]>;

function Written({ written, undone }: { written: WrittenCalls; undone: ReadonlySet<string> | undefined }) {
  const undo = useUndoCall();
  const announce = useAnnounce();
  return (
    <>
      {written.map(({ toolCallId, what, undoable }) => (
        <li key={toolCallId} dir="auto">
          {undone?.has(toolCallId)
            ? (
              <>
                desfeito: <s>{what}</s>
              </>
            )
            : <>registrado: {what}</>}
          {undoable && undone?.has(toolCallId) === false && (
            <>
              {" "}·{" "}
              <button
                type="button"
                aria-label={`desfazer: ${what}`}
                aria-disabled={undo.isPending}
                className={QUIET_LINK}
                onClick={() =>
                  undo.isPending || undo.mutate(toolCallId, { onSuccess: () => announce(`Desfeito: ${what}.`) })}
              >
                desfazer
              </button>
            </>
          )}
          {undo.isError && undo.variables === toolCallId && (
            <span role="alert" className="block text-danger">{explainError(undo.error)}</span>
          )}
        </li>
      ))}
    </>
  );
}
