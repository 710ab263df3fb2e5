import { Empty, Page } from "../ui/page.tsx";

export default function TodayPage() {
  return (
    <Page title="Hoje">
      <Empty>Nada aqui ainda.</Empty>
    </Page>
  );
}
