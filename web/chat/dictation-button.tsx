import { Mic, MicOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useAnnounce } from "../shell/announcer.tsx";
import { Button } from "../ui/button.tsx";

/** The part of the browsers' SpeechRecognition that is used here; the DOM types do not know it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  start(): void;
  stop(): void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>>; resultIndex: number }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
}

type RecognitionConstructor = new () => Recognition;

function findRecognition(): RecognitionConstructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Writes down what is said, where the browser can; nothing where it cannot. What it wrote is sent only by the person. */
export function DictationButton({ onText }: { onText: (text: string) => void }) {
  const [Recognition] = useState(() => findRecognition());
  const [isListening, setListening] = useState(false);
  const running = useRef<Recognition | null>(null);
  const take = useRef(onText);
  take.current = onText;
  const announce = useAnnounce();
  useEffect(() => () => running.current?.stop(), []);
  if (Recognition === undefined) return null;

  function listen(Recognition: RecognitionConstructor) {
    const recognition = new Recognition();
    recognition.lang = "pt-BR";
    recognition.continuous = true;
    recognition.onresult = ({ results, resultIndex }) => {
      const said = Array.from(results).slice(resultIndex).map((alternatives) => alternatives[0]!.transcript.trim());
      take.current(said.join(" "));
    };
    recognition.onerror = ({ error }) =>
      announce(error === "not-allowed" ? "O microfone não está liberado." : "Não ouvi.");
    recognition.onend = () => setListening(false);
    running.current = recognition;
    recognition.start();
    setListening(true);
  }

  return (
    <Button
      size="icon"
      look="quiet"
      aria-label={isListening ? "Parar de ditar" : "Ditar"}
      aria-pressed={isListening}
      onClick={() => isListening ? running.current?.stop() : listen(Recognition)}
    >
      {isListening ? <MicOff aria-hidden className="size-5 text-danger" /> : <Mic aria-hidden className="size-5" />}
    </Button>
  );
}
