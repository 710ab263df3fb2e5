import { useState } from "react";
import { readLinkProblem } from "../sign-in/link-problem.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** What is wrong with the link of a mail, for whoever is signed in already: the page for signing in is not shown then. */
export default function LinkProblemNotice({ hash }: { hash: string }) {
  const [problem, setProblem] = useState(() => readLinkProblem(hash));
  if (problem === null) return null;
  return (
    <div className="p-3">
      <Notice look="problem">
        <p>{problem} Você continua na sua conta; a senha também se troca em Ajustes.</p>
        <Button size="small" className="mt-2" onClick={() => setProblem(null)}>Entendi</Button>
      </Notice>
    </div>
  );
}
