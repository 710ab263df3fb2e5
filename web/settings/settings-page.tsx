import { Empty, Page } from "../ui/page.tsx";

export default function SettingsPage() {
  return (
    <Page title="Ajustes">
      <Empty>Nada aqui ainda.</Empty>
    </Page>
  );
}
