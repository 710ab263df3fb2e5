import { normalizeMessage } from "../../shared/skills/normalize-message.ts";
import { whoSuffers } from "../../shared/skills/who-suffers.ts";
import type { PastTurn } from "../decision/past-turn.ts";
import { afterCrisis } from "./after-crisis.ts";
import {
  BEREAVED,
  CRISIS_TALK,
  DISTRESS,
  MEDICAL,
  MEDICINE_CHANGE,
  OTHERS_CRISIS,
  OTHERS_OVERDOSE,
  OVERDOSE,
  UNSAID,
  VIOLENCE,
} from "./urgent-talk.ts";

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
 * and as long as the talk about it lasts; help on violence and medical emergencies (domain §1). Null when nothing presses.
 */
export function urgentAnswer(message: string, past: readonly PastTurn[]): string | null {
  const text = normalizeMessage(message);
  if (TOOK_TOO_MUCH.test(text)) return TAKEN_BY_ANOTHER.test(text) ? OTHERS_OVERDOSE : OVERDOSE;
  const who = whoSuffers(message);
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
