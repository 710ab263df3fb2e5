import assert from "node:assert/strict";
import { tellsReminderDone } from "../../../../shared/language/orders/reported-done.ts";

const PRESSURE = "tomar o remédio da pressão";
const never = () => false;

Deno.test("tellsReminderDone() wants the reminder's own act, or a word of doing, said of its thing", () => {
  const done: [text: string, reminder: string][] = [
    ["tomei o remédio da pressão", PRESSURE],
    ["já tomei", PRESSURE],
    ["remédio da pressão tomado", PRESSURE],
    ["remédio ok, dormi 7h", PRESSURE],
    ["acordei e tomei o remédio", PRESSURE],
    ["acabei de tomar o remédio", PRESSURE],
    ["tomei o remédio que o médico passou", PRESSURE],
    ["tomei o remédio depois que cheguei", PRESSURE],
    ["dei a losartana", "Dar a losartana 50 mg da vó Zuleide"],
    ["a vó já tomou a losartana", "Dar a losartana da vó"],
    ["peguei a marmita!", "Pegar a marmita na geladeira"],
    ["paguei a luz", "Pagar a luz"],
    ["falei com a Ana", "Falar com a Ana"],
    ["fui no dentista", "Dentista"],
  ];
  for (const [text, reminder] of done) assert.ok(tellsReminderDone(text, reminder, never), text);
  assert.ok(tellsReminderDone("já dei o remédio das 6", "Dar a losartana", (clause) => clause.includes("das 6")));
});

Deno.test("tellsReminderDone() takes no other act on the thing, and no dose of something else, for it", () => {
  const others = [
    "pulei o remédio da pressão hoje",
    "vomitei o remédio da pressão",
    "derrubei o remédio da pressão no chão",
    "sonhei que tomei o remédio",
    "tomei água, o remédio tá no armário",
    "comprei o remédio da pressão",
    "acabei de comprar o remédio da pressão",
    "acabei o remédio da pressão, preciso comprar",
    "esqueci o remédio da pressão em casa",
    "quase tomei o remédio",
    "minha mãe tomou o remédio da pressão dela",
    "remédio da pressão vencido",
    "almocei já",
    "vou tomar o remédio",
  ];
  for (const text of others) assert.ok(!tellsReminderDone(text, PRESSURE, never), text);
});
