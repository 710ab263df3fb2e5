import { fold } from "../../language/fold.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import { isNamelessObject, readTakeBack, withoutPlaces } from "../../language/orders/take-back.ts";
import { phraseNamesCall } from "../../tools/said/answer-selection.ts";
import { wordsOfCall } from "../../tools/said/wanted-write.ts";
import { nameWrite } from "../offer/tell-undo.ts";
import type { OpenedTurn } from "../open-turn.ts";
import type { Turn } from "../turn.ts";
import { collectSaidWords } from "./said-words.ts";

type Write = OpenedTurn["context"]["writes"][number];

/** For each, every write is read. */
const MOST_OBJECTS = 6;

/**
 * Whether the quoted words take back one of these writes: they ask for it, and what they name is one of them, or nothing: "desfaz",
 * "tira o uber". "Apaga a luz" and "tira foto do cachorro" take nothing back.
 */
export function takesBackWrite(turn: Turn, text: string, quote: string, writes: readonly Write[]): boolean {
  const objects = readTakeBack(text, quote);
  if (objects === null) return false;
  const said = collectSaidWords(turn, text);
  return objects.slice(0, MOST_OBJECTS).some((object) =>
    isNamelessObject(object) || writes.some((write) => {
      const tool = turn.catalog.find(write.tool);
      const name = nameWrite(write, turn.toolContext);
      if (tool === undefined) return meaningStems(object).some((stem) => meaningStems(name).includes(stem));
      const { writes: listed } = turn.opened.context;
      const wanted = {
        tool,
        args: write.args,
        facts: { told: name },
        quote,
        said,
        otherTargets: [],
        proposal: { args: write.args, item: listed.indexOf(write) + 1, items: listed.length },
      };
      return phraseNamesCall(fold(withoutPlaces(object)), wordsOfCall(wanted), wanted);
    })
  );
}
