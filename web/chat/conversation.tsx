import { useEffect, useRef } from "react";
import { RECORD_KINDS } from "../settings/record-kinds.ts";
import { useSetStandingYes } from "../settings/settings-data.ts";
import { useAnnounce } from "../shell/announcer.tsx";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { DoneNotice } from "../ui/done-notice.tsx";
import { Notice } from "../ui/notice.tsx";
import { Composer } from "./composer.tsx";
import { type MessagePage, textOf } from "./messages-data.ts";
import { Suggestions } from "./suggestions.tsx";
import { Transcript } from "./transcript.tsx";
import { Tray } from "./tray.tsx";
import { type ConversationState, useConversation } from "./use-conversation.ts";
import { type Answer, useWaitingIn, type Waiting } from "./waiting-data.ts";

/** A conversation from its first page on: the transcript, what waits, and where the person writes. */
export function Conversation({ id, firstPage }: { id: string; firstPage: MessagePage }) {
  const conversation = useConversation(id, firstPage);
  const { data: waiting = [] } = useWaitingIn(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const standing = useSetStandingYes();
  useAnnouncements(conversation, waiting.length);
  const { messages, isBusy, status, send, stop } = conversation;
  const answer = (answers: Answer[]) => void conversation.answer(answers).then(() => field.current?.focus());

  /** What was agreed to for good is stored first: a yes that failed would be seen, this would not. */
  function answerForGood({ id, recordKind }: Waiting) {
    if (recordKind === undefined || standing.isPending) return;
    standing.mutate({ kind: recordKind, isOn: true }, { onSuccess: () => answer([{ id, approved: true }]) });
  }

  return (
    <div className="grid h-full min-h-0 grid-rows-[minmax(0,1fr)_auto_auto] lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[minmax(0,1fr)_auto]">
      <Transcript conversation={conversation}>
        {messages.length === 0 && status === "ready" && <Suggestions onChoose={send} />}
        <SendProblem conversation={conversation} />
      </Transcript>
      {waiting.length > 0 && (
        <div className="min-h-0 px-4 pb-2 lg:row-span-2 lg:w-80 lg:overflow-y-auto lg:border-l lg:border-line lg:p-0 xl:w-96">
          <Tray
            waiting={waiting}
            conversationId={id}
            isBusy={isBusy}
            onAnswer={answer}
            onAlways={answerForGood}
            onChoose={send}
            onCorrect={send}
          />
        </div>
      )}
      <div className="mx-auto w-full max-w-3xl px-4 pb-4 lg:col-start-1">
        {standing.isError && <Notice look="problem">{explainError(standing.error)}</Notice>}
        {standing.isSuccess && (
          <DoneNotice onClose={standing.reset}>
            Combinado: {RECORD_KINDS[standing.variables.kind].name.toLocaleLowerCase("pt-BR")}{" "}
            eu registro direto. Para eu voltar a perguntar, desmarque em Ajustes.
          </DoneNotice>
        )}
        <Composer conversationId={id} isBusy={isBusy} field={field} onSend={send} onStop={() => void stop()} />
      </div>
    </div>
  );
}

/** Why the last message has no answer, and what can be done; the message itself is kept. */
function SendProblem(
  { conversation: { problem, retry, read, messages, isBusy } }: { conversation: ConversationState },
) {
  if (problem === null || isBusy) return null;
  const canRetry = messages.at(-1)?.role === "user";
  return (
    <Notice look="problem">
      <p>{problem.sentence}</p>
      <div className="mt-2 flex gap-2">
        {canRetry && <Button size="small" onClick={retry}>Tentar de novo</Button>}
        <Button size="small" look="quiet" onClick={read}>Atualizar a conversa</Button>
      </div>
    </Notice>
  );
}

/** Says when an answer begins and ends, when it does not come, and when something waits for a yes. */
function useAnnouncements({ status, messages, problem }: ConversationState, waiting: number) {
  const announce = useAnnounce();
  const before = useRef({ status, waiting });
  useEffect(() => {
    if (status === before.current.status) return;
    const hasEnded = ["submitted", "streaming"].includes(before.current.status) && status === "ready";
    before.current.status = status;
    const last = messages.at(-1);
    if (status === "submitted") announce("A assistente está respondendo.");
    else if (hasEnded && last?.role === "assistant") announce(textOf(last));
  }, [status]);
  useEffect(() => {
    if (problem !== null) announce(problem.sentence);
  }, [problem]);
  useEffect(() => {
    if (waiting > before.current.waiting) {
      announce(waiting === 1 ? "Uma coisa espera o seu sim." : `${waiting} coisas esperam o seu sim.`);
    }
    before.current.waiting = waiting;
  }, [waiting]);
}
