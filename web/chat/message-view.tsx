import { Link } from "wouter";
import { type ChatMessage, textOf } from "./chat-data.ts";
import { Markdown } from "./markdown.tsx";

/** One message. Under an answer stands quietly what it recorded and what memory took in. */
export function MessageView({ message, onUndo }: { message: ChatMessage; onUndo?: () => void }) {
  const text = textOf(message);
  if (message.role === "user") {
    return (
      <article
        aria-label="Você"
        className="ml-auto max-w-[85%] whitespace-pre-wrap break-words rounded-2xl rounded-br-md bg-brand-soft px-4 py-2.5"
      >
        {text}
      </article>
    );
  }
  return (
    <article aria-label="Assistente" className="flex max-w-full flex-col gap-2 md:max-w-[92%]">
      {text === "" ? null : <Markdown text={text} />}
      <Effects message={message} onUndo={onUndo} />
    </article>
  );
}

function Effects({ message: { metadata }, onUndo }: { message: ChatMessage; onUndo?: () => void }) {
  const written = metadata?.written ?? [];
  const kept = metadata?.kept ?? [];
  const hasFailed = metadata?.outcome === "failed";
  if (written.length + kept.length === 0 && !hasFailed) return null;
  return (
    <ul className="flex flex-col gap-1 text-xs text-ink-soft">
      {written.map(({ toolCallId, what }) => <li key={toolCallId}>registrado: {what}</li>)}
      {onUndo && written.some(({ undoable }) => undoable) && (
        <li>
          <button type="button" className="min-h-6 underline underline-offset-2 hover:text-ink" onClick={onUndo}>
            desfazer
          </button>
        </li>
      )}
      {kept.length > 0 && (
        <li>
          guardado: {kept.length === 1 ? kept[0]!.content : `${kept.length} coisas`} ·{" "}
          <Link href="/memoria" className="underline underline-offset-2 hover:text-ink">ver</Link>
        </li>
      )}
    </ul>
  );
}
