import { normalizeMessage } from "../../../skills/normalize-message.ts";
import { signalsCrisis } from "../../../skills/signals-crisis.ts";
import type { PastTurn } from "../decision/past-turn.ts";
import { CRISIS_TALK } from "../speech/care-talk.ts";
import { FOLLOW_UP, MEDICAL, OTHERS_CRISIS, OVERDOSE, STILL_IN_DANGER, VIOLENCE } from "./urgent-talk.ts";

const SOMEONE =
  "(?:minha|meu|uma?|o|a|nossa|nosso) (?:mae|pai|irma|irmao|filh[oa]|amig[oa]|namorad[oa]|espos[oa]|marido|mulher|ex|prim[oa]|ti[oa]|avo|vo|colega|vizinh[oa]|alun[oa]|cunhad[oa]|sogr[oa]|sobrinh[oa]|net[oa]|enteada|enteado|companheir[oa]|conhecid[oa]|chefe)";
const ENDS_LIFE =
  "(?:(?:se|s) (?:matar|mata|matou|mutil|suicid|cort(?:a|ar|ando|ou)|enforc|machuc(?:a|ando|ar)(?= de proposito))|suicid|tirar (?:a )?(?:propria |sua )?vida|quer(?:endo|ia)? morrer|nao quer mais viver|desisti(?:u|r) (?:da vida|de viver)|tentou (?:se matar|suicidio))";
const OTHERS = new RegExp(`\\b${SOMEONE}\\b(?:(?!\\b(?:eu|me)\\b).){0,60}?\\b${ENDS_LIFE}`);

/** What the skills' signs of crisis leave out because it needs its own answer, or because it is said in three words. */
const OWN_CRISIS =
  /\b(?:q[ue]*ro|quero|queria|vou|pensando em|vontade de) (?:me )?(?:morrer|me mata|mata r|sumir|desaparecer)(?! de | do sol| da festa| d[ao] (?:mapa|trabalho|facul|academia|grupo))\b|\bme cort(?:ei|o|ando)(?! (?:com|na|no|o cabelo|fazendo|cozinhando|picando|barbeando|depilando|sem querer))\b/;
const TOOK_TOO_MUCH =
  /\b(?:tomei|tomou|engoli|misturei)(?: \w+){0,4} (?:remedios?|comprimidos?|pilulas?|calmantes?|rivotril|veneno|chumbinho)(?: \w+){0,3} (?:demais|de proposito|de uma vez|tudo|inteir[oa])|\b(?:tomei|engoli) (?:um monte de|muitos|varios|todos os|a cartela|uma cartela|um frasco|a caixa)(?: \w+){0,2} ?(?:remedio|comprimido|calmante|rivotril|toda|inteir)|\boverdose\b/;
const VIOLENT =
  /\b(?:me (?:bateu|bate|batem|bateram|espanc\w+|agred\w+|agride|ameac\w+ (?:de morte|com (?:faca|arma)|me matar)|estupr\w+|violent\w+|enforcou|esgan\w+|empurrou (?:na|no|da|contra)|tranc(?:ou|a) em casa|abus(?:ou|a|ava))|(?:estou|to|ta|sou|fui|sendo) (?:sendo )?(?:abusada|abusado|agredid[oa]|espancad[oa]|estuprad[oa]|violentad[oa])|apanh(?:ei|o|ava) d[eoa]|violencia domestica|medo d[eoa] (?:meu|minha)? ?(?:marido|namorado|ex|companheiro|esposo) me (?:matar|bater|machucar))\b/;
const NOT_VIOLENT =
  /\bme bate(?:u)? (?:um|uma|saudade|a saudade|o sono|a fome|forte a|aquel|na trave|a bad|vontade)|\b(?:bateu|bate) (?:saudade|sono|fome|vontade)/;
const EMERGENCY =
  /\b(?:dor|aperto|pressao|pontada)s? (?:muito |bem )?(?:fort[ei]s? |horrivel |intens[oa] )*n[oe] peito|\bpeito (?:doendo|apertad[oa]|apertando) (?:muito|demais|forte)|\b(?:braco|lado|rosto|boca) (?:esquerd[oa] |todo )?(?:dormente|paralisad[oa]|tort[oa])|\bnao (?:consigo|to conseguindo) respirar|\bfalta de ar (?:muito )?forte|\b(?:tendo|teve|com) (?:um |uma )?(?:avc|infarto|convulsao|derrame)|\b(?:ta|esta|estou|to) (?:desmaiad[oa]|inconsciente|engasgad[oa]|sangrando muito)/;
const SAFE =
  /^(?:sim|s|ss|acho que sim|(?:to|tou|estou) (?:sim|bem|segur[oa]|em seguranca|mais calm[oa]|melhor|com)|agora (?:sim|to)|em seguranca|mais calm[oa]|melhor)\b/;
const UNSAFE = /^(?:nao|n|nn|ainda nao|nem|acho que nao|sei la|mais ou menos|talvez)\b/;
const DANGER = /\b(?:sozinh[oa]|remedios?|comprimidos?|faca|arma|corda|gilete|ponte|janela|plano)\b/;
const HELP_LINES = /\b(?:180|188|190|192)\b/;
const WITHIN_TURNS = 3;
const SHORT = 90;

/**
 * What has to be said before anything else, whatever tools are there: care on signs of suicide, somebody else's included,
 * and as long as the talk about it lasts; help on violence and medical emergencies (domain §1). Null when nothing presses.
 */
export function urgentAnswer(message: string, past: readonly PastTurn[]): string | null {
  const text = normalizeMessage(message);
  if (TOOK_TOO_MUCH.test(text)) return OVERDOSE;
  if (OTHERS.test(text)) return OTHERS_CRISIS;
  if (signalsCrisis(message) || OWN_CRISIS.test(text)) return CRISIS_TALK;
  if (VIOLENT.test(text) && !NOT_VIOLENT.test(text)) return VIOLENCE;
  if (EMERGENCY.test(text)) return MEDICAL;
  return followUp(text, past);
}

/** The answer to "are you safe?" is not small talk; a message that clearly speaks of something else goes its own way. */
function followUp(text: string, past: readonly PastTurn[]): string | null {
  const asked = past.slice(-WITHIN_TURNS).some(({ assistant }) => HELP_LINES.test(assistant));
  if (!asked || text.length > SHORT) return null;
  const last = past.at(-1)?.assistant ?? "";
  // Violence and emergencies ask their own question: is the place safe, is somebody there.
  if (HELP_LINES.test(last) && !last.includes("188")) {
    return UNSAFE.test(text) || DANGER.test(text) ? STILL_IN_DANGER : null;
  }
  if (DANGER.test(text)) return FOLLOW_UP.unsafe;
  if (!last.includes("188")) return null;
  if (SAFE.test(text)) return FOLLOW_UP.safe;
  if (UNSAFE.test(text)) return FOLLOW_UP.unsafe;
  return /\d|\?/.test(text) ? null : FOLLOW_UP.stay;
}
