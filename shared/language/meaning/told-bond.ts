import { canonicalBond, isFormer } from "../bond.ts";
import { fold } from "../fold.ts";
import { readSentences, type Sentence } from "../sentences.ts";
import { contentStems } from "./meaning.ts";
import { meanSame } from "./same-meaning.ts";

/** Why words about somebody do not say what they are to the person. */
export type BondFault = "denied" | "believed_by_others" | "wished" | "question" | "compared" | "of_another";

/** Who somebody is, as it would be kept. */
export interface ToldBond {
  name: string;
  bond: string;
}

/**
 * Whether a message tells that somebody has this bond to the person, by the sentences with both the name and the bond: "a Bia não é minha
 * irmã", "queria que a Bia fosse minha namorada" and "a Bia falou com minha chefe" do not. Told fairly once is enough; null as well where
 * no sentence has both: "ela é minha prima".
 */
export function findBondFault({ name, bond }: ToldBond, message: string): BondFault | null {
  const text = message.normalize("NFC");
  const faults = readSentences(text).flatMap((sentence) => {
    const plain = markPlaces(sentence, text, name, bond);
    return plain.includes(NAME) && plain.includes(BOND) ? [faultIn(plain, sentence.isQuestion, bond)] : [];
  });
  return faults.includes(null) ? null : faults[0] ?? null;
}

/** Whether one of the words of a bond was said, or a word of the same topic: "colega" for "trabalha comigo". */
export function isBondSaid(bond: string, said: readonly string[]): boolean {
  const wanted = contentStems(canonicalBond(bond));
  const heard = contentStems(said.map(canonicalBond).join("\n"));
  const others = wanted.flatMap((stem) => SAID_AS[stem] ?? []);
  return wanted.length === 0 || wanted.some((stem) => heard.some((one) => meanSame(stem, one))) ||
    others.some((stem) => heard.includes(stem));
}

/** "mãe da Lívia" says that Lívia is a daughter, and "namoro a Keila" that Keila is a girlfriend. */
const SAID_AS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ["filha filho", "mae pai"],
    ["mae pai", "filha filho"],
    ["neta neto", "avo vo"],
    ["sobrinha sobrinho", "tia tio"],
    ["namorada namorado", "namoro namoramos namorando"],
    ["esposa esposo marido mulher", "casei casamos casado casada casamento"],
    ["noiva noivo", "noivei noivado noivamos"],
  ]
    .flatMap((
      [bonds = "", seen = ""],
    ) => contentStems(bonds).map((stem) => [stem, contentStems(seen)])),
);

const [NAME, BOND] = ["§n", "§b"];
const OWN = "(?:o |a |os |as |um |uma |meus? |minhas? |noss[oa]s? |so )*";

const DENIED = new RegExp(String.raw`\b(?:nao|nunca|nem) (?:e |era |foi |esta )?(?!so )(?:mais )?${OWN}${BOND}`);
const WISHED = new RegExp(String.raw`\b(?:fosse|seja|seria|virasse|voltasse)\b(?: \S+){0,3} ${BOND}`);
/** "minha mãe acha que o Pedro é meu namorado"; "acho que" is the person's own. */
const OTHERS_BELIEVE = /\b(?:acha|acham|achou|pensa|pensam|jura|diz|dizem|fala|falam|espalhou|espalharam)\b que /;
const ASKED = new RegExp(`${NAME} (?:e|era|esta) (?:mesmo )?${OWN}${BOND}$`);
const COMPARED = new RegExp(
  `(?:como (?:se fosse )?(?:um|uma|meu|minha)|como se fosse|tipo|quase) ${OWN}${BOND}`,
);
/** "vi o irmão do Caio" */
const OF_THIS_NAME = new RegExp(`${BOND} d[aeo]s? ${NAME}`);
/** "o Caio é ex-marido da Bia": somebody else's, unless it is said to be the person's as well. */
const OF_OTHER_NAME = new RegExp(`(?<!(?:meu|minha|nosso|nossa) )${BOND} d[ao] \\^`);
/** "a Bia falou com minha chefe": another person; "saí com minha chefe, a Bia" and "Célia o nome dela, da minha mãe" are the same one. */
const BESIDE = new RegExp(
  `${NAME} [^.]*\\b(?:com|pr[ao]|para|ao|pel[ao]) (?:o |a )?(?:meu|minha|nosso|nossa) ${BOND}(?! ,? ?(?:a |o )?${NAME})`,
);

function faultIn(plain: string, isQuestion: boolean, bond: string): BondFault | null {
  if (!isFormer(bond) && DENIED.test(plain)) return "denied";
  if (WISHED.test(plain)) return "wished";
  if (isBelievedByOthers(plain)) return "believed_by_others";
  if (isQuestion && ASKED.test(plain)) return "question";
  if (COMPARED.test(plain)) return "compared";
  // "neuro da mãe" says itself whose.
  if (/ d[aeo]s? /.test(bond)) return null;
  return OF_THIS_NAME.test(plain) || OF_OTHER_NAME.test(plain) || BESIDE.test(plain) ? "of_another" : null;
}

/** Whether name and bond stand behind what others believe. Searched one after another: a pattern with two gaps would try all pairs. */
function isBelievedByOthers(plain: string): boolean {
  const begun = plain.search(OTHERS_BELIEVE);
  const named = begun < 0 ? -1 : plain.indexOf(NAME, begun);
  return named >= 0 && plain.indexOf(BOND, named) >= 0;
}

/** The words of a sentence, with a mark of its own for the name, for the bond, and a "^" before other names in capitals. */
function markPlaces({ words }: Sentence, text: string, name: string, bond: string): string {
  const [firstName] = fold(name).match(/[a-z]+/g) ?? [];
  const wanted = (fold(canonicalBond(bond)).match(/[a-z]+/g) ?? []).find((word) => word !== "ex");
  return words.map(({ plain, start, end }, at) => {
    const written = text.slice(start, end);
    if (plain === firstName) return NAME;
    if (plain === wanted || fold(canonicalBond(written)) === wanted) return BOND;
    return at > 0 && /^\p{Lu}\p{Ll}/u.test(written) ? `^${plain}` : plain;
  }).join(" ");
}
