import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { Button } from "../ui/button.tsx";
import { DictationButton } from "./dictation-button.tsx";
import { drafts } from "./drafts.ts";

const MAX_CHARACTERS = 8_000;
const figure = new Intl.NumberFormat("pt-BR");
/** From here on the person is told how much room is left. */
const NEAR_MAXIMUM = 7_500;

/** Where the person writes. What is typed is kept until it was sent. Enter sends; Shift and Enter begin a new line. */
export function Composer(
  { conversationId, isBusy, field, onSend, onStop }: {
    conversationId: string;
    isBusy: boolean;
    field: RefObject<HTMLTextAreaElement | null>;
    onSend: (text: string) => void;
    onStop: () => void;
  },
) {
  const [text, setText] = useState(() => drafts.read(conversationId));
  useEffect(() => setText(drafts.read(conversationId)), [conversationId]);
  const { length } = [...text];
  const isTooLong = length > MAX_CHARACTERS;
  const canSend = text.trim() !== "" && !isTooLong && !isBusy;

  function change(next: string) {
    setText(next);
    drafts.write(conversationId, next);
  }

  function send() {
    if (!canSend) return;
    onSend(text.trim());
    change("");
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="flex flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2 rounded-2xl border border-line bg-surface p-2 focus-within:border-brand">
        <label htmlFor="mensagem" className="sr-only">Mensagem</label>
        <textarea
          id="mensagem"
          ref={field}
          dir="auto"
          rows={1}
          value={text}
          placeholder="Escreva para a assistente"
          className="max-h-40 min-h-10 flex-1 resize-none bg-transparent px-2 py-2 text-base outline-none [field-sizing:content] placeholder:text-ink-soft"
          onChange={(event) => change(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <DictationButton onText={(said) => change(text === "" ? said : `${text.trimEnd()} ${said}`)} />
        {isBusy
          ? (
            <Button size="icon" aria-label="Parar" onClick={onStop}>
              <Square aria-hidden className="size-4 fill-current" />
            </Button>
          )
          : (
            <Button type="submit" size="icon" look="primary" aria-label="Enviar" disabled={!canSend}>
              <ArrowUp aria-hidden className="size-5" />
            </Button>
          )}
      </div>
      {length > NEAR_MAXIMUM && (
        <p
          role={isTooLong ? "alert" : undefined}
          className={isTooLong ? "text-sm text-danger" : "text-xs text-ink-soft"}
        >
          {isTooLong
            ? `São ${figure.format(length)} caracteres; cabem ${
              figure.format(MAX_CHARACTERS)
            }. Separe em mensagens menores.`
            : `Ainda cabem ${figure.format(MAX_CHARACTERS - length)} caracteres.`}
        </p>
      )}
    </form>
  );
}
