import { normalizeMessage } from "../../shared/skills/normalize-message.ts";
import { personInCrisis } from "../../shared/skills/crisis.ts";
import type { PastTurn } from "../conversation.ts";
import {
  BEREAVED,
  CRISIS_TALK,
  DISTRESS,
  FOLLOW_UP,
  LISTENING,
  MEDICAL,
  MEDICINE_CHANGE,
  OTHERS_CRISIS,
  OTHERS_FOLLOW_UP,
  OTHERS_OVERDOSE,
  OVERDOSE,
  STILL_IN_DANGER,
  UNSAID,
  VIOLENCE,
} from "./urgent-talk.ts";

const SAFE =
  /^(?:sim|s|ss|acho que sim|(?:to|tou|estou) (?:sim|bem|segur[oa]|em seguranca|mais calm[oa]|melhor|com)|agora (?:sim|to)|em seguranca|mais calm[oa]|melhor)\b/;
const UNSAFE = /^(?:nao|n|nn|ainda nao|nem|acho que nao|sei la|mais ou menos|talvez)\b/;
const YES = /^(?:sim|s|ss|acho que sim|as vezes|um pouco|talvez|penso|tambem|os dois|em morrer|em me)\b/;
const DANGER = /\b(?:sozinh[oa]|remedios?|comprimidos?|faca|arma|corda|gilete|ponte|janela|plano)\b/;
const HELP_LINES = /\b(?:180|188|190|192)\b/;
/** Laughter: the talk has moved on. */
const MOVED_ON = /k{3,}|\b(?:haha|hehe|rsrs|kk)|(?:morri|morrendo|chorando|chorei|rachei|rolando) de rir|\bpiada\b/;
const OF_THE_OTHER =
  /\b(?:el[ea]s?|del[ea]s?|nel[ea]|essa pessoa|minha (?:mae|irma|amiga|filha|prima|tia|avo)|meu (?:pai|irmao|amigo|filho|primo|tio|avo))\b/;
const TOGETHER =
  /\b(?:(?:ta|esta|tou|to|estou|fica|ficou|fico|vou ficar) (?:aqui )?(?:comig[oa]|com ela|com ele|perto|do meu lado|ao lado|aqui|em casa comigo)|aqui comig[oa]|do meu lado|falando com el[ea]|falei com el[ea]|conversando|abrac\w+|atendeu|respondeu)\b/;
const APART =
  /\b(?:longe|sozinh[oa]|nao (?:atende|responde|consigo|quer|deixa|ta comigo|esta comigo)|sumiu|saiu|tranc\w+|outra cidade|outro estado|remedios?|comprimidos?|faca|arma|corda|ponte|janela)\b/;
const ASKS_HOW =
  /\b(?:o que (?:eu )?(?:faco|digo|falo|devo|posso)|como (?:eu )?(?:ajud\w+|falo|lido|converso|faco|agir)|nao sei (?:o que|como)|to (?:com medo|preocupad[oa]|assustad[oa]|desesperad[oa])|tenho medo)\b/;
const BARE_YES = /^(?:sim|s|ss|consigo|consigo sim|acho que sim|ja falei|vou|vou sim|posso|aham|uhum)[.! ]*$/;
const BARE_NO = /^(?:nao|n|nn|ainda nao|nao consigo|acho que nao|nem|agora nao)[.! ]*$/;
const WITHIN_TURNS = 3;
const SHORT = 90;

/**
 * What the talk about a danger goes on with: for whoever was in it, as long as it lasts. Null once a message speaks of
 * something else; "are you safe?" is then not asked again.
 */
function afterCrisis(message: string, past: readonly PastTurn[]): string | null {
  const text = normalizeMessage(message);
  const recent = past.slice(-WITHIN_TURNS);
  if (text.length > SHORT || (MOVED_ON.test(text) && !DANGER.test(text))) return null;
  if (recent.some(({ user }) => MOVED_ON.test(normalizeMessage(user)))) return null;
  if (!recent.some(({ assistant }) => HELP_LINES.test(assistant))) return null;
  const last = past.at(-1)?.assistant ?? "";
  const told = recent.findLastIndex(({ user }) => personInCrisis(user) !== null);
  const who = told === -1 ? null : personInCrisis(recent[told]!.user);
  const isNext = told === recent.length - 1;
  if (who === "other") return forTheOther(text, HELP_LINES.test(last), isNext);
  // Violence and emergencies ask their own question: is the place safe, is somebody there.
  if (who === null && HELP_LINES.test(last) && !last.includes("188")) {
    return UNSAFE.test(text) || DANGER.test(text) ? STILL_IN_DANGER : null;
  }
  if (who === "distressed user") return forTheDistressed(text, last, isNext);
  return forTheUser(text, last, isNext);
}

