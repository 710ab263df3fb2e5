import { Empty, Page } from "../ui/page.tsx";

export default function MemoryPage() {
  return (
    <Page title="Memória">
      <Empty>Nada aqui ainda.</Empty>
    </Page>
  );
}
