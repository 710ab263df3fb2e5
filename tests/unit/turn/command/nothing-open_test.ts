import assert from "node:assert/strict";
import { readWholeMessage } from "../../../../shared/language/commands/whole-message.ts";
import { readNothingOpen } from "../../../../shared/turn/command/nothing-open.ts";
import type { OpenedTurn } from "../../../../shared/turn/open-turn.ts";
import { proposal } from "../opened-context.ts";

type LastTurn = OpenedTurn["context"]["lastTurn"];
const AFTER: Record<string, LastTurn> = {
  "nothing": null,
  "words of the model": { route: "model", intent: "none", hasExpired: false, isDoneElsewhere: false },
  "what says so": { route: "direct", intent: "nothing_open", hasExpired: false, isDoneElsewhere: false },
  "a list": { route: "direct", intent: "list_all", hasExpired: false, isDoneElsewhere: false },
  "an offer that expired": { route: "model", intent: "none", hasExpired: true, isDoneElsewhere: false },
  "a yes": { route: "confirmed", intent: "answer_yes", hasExpired: false, isDoneElsewhere: false },
  "a correction": { route: "corrected", intent: "answer_change", hasExpired: false, isDoneElsewhere: false },
  "what another conversation said yes to": { route: "model", intent: "none", hasExpired: false, isDoneElsewhere: true },
  "a no": { route: "rejected", intent: "answer_no", hasExpired: false, isDoneElsewhere: false },
};
const CASES: [after: string, text: string, why: string | null][] = [
  ["nothing", "sim", "no-offer"],
  ["nothing", "1", "no-list"],
  ["nothing", "siiim!", "no-offer"],
  ["nothing", "deixa pra lá", null],
  ["words of the model", "1", null],
  ["words of the model", "sim", null],
  ["words of the model", "deixa pra lá", null],
  ["words of the model", "ok", null],
  ["words of the model", "isso", null],
  ["words of the model", "não", null],
  ["nothing", "cancela", "nothing-to-cancel"],
  ["words of the model", "cancela", null],
  ["words of the model", "o segundo", null],
  ["what says so", "sim", "no-offer"],
  ["what says so", "1", "no-list"],
  ["a list", "1", null],
  ["a list", "sim", null],
  ["an offer that expired", "sim", "expired"],
  ["an offer that expired", "1", "expired"],
  ["a yes", "sim", "done"],
  ["a yes", "1", null],
  ["a yes", "o segundo", null],
  ["a yes", "cancela", null],
  ["a correction", "sim", "done"],
  ["a no", "sim", null],
  ["what another conversation said yes to", "sim", "done"],
  ["what another conversation said yes to", "1", null],
];

for (const [after, text, why] of CASES) {
  Deno.test(`readNothingOpen() takes "${text}" after ${after} as ${why}`, () => {
    assert.equal(readNothingOpen(readWholeMessage(text), { lastTurn: AFTER[after]!, tray: [] }), why);
  });
}

Deno.test("readNothingOpen() finds nothing while a proposal waits, even an older one", () => {
  const tray = [proposal({ turnsSince: 3 })];
  for (const lastTurn of Object.values(AFTER)) {
    assert.equal(readNothingOpen(readWholeMessage("sim"), { lastTurn, tray }), null);
  }
});

Deno.test("readNothingOpen() leaves a yes to a proposal of another conversation to the model only at the start of a conversation", () => {
  const tray = [proposal({ isElsewhere: true, turnsSince: 1 })];
  const why = (after: string) => readNothingOpen(readWholeMessage("sim"), { lastTurn: AFTER[after]!, tray });
  assert.deepEqual(["nothing", "what says so"].map(why), [null, null]);
  assert.deepEqual(["a yes", "an offer that expired", "words of the model"].map(why), ["done", "expired", null]);
});
