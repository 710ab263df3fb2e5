import { Empty, Page } from "../ui/page.tsx";

export default function LibraryPage() {
  return (
    <Page title="Biblioteca">
      <Empty>Nada aqui ainda.</Empty>
    </Page>
  );
}
