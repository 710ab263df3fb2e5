import { BackendError, explainError } from "../shell/backend.ts";
import { Notice } from "../ui/notice.tsx";

/** Why something was refused, and each place in it that has to be mended, as the server said it. */
export function Problems({ error }: { error: Error }) {
  const details = error instanceof BackendError ? error.details : [];
  return (
    <Notice look="problem">
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{explainError(error)}</p>
      {details.length > 0 && (
        <ul className="mt-1 list-disc pl-5 [overflow-wrap:anywhere]">
          {details.map(({ path, message }) => <li key={`${path} ${message}`}>{path}: {message}</li>)}
        </ul>
      )}
    </Notice>
  );
}
