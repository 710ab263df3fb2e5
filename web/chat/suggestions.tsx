import { Button } from "../ui/button.tsx";

const EXAMPLES = [
  "o que tenho essa semana?",
  "quanto gastei esse mês?",
  "me lembra de ligar pro banco amanhã às 9",
  "o que você sabe de mim?",
];

/** What an empty conversation offers to begin with. */
export function Suggestions({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <div className="flex flex-col items-center gap-6 py-12 text-center">
      <p className="text-xl font-medium">Como posso ajudar?</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {EXAMPLES.map((text) => (
          <li key={text}>
            <Button onClick={() => onChoose(text)}>{text}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
