import { Empty, Page } from "../ui/page.tsx";

export default function ChatPage() {
  return (
    <Page title="Conversa">
      <Empty>Nada aqui ainda.</Empty>
    </Page>
  );
}
