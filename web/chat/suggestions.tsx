import { useAgenda } from "../today/today-data.ts";
import { Button } from "../ui/button.tsx";
import { suggest } from "./suggest.ts";

/** What an empty conversation offers to begin with. */
export function Suggestions({ onChoose }: { onChoose: (text: string) => void }) {
  const { data: agenda, isPending } = useAgenda();
  const nothing = { today: "", reminders: [], bills: [], plans: [], birthdays: [], habits: [] };
  return (
    <div className="flex flex-col items-center gap-6 py-12 text-center">
      <p className="text-xl font-medium">Como posso ajudar?</p>
      <ul className="flex flex-wrap justify-center gap-2" aria-busy={isPending}>
        {!isPending && suggest(agenda ?? nothing).map((text) => (
          <li key={text}>
            <Button onClick={() => onChoose(text)}>{text}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
