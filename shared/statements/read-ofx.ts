import { breathe } from "../runtime/breathe.ts";
import { type BankCode, bankOfName, bankOfNumber } from "./banks.ts";
import { calendarDay, joinDescription, quoted, readAmount, type Unread } from "./read-cells.ts";
import {
  type AccountKind,
  MAX_LINES,
  type ReadFile,
  type ReadLine,
  type RefusedLine,
  StatementError,
} from "./statement.ts";

/** Whether a text is OFX, 1.x or 2.x. */
export function isOfx(text: string): boolean {
  return /<OFX[\s>]/i.test(text.slice(0, 4_000));
}

/**
 * Reads an OFX file. In 1.x (SGML) a value ends at the next tag, in 2.x (XML) at its own closing tag; both are read alike, as a list of
 * tags with the text behind each, since a statement needs no tree.
 *
 * @throws StatementError `other_currency`, `several_accounts`, `too_many_lines`
 */
export async function readOfx(text: string): Promise<ReadFile> {
  const facts = new Map<string, string>();
  const accounts = new Set<string>();
  const lines: ReadLine[] = [];
  const refused: RefusedLine[] = [];
  let kind: AccountKind = "checking";
  let movement: Movement | null = null;
  let isClosed = false;
  const close = (isComplete: boolean) => {
    if (!movement) return;
    const line = isComplete ? readMovement(movement) : { reason: "A linha está incompleta." };
    if ("reason" in line) refused.push({ index: movement.index, reason: line.reason });
    else lines.push(line);
    movement = null;
  };
  for (const tag of ofxTags(text)) {
    await breathe();
    if (tag === null) continue;
    const { name, isEnd, value, index } = tag;
    if (name === "STMTTRN") {
      close(isEnd);
      if (!isEnd) movement = { index, values: new Map() };
      if (lines.length + refused.length > MAX_LINES) throw tooManyLines();
    } else if (name === "OFX") isClosed = isEnd;
    else if (isEnd) continue;
    else if (movement) (movement as Movement).values.set(name, value);
    else {
      if (name === "CCSTMTRS") kind = "card";
      if (name === "ACCTTYPE" && value.toUpperCase() === "SAVINGS") kind = "savings";
      if (name === "ACCTID" && value !== "") accounts.add(value);
      if (value !== "" && !facts.has(name)) facts.set(name, value);
    }
  }
  close(false);
  if (!isClosed) {
    refused.push({ index: lineCount(text), reason: "O arquivo acaba antes do fim: podem faltar lançamentos." });
  }
  refuseOthers(facts, accounts);
  return { bank: bankOf(facts), kind, currency: "BRL", lines, refused };
}

interface Movement {
  index: number;
  values: Map<string, string>;
}

interface OfxTag {
  /** In upper case. */
  name: string;
  isEnd: boolean;
  /** The text behind it, up to the next tag. */
  value: string;
  /** The line of the file, from 1. */
  index: number;
}

// The lengths keep a file of half-open tags from costing more than its size.
const TAG = /<(\/?)([A-Za-z][A-Za-z0-9._]{0,40})(?:\s[^<>]{0,200})?>/y;
/** A description has at most 255 characters. */
const MAX_VALUE = 1_000;
const CDATA = "<![CDATA[";

/** How many brackets that open no tag are passed over at once. */
const MOST_MISSES = 10_000;

/** The tags of a text; null now and then where there is none for long. */
function* ofxTags(text: string): Generator<OfxTag | null> {
  let misses = 0;
  let index = 1;
  let counted = 0;
  let at = text.indexOf("<");
  while (at !== -1) {
    TAG.lastIndex = at;
    const tag = TAG.exec(text);
    if (!tag) {
      at = text.indexOf("<", at + 1);
      if (++misses % MOST_MISSES === 0) yield null;
      continue;
    }
    for (; counted < at; counted++) if (text.charCodeAt(counted) === 10) index++;
    const { end, value } = valueAt(text, at + tag[0].length);
    yield { name: tag[2]!.toUpperCase(), isEnd: tag[1] === "/", value, index };
    at = end;
  }
}

