import { Empty, Page } from "../ui/page.tsx";

export default function HealthPage() {
  return (
    <Page title="Saúde">
      <Empty>Nada aqui ainda.</Empty>
    </Page>
  );
}
