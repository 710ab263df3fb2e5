import { fold } from "../fold.ts";
import { readReply } from "./confirmation.ts";
import { readCourtesy } from "./courtesy.ts";
import { readLibraryCommand } from "./library-command.ts";
import { readPositions } from "./positions.ts";
import { asksToUndo } from "./undo.ts";

/** What a message, as a whole, asks code to do; `none` is everything else, for the model. */
export type IntentAction =
  | "list_all"
  | "list_type"
  | "search"
  | "save"
  | "save_previous"
  | "delete_all"
  | "delete_item"
  | "undo"
  | "cancel"
  | "confirm"
  | "reject"
  | "select"
  | "greet"
  | "thank"
  | "none";

export type SavedType = "note" | "movie" | "tv_show" | "video" | "link";

/** A command and what it is about. Texts are as they were typed. */
export interface Intent {
  action: IntentAction;
  /** 1 where only one thing can be meant, 0 for none. */
  confidence: number;
  entities: {
    /** What to save: the text of a note, or the title of what has one. */
    content?: string;
    /** What to look for, or the title of the item to delete. */
    query?: string;
    itemType?: SavedType;
    /** Positions in the list shown, from 1; from the end, -1. */
    selection?: number[];
    url?: string;
    year?: number;
    /** "salva isso": what was said before. */
    refersToPrevious?: boolean;
  };
}

const NONE: Intent = { action: "none", confidence: 0, entities: {} };
/** What is longer tells something. A link may be. */
const MAX_LENGTH = 2500;
const MAX_REPLY = 120;
const CANCELS = /\b(?:cancel|deix|esquec|abort|desist|larg|mud(?:ei|o) de ideia|par[ae]\b|sai fora)/;

/**
 * Reads a message that is, as a whole, a command, an answer to an offer, a greeting or thanks. Pure and total; what is left over once
 * courtesy is taken away makes it `none`. Domain §5.
 *
 * @example
 * classifyIntent("lista meus filmes aí"); // { action: "list_type", confidence: 1, entities: { itemType: "movie" } }
 */
export function classifyIntent(text: string): Intent {
  const written = text.normalize("NFC").trim();
  if (written === "" || written.length > MAX_LENGTH) return NONE;
  const folded = fold(written);
  if (asksToUndo(folded)) return sure("undo");
  return readLibraryCommand(written) ?? (written.length > MAX_REPLY ? NONE : readAnswer(folded));
}

function readAnswer(folded: string): Intent {
  const courtesy = readCourtesy(folded);
  if (courtesy !== null) return sure(courtesy);
  const reply = readReply(folded);
  if (reply === "confirm") return sure("confirm");
  if (reply === "reject") return sure(CANCELS.test(folded) ? "cancel" : "reject");
  return readChoice(folded) ?? NONE;
}

const CHOSEN = "(?:(?:quero|queria|prefiro|escolho|fico com|pode ser) )?";
const ALL = new RegExp(`^${CHOSEN}(?:todos|todas|ambos|ambas)(?: eles| elas)?$`);
const BY_YEAR = new RegExp(`^${CHOSEN}[oa] (?:\\w+ )?d[eo] ((?:19|20)\\d\\d)$`);
/** "segunda" may be a day. */
const WEEKDAY = /(?<!\b[ao] )(?:segunda|quarta|quinta|sexta)\b|\bn[ao]s? /;
const NAMES_MORE =
  /\b(?:paga|registra|marca|lista|contas?|filme|nota|serie|link|video|tudo|bem|resposta|foi|ficou|deu)\b|-/;
/** No list is longer: a larger figure is an amount or an answer. */
const LONGEST_LIST = 20;

/** "1", "o segundo", "1 e 3", "os dois primeiros", "a de 2010". What there is to choose from, classify does not know. */
function readChoice(folded: string): Intent | null {
  const plain = folded.replace(/[\s.!]+$/, "");
  const year = BY_YEAR.exec(plain)?.[1];
  if (year !== undefined) return { ...sure("select"), entities: { year: Number(year) } };
  if (WEEKDAY.test(plain) || NAMES_MORE.test(plain)) return null;
  if (ALL.test(plain)) return { ...sure("select"), entities: { selection: [] } };
  const selection = readPositions(plain);
  return selection?.every((position) => position <= LONGEST_LIST)
    ? { ...sure("select"), entities: { selection } }
    : null;
}

function sure(action: IntentAction): Intent {
  return { action, confidence: 1, entities: {} };
}