function valueAt(text: string, start: number): { value: string; end: number } {
  if (text.startsWith(CDATA, start)) {
    const end = text.indexOf("]]>", start);
    // Without an end the rest of the file is this value.
    return end === -1 ? { value: "", end: -1 } : {
      value: text.slice(start + CDATA.length, Math.min(end, start + MAX_VALUE)).trim(),
      end: text.indexOf("<", end),
    };
  }
  let end = text.indexOf("<", start);
  // "PAES < CIA" in SGML: what begins no tag belongs to the value.
  while (end !== -1 && end - start < MAX_VALUE && !/[A-Za-z/!?]/.test(text.charAt(end + 1))) {
    end = text.indexOf("<", end + 1);
  }
  const value = text.slice(start, Math.min(end === -1 ? text.length : end, start + MAX_VALUE));
  return { value: decodeEntities(value.trim()), end };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decodeEntities(value: string): string {
  if (!value.includes("&")) return value;
  return value.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? entity;
    const point = decimal ? Number(decimal) : parseInt(hex, 16);
    return point > 0x10ffff ? entity : String.fromCodePoint(point).toWellFormed();
  });
}

function readMovement({ index, values }: Movement): ReadLine | Unread {
  const value = (name: string) => values.get(name) ?? "";
  const currency = value("CURSYM").toUpperCase();
  if (values.has("CURRENCY") && currency !== "" && currency !== "BRL") {
    return { reason: `O valor está em ${quoted(currency)}, e eu só importo reais.` };
  }
  const date = readOfxDate(value("DTPOSTED") || value("DTUSER"));
  if (typeof date !== "string") return date;
  const amount = readAmount(value("TRNAMT"));
  if (typeof amount !== "number") return amount;
  if (amount === 0) return { reason: "O valor é zero." };
  return {
    index,
    bankId: value("FITID").replace(/\s+/g, " ") || null,
    date,
    // Some files give debits without a sign and leave it to the type.
    amount: value("TRNTYPE").toUpperCase() === "DEBIT" ? -Math.abs(amount) : amount,
    description: joinDescription([value("NAME"), value("MEMO")]),
  };
}

const OFX_DATE =
  /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})\d{0,2}(?:\.\d{1,3})?)?(?:\s*\[([+-]?\d{1,2}(?:\.\d{1,2})?)[^\]]*\])?/;
/** Brazil has had one offset since 2019, but for the Amazon and the islands. */
const BRAZIL_HOURS = -3;

/**
 * The day of "20260905", "20260905120000[-3:BRT]" and the like. A time in another zone is that of the same moment in Brazil, but
 * midnight only says that there is no time.
 */
function readOfxDate(value: string): string | Unread {
  const [, year, month, day, hour = "0", minute = "0", zone] = OFX_DATE.exec(value) ?? [];
  if (!year) return { reason: value === "" ? "Falta a data." : `Não entendi a data “${quoted(value)}”.` };
  const written = calendarDay(Number(year), Number(month), Number(day), value);
  const minutes = Number(hour) * 60 + Number(minute);
  if (typeof written !== "string" || zone === undefined || minutes === 0) return written;
  const shift = (BRAZIL_HOURS - Number(zone)) * 60;
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), 0, minutes + shift));
  return calendarDay(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate(), value);
}

function refuseOthers(facts: ReadonlyMap<string, string>, accounts: ReadonlySet<string>): void {
  const currency = facts.get("CURDEF")?.toUpperCase();
  if (currency && currency !== "BRL") {
    throw new StatementError("other_currency", `O extrato está em ${quoted(currency)}, e eu só importo reais.`);
  }
  if (accounts.size > 1) {
    throw new StatementError(
      "several_accounts",
      `O arquivo tem ${accounts.size} contas. Peça ao banco um arquivo para cada uma.`,
    );
  }
}

function bankOf(facts: ReadonlyMap<string, string>): BankCode | null {
  return bankOfNumber(facts.get("BANKID")) ?? bankOfName(facts.get("ORG")) ?? bankOfNumber(facts.get("FID"));
}

function tooManyLines(): StatementError {
  return new StatementError(
    "too_many_lines",
    "O arquivo tem mais de 10 mil lançamentos. Peça ao banco um período mais curto.",
  );
}

function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < text.length - 1; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
