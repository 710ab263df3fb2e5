import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useAnnounce } from "../shell/announcer.tsx";
import { Button } from "../ui/button.tsx";

const SHOWN = 2_000;

/** Copies a text to the clipboard, and says so. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const announce = useAnnounce();
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce("Copiado.");
  }

  return (
    <Button
      size="icon"
      look="quiet"
      className="size-8"
      aria-label="Copiar"
      onClick={() => void copy().catch(() => {})}
    >
      {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
    </Button>
  );
}
