import assert from "node:assert/strict";
import { ask, withResult } from "./ask.ts";

const entry = (date: string, value: number, note?: string) => ({ id: `e-${date}`, date, value, note });
/** Sleep of the week before last Friday, 2026-11-20, and of this one. */
const SLEEP = {
  metric: "sleep",
  custom_name: null,
  unit: "h",
  days: 12,
  count: 4,
  days_recorded: 4,
  latest: entry("2026-11-19", 8),
  mean: 6.5,
  min: 5,
  max: 8,
  change: 2,
  entries: [entry("2026-11-19", 8), entry("2026-11-15", 5), entry("2026-11-12", 7), entry("2026-11-09", 6)],
  daily: {
    mean: 6.5,
    totals: [
      { date: "2026-11-19", total: 8 },
      { date: "2026-11-15", total: 5 },
      { date: "2026-11-12", total: 7 },
      { date: "2026-11-09", total: 6 },
    ],
  },
};

async function answer(text: string, result: object): Promise<string> {
  return (await ask(withResult(text, "get_tracking_history", { metric: "sleep", days: 12 }, result))).text;
}

Deno.test("the offline model keeps a history to the days asked about", async () => {
  const text = await answer("como foi meu sono semana passada?", SLEEP);
  assert.match(text, /^Você tem 3 registros de sono na semana passada\.\nMédia de 6h por dia registrado\./);
  assert.doesNotMatch(text, /19\/11|ontem/);
});

Deno.test("the offline model reckons the mean of the days asked about", async () => {
  assert.match(await answer("qual foi minha média de sono semana passada?", SLEEP), /^Sua média de sono é 6h /);
});

Deno.test("the offline model says that the days asked about have no record", async () => {
  assert.equal(await answer("quanto dormi em setembro?", SLEEP), "Não há registro de sono em setembro.");
});

Deno.test("the offline model tells a blood pressure by both its figures", async () => {
  const pressure = {
    ...SLEEP,
    metric: "custom",
    custom_name: "pressão",
    unit: null,
    daily: undefined,
    entries: [entry("2026-11-19", 12, "12 por 8")],
    latest: entry("2026-11-19", 12, "12 por 8"),
  };
  const { days: _, ...history } = pressure;
  const text = await answer("como tá minha pressão?", { days: 30, metric: "custom", metrics: [history] });
  assert.match(text, /^Pressão: 12 por 8 \(ontem\)/);
});

Deno.test("the offline model tells the highest and the lowest of a history with its day", async () => {
  assert.equal(await answer("qual dia dormi mais?", SLEEP), "O maior valor de sono foi 8h, ontem.");
  assert.equal(await answer("quando dormi menos?", SLEEP), "O menor valor de sono foi 5h, domingo (15/11).");
});
