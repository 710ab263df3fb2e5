import { Empty, Page } from "../ui/page.tsx";

export default function MoneyPage() {
  return (
    <Page title="Dinheiro">
      <Empty>Nada aqui ainda.</Empty>
    </Page>
  );
}
