import { Link } from "wouter";
import { type Fact, useSourceMessage } from "./memory-data.ts";
import { restorableUntil, sayDay, sayOnDay, SOURCE_NAMES } from "./memory-words.ts";

/** Where a fact came from, since when it is known, and what became of it. */
export function FactOrigin({ fact }: { fact: Fact }) {
  const until = restorableUntil(fact);
  const since = sayDay(fact.created_at);
  const said = sayDay(fact.stated_at);
  return (
    <div className="flex flex-col gap-1.5 text-sm text-ink-soft">
      {fact.quote !== undefined && (
        <blockquote className="break-words border-l-2 border-line pl-3 italic">“{fact.quote}”</blockquote>
      )}
      {fact.source === "ai_inference" && fact.inference_evidence !== undefined && (
        <p className="break-words">Por quê: {fact.inference_evidence}</p>
      )}
      <p>
        {SOURCE_NAMES[fact.source]}
        {said !== since && `, ${said}`} · na memória desde {since}
        {fact.validated && " · confirmado por você"}
        {fact.source_ref !== undefined
          ? <SourceLink message={fact.source_ref} />
          : fact.source === "conversation" && " · a mensagem não está mais guardada"}
      </p>
      {fact.superseded_at !== undefined && (
        <p className="break-words">
          Substituído {sayOnDay(fact.superseded_at)}
          {fact.superseded_by !== undefined && <>{" "}por: “{fact.superseded_by}”</>}
        </p>
      )}
      {fact.deleted_at !== undefined && (
        <p>
          Apagado {sayOnDay(fact.deleted_at)}
          {until === null ? " · já não dá para restaurar" : ` · dá para restaurar até ${sayDay(until)}`}
        </p>
      )}
    </div>
  );
}

/** Opens the conversation at the message that a fact came from. */
function SourceLink({ message }: { message: string }) {
  const { data: place } = useSourceMessage(message);
  if (!place) return null;
  return (
    <>
      {" · "}
      <Link
        href={`/conversa/${encodeURIComponent(place.conversation)}?mensagem=${encodeURIComponent(place.message)}`}
        className="text-brand underline underline-offset-2"
      >
        ver na conversa
      </Link>
    </>
  );
}
