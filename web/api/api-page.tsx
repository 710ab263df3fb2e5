import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { type ApiDocument, type ApiGroup, type ApiRequest, curlOf, groupRequests, withRows } from "./openapi.ts";

/** What other clients may ask for, from openapi.json. It is for developers, so it is in English, and needs no session. */
export default function ApiPage() {
  const { data: api, isError } = useQuery({
    queryKey: ["openapi"],
    staleTime: Infinity,
    queryFn: async (): Promise<ApiDocument> => (await fetch("/openapi.json")).json(),
  });
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words);
  useEffect(() => {
    document.title = "API · Life Assistant";
  }, []);
  return (
    <main lang="en" className="mx-auto flex h-dvh max-w-4xl flex-col gap-4 overflow-y-auto px-4 py-6">
      <h1 className="text-2xl font-semibold">API</h1>
      {isError && <Notice look="problem">openapi.json could not be read.</Notice>}
      {!api && !isError && <Opening label="Loading" className="h-60" />}
      {api && (
        <>
          <p>{api.info.description.replaceAll("`", "")}</p>
          <p>
            How to begin, a whole client, errors and all lists:{" "}
            <a href="/api.md" className="text-brand underline underline-offset-2">api.md</a>. For tools:{" "}
            <a href="/openapi.json" className="text-brand underline underline-offset-2">openapi.json</a> (OpenAPI 3.1)
          </p>
          <label className="flex flex-col gap-1 text-sm">
            Search
            <input
              type="search"
              value={words}
              className="min-h-10 rounded-lg border border-line bg-surface px-3"
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
          {groupRequests(api, wanted).map((group) => <Group key={group.tag} api={api} {...group} />)}
        </>
      )}
    </main>
  );
}

function Group({ api, tag, requests }: ApiGroup & { api: ApiDocument }) {
  return (
    <section aria-labelledby={`group-${tag}`} className="rounded-2xl border border-line bg-surface p-4">
      <h2 id={`group-${tag}`} className="mb-2 text-lg font-semibold">{tag}</h2>
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <li key={`${request.method} ${request.path}`}>
            <RequestView api={api} request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RequestProps {
  api: ApiDocument;
  request: ApiRequest;
}

function RequestView({ api, request }: RequestProps) {
  const [isOpen, setOpen] = useState(false);
  const { method, path, operation } = request;
  return (
    <details className="py-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer break-words">
        <span className="mr-2 inline-block w-14 text-xs font-semibold text-brand">{method}</span>
        <code className="text-sm">{path}</code>
        {operation.summary !== path && <span className="block pl-16 text-sm text-ink-soft">{operation.summary}</span>}
      </summary>
      {isOpen && <RequestDetails api={api} request={request} />}
    </details>
  );
}

function RequestDetails({ api, request }: RequestProps) {
  const { operation } = request;
  const body = operation.requestBody?.content["application/json"]?.schema;
  return (
    <div className="flex flex-col gap-3 py-3 text-sm">
      {operation.description && <p>{operation.description}</p>}
      <Code label="curl" text={curlOf(request)} />
      {operation.parameters !== undefined && operation.parameters.length > 0 && (
        <Code
          label="Parameters"
          text={operation.parameters.map((one) => `${one.name} (${one.in}): ${JSON.stringify(one.schema)}`).join("\n")}
        />
      )}
      {body !== undefined && <Code label="Body" text={JSON.stringify(withRows(body, api), null, 2)} />}
      {Object.entries(operation.responses).map(([status, { description, content }]) => (
        <div key={status}>
          <p>
            <strong>{status}</strong> {description}
          </p>
          {Object.entries(content ?? {}).map(([type, { schema }]) =>
            Number(status) < 300 && (
              <Code key={type} label={type} text={JSON.stringify(withRows(schema, api), null, 2)} />
            )
          )}
        </div>
      ))}
    </div>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="text-xs text-ink-soft">{label}</figcaption>
      <pre tabIndex={0} className="max-h-80 overflow-auto rounded-lg bg-raised p-3 text-xs">{text}</pre>
    </figure>
  );
}