function forTheUser(text: string, last: string, isNext: boolean): string | null {
  if (DANGER.test(text)) return FOLLOW_UP.unsafe;
  const goesOn = last.includes("188") || last.startsWith(LISTENING.slice(0, 20));
  if (!goesOn) return null;
  if (last.includes("188") && SAFE.test(text)) return FOLLOW_UP.safe;
  if (last.includes("188") && UNSAFE.test(text) && !/\b(?:exaust|cansad)/.test(text)) return FOLLOW_UP.unsafe;
  if (/\d|\?/.test(text)) return null;
  return isNext ? FOLLOW_UP.stay : LISTENING;
}

/** Her own words stay hers: only what speaks of the other, or answers the question, goes on with it. */
function forTheOther(text: string, asked: boolean, isNext: boolean): string | null {
  if (!asked) return null;
  const { together, apart, helper } = OTHERS_FOLLOW_UP;
  if (BARE_YES.test(text)) return together;
  if (BARE_NO.test(text)) return apart;
  const ofTheOther = OF_THE_OTHER.test(text);
  if (ASKS_HOW.test(text) && (ofTheOther || isNext)) return helper;
  if (!ofTheOther && !(isNext && /^(?:ta|esta|nao)\b/.test(text))) return null;
  if (APART.test(text)) return apart;
  if (TOGETHER.test(text)) return together;
  return isNext && ofTheOther && !/\d|\?/.test(text) ? helper : null;
}

function forTheDistressed(text: string, last: string, isNext: boolean): string | null {
  if (!isNext || /\d|\?/.test(text)) return null;
  if (last.startsWith(UNSAID.slice(0, 20)) && YES.test(text)) return CRISIS_TALK;
  return LISTENING;
}

const SUICIDE_OF_ANOTHER =
  /\bse (?:matou|suicidou|enforcou)(?! (?:de |pra |estud|trabalh|trein|limp|tod[oa]))|\b(?:cometeu|morreu (?:de|por)) suicidio|\btirou a (?:propria )?vida/;
const UNSAID_HARM = /\b(?:besteiras?|bobage(?:m|ns)|coisas? rui(?:m|ns))\b/;
const MEDICINE =
  "(?:remedios?|medicac\\w+|medicamentos?|antidepressiv\\w+|ansiolitic\\w+|calmantes?|insulina|anticoncepcional|antibiotic\\w+|comprimidos?|rivotril|clonazepam|sertralina|fluoxetina|escitalopram|venlafaxina|litio|ritalina|quetiapina|losartana|levotiroxina|metformina|dose|dosagem)";
const CHANGES_MEDICINE = new RegExp(
  `\\b(?:par(?:ar|o|asse|ei|ando)|larg(?:ar|o|ei)|cort(?:ar|o)|suspend\\w+|diminu\\w+|reduz\\w+|aument\\w+|dobr(?:ar|o)|troc(?:ar|o)|mud(?:ar|o)|interromp\\w+|deix(?:ar|o|ei|ando)|desmam\\w+|abandon\\w+|pul(?:ar|o)|mistur(?:ar|o))(?: de)?(?: (?:tomar|usar))?(?: (?:com|o|a|os|as|meus?|minhas?|ess[ea]s?|dess[ea]|de|d[oa]))* ${MEDICINE}\\b(?! (?:da lista|do carrinho|no mercado))`,
);

