import { explainError } from "../shell/backend.ts";
import { BackLink } from "../ui/back-link.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Page, Section } from "../ui/page.tsx";
import { useAccounts } from "./accounts-data.ts";
import { ImportHistory } from "./import-history.tsx";
import { ImportStatement } from "./import-statement.tsx";

/** Bank statements come in here: a file, what each of its lines is, the import, and the way back. */
export default function ImportPage() {
  const { data, error, refetch } = useAccounts();
  return (
    <Page title="Importar extrato" actions={<BackLink href="/dinheiro">Dinheiro</BackLink>}>
      {data === undefined && error === null && <Opening label="Abrindo as contas" className="h-64" />}
      {data === undefined && error !== null && (
        <Notice look="problem">
          {explainError(error)} <Button className="mt-2 min-h-11" onClick={() => void refetch()}>Tentar de novo</Button>
        </Notice>
      )}
      {data?.accounts.length === 0 && (
        <Section title="Antes, uma conta">
          <p className="mb-4 text-sm">
            Um extrato é sempre de uma conta ou de um cartão. Guarde primeiro o seu, em “Contas e cartões”.
          </p>
          <ButtonLink look="primary" href="/dinheiro" className="min-h-11">Ir para Dinheiro</ButtonLink>
        </Section>
      )}
      {data !== undefined && data.accounts.length > 0 && <ImportStatement accounts={data.accounts} />}
      <ImportHistory />
    </Page>
  );
}
