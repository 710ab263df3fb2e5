import { Component, type ReactNode } from "react";
import { Button } from "../ui/button.tsx";

/** Keeps the navigation when a page fails, also when its file is gone because a newer version was put in its place. */
export class PageFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="mx-auto flex max-w-md flex-col items-start gap-4 p-6">
        <h1 className="text-xl font-semibold">Esta página não abriu</h1>
        <p className="text-ink-soft">
          Pode ser que uma versão nova tenha acabado de chegar. Nada do que é seu se perdeu.
        </p>
        <Button look="primary" onClick={() => location.reload()}>Abrir de novo</Button>
      </div>
    );
  }
}