/** What the skills' signs of crisis leave out because it needs its own answer, or because it is said in three words. */
const OWN_CRISIS =
  /\b(?:q[ue]*ro|quero|queria|vou|pensando em|vontade de) (?:me )?(?:morrer|me mata|mata r|sumir|desaparecer)(?! de | do sol| da festa| um pouco| uns dias| por (?:uns|alguns) dias| um fim de semana| no feriado| nas ferias| d[ao] (?:mapa|trabalho|facul|academia|grupo))\b|\bme cort(?:ei|o|ando)(?! (?:com|na|no|o cabelo|fazendo|cozinhando|picando|barbeando|depilando|sem querer))\b/;
const TOOK_TOO_MUCH =
  /\b(?:tomei|tomou|engoli|misturei)(?: \w+){0,4} (?:remedios?|comprimidos?|pilulas?|calmantes?|rivotril|veneno|chumbinho)(?: \w+){0,3} (?:demais|de proposito|de uma vez|tudo|inteir[oa])|\b(?:tomei|engoli|tomou|engoliu|tomaram) (?:um monte de|muitos|varios|todos os|a cartela|uma cartela|um frasco|a caixa)(?: \w+){0,2} ?(?:remedio|comprimido|calmante|rivotril|toda|inteir)|\boverdose\b/;
const TAKEN_BY_ANOTHER = /\b(?:tomou|tomaram|engoliu)\b/;
const VIOLENT =
  /\b(?:me (?:bateu|bate|batem|bateram|espanc\w+|agred\w+|agride|ameac\w+ (?:de morte|com (?:faca|arma)|me matar)|estupr\w+|violent\w+|enforcou|esgan\w+|empurrou (?:na|no|da|contra)|tranc(?:ou|a) em casa|abus(?:ou|a|ava))|(?:estou|to|ta|sou|fui|sendo) (?:sendo )?(?:abusada|abusado|agredid[oa]|espancad[oa]|estuprad[oa]|violentad[oa])|apanh(?:ei|o|ava) d[eoa]|violencia domestica|medo d[eoa] (?:meu|minha)? ?(?:marido|namorado|ex|companheiro|esposo) me (?:matar|bater|machucar))\b/;
const NOT_VIOLENT =
  /\bme bate(?:u)? (?:um|uma|saudade|a saudade|o sono|a fome|forte a|aquel|na trave|a bad|vontade)|\b(?:bateu|bate) (?:saudade|sono|fome|vontade)/;
const EMERGENCY =
  /\b(?:dor|aperto|pressao|pontada)s? (?:muito |bem )?(?:fort[ei]s? |horrivel |intens[oa] )*n[oe] peito|\bpeito (?:doendo|apertad[oa]|apertando) (?:muito|demais|forte)|\b(?:braco|lado|rosto|boca) (?:esquerd[oa] |todo )?(?:dormente|paralisad[oa]|tort[oa])|\bnao (?:consigo|to conseguindo) respirar|\bfalta de ar (?:muito )?forte|\b(?:tendo|teve|com) (?:um |uma )?(?:avc|infarto|convulsao|derrame)|\b(?:ta|esta|estou|to) (?:desmaiad[oa]|inconsciente|engasgad[oa]|sangrando muito)/;

/**
 * What has to be said before anything else, whatever tools are there: care on signs of suicide, somebody else's included,
 * and as long as the talk about it lasts; help on violence and medical emergencies. Null when nothing presses.
 */
export function urgentAnswer(message: string, past: readonly PastTurn[]): string | null {
  const text = normalizeMessage(message);
  if (TOOK_TOO_MUCH.test(text)) return TAKEN_BY_ANOTHER.test(text) ? OTHERS_OVERDOSE : OVERDOSE;
  const who = personInCrisis(message);
  if (who === "other") return OTHERS_CRISIS;
  if (who === "user") return CRISIS_TALK;
  if (SUICIDE_OF_ANOTHER.test(text)) return BEREAVED;
  if (OWN_CRISIS.test(text)) return CRISIS_TALK;
  if (VIOLENT.test(text) && !NOT_VIOLENT.test(text)) return VIOLENCE;
  if (EMERGENCY.test(text)) return MEDICAL;
  if (who === "distressed user") return UNSAID_HARM.test(text) ? UNSAID : DISTRESS;
  if (CHANGES_MEDICINE.test(text) && !/\d+ ?(?:reais|conto)|r\$/.test(text)) return MEDICINE_CHANGE;
  return afterCrisis(message, past);
}
