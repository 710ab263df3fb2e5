import { Pencil, RotateCcw } from "lucide-react";
import { memo, type ReactNode, useState } from "react";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { CopyButton } from "./copy-button.tsx";
import { Effects } from "./effects.tsx";
import { Markdown } from "./markdown.tsx";
import { type ChatMessage, textOf } from "./messages-data.ts";
import { ToolActivity } from "./tool-activity.tsx";

interface MessageViewProps {
  message: ChatMessage;
  /** Whether the page was opened to see this one. */
  isSought: boolean;
  isStreaming: boolean;
  /** Its calls that were taken back since, among others; undefined until that is known. */
  undone: ReadonlySet<string> | undefined;
  /** A text to begin with, if the person changes the message. */
  editing: string | null;
  onEdit: ((messageId: string, text: string) => void) | undefined;
  onSend: (messageId: string, text: string) => void;
  onStopEditing: () => void;
  onAnswerAnew: ((messageId: string) => void) | undefined;
}

/** One message, with what can be done with it. Under an answer stands quietly what it recorded and what memory took in. */
export const MessageView = memo(function MessageView(props: MessageViewProps) {
  return props.message.role === "user" ? <OwnMessage {...props} /> : <AnswerView {...props} />;
});

function OwnMessage({ message, isSought, editing, onEdit, onSend, onStopEditing }: MessageViewProps) {
  const text = textOf(message);
  return (
    <article
      aria-label="Você"
      id={`mensagem-${message.id}`}
      tabIndex={-1}
      className="group ml-auto flex max-w-[85%] flex-col items-end gap-1 outline-none"
    >
      {editing !== null
        ? <EditForm text={editing} onSend={(changed) => onSend(message.id, changed)} onClose={onStopEditing} />
        : (
          <div
            dir="auto"
            className={classNames(
              "max-w-full whitespace-pre-wrap break-words rounded-2xl rounded-br-md bg-brand-soft px-4 py-2.5",
              isSought && "outline-2 outline-offset-2 outline-brand",
            )}
          >
            {text}
          </div>
        )}
      {editing === null && (
        <Actions>
          <CopyButton text={text} />
          {onEdit && (
            <Button
              size="icon"
              look="quiet"
              className="size-8"
              aria-label="Editar a mensagem"
              onClick={() => onEdit(message.id, text)}
            >
              <Pencil aria-hidden className="size-4" />
            </Button>
          )}
        </Actions>
      )}
    </article>
  );
}

function AnswerView({ message, isSought, isStreaming, undone, onAnswerAnew }: MessageViewProps) {
  const text = textOf(message);
  return (
    <article
      aria-label="Assistente"
      id={`mensagem-${message.id}`}
      tabIndex={-1}
      className={classNames(
        "group flex max-w-full flex-col gap-2 rounded-lg outline-none md:max-w-[92%]",
        isSought && "outline-2 outline-offset-4 outline-brand",
      )}
    >
      {isStreaming && <ToolActivity message={message} />}
      {text !== "" && <Markdown text={text} />}
      <Effects message={message} undone={undone} />
      {!isStreaming && text !== "" && (
        <Actions>
          <CopyButton text={text} />
          {onAnswerAnew && (
            <Button
              size="icon"
              look="quiet"
              className="size-8"
              aria-label="Responder de novo"
              onClick={() => onAnswerAnew(message.id)}
            >
              <RotateCcw aria-hidden className="size-4" />
            </Button>
          )}
        </Actions>
      )}
    </article>
  );
}

/** Buttons that are seen when the message is looked at; on a touch screen always. */
function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="flex text-ink-soft transition-opacity motion-reduce:transition-none [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:focus-within:opacity-100 [@media(hover:hover)]:group-hover:opacity-100">
      {children}
    </div>
  );
}

function EditForm({ text, onSend, onClose }: { text: string; onSend: (text: string) => void; onClose: () => void }) {
  const [changed, setChanged] = useState(text);
  const canSend = changed.trim() !== "" && [...changed].length <= 8_000;
  return (
    <form
      className="flex w-[min(36rem,80vw)] flex-col gap-2 rounded-2xl border border-brand bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend(changed.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <textarea
        aria-label="Texto da mensagem"
        dir="auto"
        value={changed}
        ref={(field) => field?.focus()}
        className="max-h-60 min-h-16 resize-none bg-transparent text-base outline-none [field-sizing:content]"
        onChange={(event) => setChanged(event.target.value)}
      />
      <p className="text-xs text-ink-soft">O que veio depois desta mensagem sai da conversa.</p>
      <div className="flex justify-end gap-2">
        <Button size="small" look="quiet" onClick={onClose}>Cancelar</Button>
        <Button size="small" look="primary" type="submit" disabled={!canSend}>Enviar de novo</Button>
      </div>
    </form>
  );
}
