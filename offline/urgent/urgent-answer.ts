import { normalizeMessage } from "../../shared/language/triggers/normalize-message.ts";
import { personInCrisis } from "../../shared/language/crisis/crisis.ts";
import type { PastTurn } from "../conversation.ts";
import { phrases } from "../language/phrase.ts";
import { readMessage } from "../reading/read-message.ts";
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
  UNCLEAR_SIGN,
  VIOLENCE,
} from "./urgent-talk.ts";

const SAFE =
  /^(?:sim|s|ss|acho que sim|(?:to|tou|estou) (?:sim|bem|segur[oa]|em seguranca|mais calm[oa]|melhor|com)|agora (?:sim|to)|em seguranca|mais calm[oa]|melhor)\b/;
const UNSAFE = /^(?:nao|n|nn|ainda nao|nem|acho que nao|sei la|mais ou menos|talvez)\b(?!.*\b(?:exaust|cansad))/;
const YES = /^(?:sim|s|ss|acho que sim|as vezes|um pouco|talvez|penso|tambem|os dois|em morrer|em me)\b/;
const DANGER = /\b(?:sozinh[oa]|remedios?|comprimidos?|faca|arma|corda|gilete|ponte|janela|plano)\b/;
/** Laughter, a number or a question show that the conversation has moved on. */
const MOVED_ON =
  /k{3,}|\b(?:haha|hehe|rsrs|kk)|(?:morri|morrendo|chorando|chorei|rachei|rolando) de rir|\bpiada\b|[\d?]/;
const OF_THE_OTHER =
  /\b(?:el[ea]s?|del[ea]s?|nel[ea]|essa pessoa|minha (?:mae|irma|amiga|filha|prima|tia|avo)|meu (?:pai|irmao|amigo|filho|primo|tio|avo))\b/;
const APART =
  /^(?:nao|n|nn|ainda nao|nao consigo|acho que nao|nem|agora nao)[.! ]*$|\b(?:longe|sozinh[oa]|nao (?:atende|responde|quer|deixa|ta comigo|esta comigo)|sumiu|saiu|tranc\w+|outra cidade|outro estado|remedios?|comprimidos?|faca|arma|corda|ponte|janela)\b/;
const HELPING =
  /^(?:sim|s|ss|consigo|consigo sim|acho que sim|ja falei|vou|vou sim|posso|aham|uhum)[.! ]*$|\b(?:o que (?:eu )?(?:faco|digo|falo|devo|posso)|como (?:eu )?(?:ajud\w+|falo|lido|converso|faco|agir)|nao sei (?:o que|como)|to (?:com medo|preocupad[oa]|assustad[oa]|desesperad[oa])|tenho medo)\b/;
const WITHIN_TURNS = 3;
const SHORT = 90;

/**
 * The answer to a message after a danger was mentioned in the last turns, to the user or to another person, until a message is
 * about something else. Only the user's own words decide.
 */
function afterDanger(message: string, past: readonly PastTurn[]): string | null {
  const text = normalizeMessage(message);
  const recent = past.slice(-WITHIN_TURNS);
  const answers = recent.map(({ user }) => answerAlone(user));
  const told = answers.findLastIndex((answer) => answer !== null);
  if (told === -1 || text.length > SHORT) return null;
  const answered = answers[told];
  const own = answered === CRISIS_TALK || answered === OVERDOSE;
  // A message that mentions a means ("remédios", "faca") counts, whatever was said in between.
  if (own && DANGER.test(text)) return FOLLOW_UP.unsafe;
  const since = recent.slice(told + 1);
  if (since.some(({ user, calls }) => calls.length > 0 || MOVED_ON.test(normalizeMessage(user)))) return null;
  const isNext = since.length === 0;
  if (answered === OTHERS_CRISIS || answered === OTHERS_OVERDOSE) return isNext ? forTheOther(text) : null;
  if (answered === VIOLENCE || answered === MEDICAL) {
    return isNext && (UNSAFE.test(text) || DANGER.test(text)) ? STILL_IN_DANGER : null;
  }
  if (own) return forTheUser(text, isNext);
  if (answered === MEDICINE_CHANGE || !isNext || MOVED_ON.test(text)) return null;
  return answered === UNCLEAR_SIGN && YES.test(text) ? CRISIS_TALK : LISTENING;
}

function forTheUser(text: string, isNext: boolean): string | null {
  if (MOVED_ON.test(text)) return null;
  if (SAFE.test(text)) return FOLLOW_UP.safe;
  if (UNSAFE.test(text)) return FOLLOW_UP.unsafe;
  return isNext ? FOLLOW_UP.stay : LISTENING;
}

/** Only a message about the other person, or an answer to the question, continues. Any other is about the user. */
function forTheOther(text: string): string | null {
  if (APART.test(text)) return OTHERS_FOLLOW_UP.apart;
  return HELPING.test(text) || OF_THE_OTHER.test(text) && !MOVED_ON.test(text) ? OTHERS_FOLLOW_UP.helper : null;
}

const PATTERNS = phrases({
  SELF_HARM:
    "suicid[a-z]+|me suicidar|suicidio|me matar|tirar (?:a )?minha (?:propria )?vida|(?:acabar|terminar|dar fim|por fim) (?:com |n?a |em )?(?:a )?(?:minha vida|tudo isso|comigo)|me (?:cortar|mutilar|machucar|ferir|enforcar|jogar (?:da|do|na frente|de))|automutil[a-z]+|me corto|me machuco de proposito|" +
    "(?:quero|queria|vou|penso em|pensando em|pensei em|vontade de|desejo de|preferia|prefiro|pensamentos? de|ideia de|pensar em) (?:so |muito |muita |ate |as vezes )*(?:morrer|me matar|sumir (?:pra sempre|de vez|desse mundo|do mundo)|desaparecer (?:pra sempre|de vez|desse mundo|do mundo)|nao (?:acordar|existir)|estar mort[oa]|deixar de existir|partir dessa|dormir e nao acordar)|" +
    "nao (?:quero|queria|aguento|consigo|to aguentando|vejo|tenho|sei se quero) (?:mais )?(?:viver|existir|acordar|estar (?:viva|vivo|aqui)|continuar viv[oa]|seguir viv[oa]|continuar vivendo|essa vida)|nao (?:quero|aguento) mais (?:viver|existir|a vida|essa vida|estar viv[oa])|" +
    "(?:nao )?(?:vejo|tem|tenho|faz|acho|encontro|ha)(?: [a-z]+){0,2} (?:sentido|motivo|razao|motivos|razoes|graca)(?: [a-z]+){0,2} (?:viver|vida|existir|continuar viv[oa])|(?:perdi|acabou|sumiu|cade|sem|nao (?:tenho|sinto|sobrou|resta|ha))(?: [a-z]+){0,3} vontade de (?:viver|existir|continuar viv[oa])|vontade de viver (?:acabou|sumiu|zero)|desisti (?:de viver|da vida)|desistir (?:de viver|da vida|de tudo)|cansad[oa] de (?:viver|existir)|cansei de (?:viver|existir)|" +
    "(?:melhor|mais facil|bom) se eu (?:nao existisse|morresse|sumisse|nao estivesse (?:aqui|viva|vivo)|tivesse mort[oa]|nunca tivesse nascido)|(?:todo mundo|todos|minha familia|eles|o mundo|voces) (?:[a-z]+ ){0,4}(?:melhor|bem|feliz|felizes) sem mim|(?:devia|deveria|queria|preferia) (?:estar|ta) mort[oa]|(?:tenho|ando|to|venho|voltei a) me (?:cort|mutil|machuc|fer)[a-z]+|(?:pular|me jogar|saltar)(?: [a-z]+){0,2} (?:ponte|janela|predio|viaduto|sacada|precipicio|trilhos?|metro)|(?:nao )?(?:devia|deveria|queria) (?:nao |nunca )?ter nascido|me cortei(?: DATE| [a-z]+){0,2} de novo|(?:quero|queria|vou) me mata|(?:dar|por) (?:um )?fim (?:em|n[oa]|a|nisso|nessa)(?: [a-z]+){0,4} vida|ninguem (?:sentiria|vai sentir|sentira) (?:minha )?falta|" +
    "overdose|(?:tomei|tomar|engoli|engolir|vou tomar)(?: [a-z]+){0,4} (?:remedios|comprimidos|veneno)(?: [a-z]+){0,3} (?:pra|de uma vez|e morrer)(?: [a-z]+)?|(?:pra|so quero|quero|queria|posso|preferia|prefiro) (?:eh |logo |so )*morrer|se eu (?:morresse|sumisse|nao existisse)(?: [a-z]+)* (?:ninguem|seria|ia|todo)|ninguem(?: [a-z]+){0,4} se eu (?:morr|sum)[a-z]+|me mato|me matava|(?:tentei|tentativa de|plano de|planej[a-z]+) (?:o |meu |me |a minha )?(?:suicidio|matar|morte|morrer)|minha (?:propria )?morte|veneno|tomar (?:todos|um monte de|varios|a cartela|uma cartela)(?: [a-z]+){0,2} (?:remedios|comprimidos)|carta de despedida|(?:a|minha|essa) vida nao (?:vale|presta|tem sentido|faz sentido)|(?:vida|viver)(?: [a-z]+){0,3} (?:nao|sem) (?:vale(?: mais)? a pena|sentido)|minha vida nao (?:vale|tem valor|faz)|nao vale a pena viver|viver nao vale a pena|acabar com (?:tudo|a dor|o sofrimento|minha dor|meu sofrimento)",
  /** Figures of speech that mention death and do not mean it. */
  FIGURE:
    "(?:me matar|me matando|suicidio|morrer) de (?:rir|tanto|trabalhar|estudar|vergonha|fome|amor|saudade|calor|frio|sono|tedio|comer|rir)|(?:vai|ta|quer|querendo) me matar|de matar|morta? de|morri de|acabar com tudo (?:isso )?(?:que|da geladeira|do mercado|na promocao|na black)|(?:viver|existir) (?:de (?:aluguel|favor|bico|dieta|salario)|no (?:vermelho|aperto|sufoco|corre|limite)|com (?:pouco|meus pais|divida)|na (?:correria|pressa)|endividad[oa])|(?:vai|quer|quis|pode|deve|resolveu|decidiu|ameac[a-z]+(?: de)?) (?:acabar|terminar)(?: tudo)? comigo|esquadrao suicida|morrer de",
});

/** Whether a message shows signs of suicide or self-harm. In doubt it does: a needless answer with care does little harm. */
function isCrisis(keys: string): boolean {
  if (!PATTERNS.SELF_HARM.test(keys)) return false;
  const figure = PATTERNS.FIGURE.exec(keys);
  return figure === null || PATTERNS.SELF_HARM.test(keys.replace(figure[0], " "));
}

const SUICIDE_OF_ANOTHER =
  /\bse (?:matou|suicidou|enforcou)(?! (?:de |pra |estud|trabalh|trein|limp|tod[oa]))|\b(?:cometeu|morreu (?:de|por)) suicidio|\btirou a (?:propria )?vida/;
const UNSAID_HARM = /\b(?:besteiras?|bobage(?:m|ns)|coisas? rui(?:m|ns))\b/;
const MEDICINE =
  "(?:remedios?|medicac\\w+|medicamentos?|antidepressiv\\w+|ansiolitic\\w+|calmantes?|insulina|anticoncepcional|antibiotic\\w+|comprimidos?|rivotril|clonazepam|sertralina|fluoxetina|escitalopram|venlafaxina|litio|ritalina|quetiapina|losartana|levotiroxina|metformina|dose|dosagem)";
const CHANGES_MEDICINE = new RegExp(
  `\\b(?:par(?:ar|o|asse|ei|ando)|larg(?:ar|o|ei)|cort(?:ar|o)|suspend\\w+|diminu\\w+|reduz\\w+|aument\\w+|dobr(?:ar|o)|troc(?:ar|o)|mud(?:ar|o)|interromp\\w+|deix(?:ar|o|ei|ando)|desmam\\w+|abandon\\w+|pul(?:ar|o)|mistur(?:ar|o))(?: de)?(?: (?:tomar|usar))?(?: (?:com|o|a|os|as|meus?|minhas?|ess[ea]s?|dess[ea]|de|d[oa]))* ${MEDICINE}\\b(?! (?:da lista|do carrinho|no mercado))`,
);

/** Signs of crisis that the skills do not detect, because they need their own answer or are only three words long. */
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

const ANY_DAY = "2000-01-01";

/** The urgent answer to a message on its own. Null: it is not urgent. */
function answerAlone(message: string): string | null {
  const text = normalizeMessage(message);
  if (TOOK_TOO_MUCH.test(text)) return TAKEN_BY_ANOTHER.test(text) ? OTHERS_OVERDOSE : OVERDOSE;
  const who = personInCrisis(message);
  if (who === "other") return OTHERS_CRISIS;
  if (who === "user") return CRISIS_TALK;
  if (SUICIDE_OF_ANOTHER.test(text)) return BEREAVED;
  if (OWN_CRISIS.test(text)) return CRISIS_TALK;
  if (VIOLENT.test(text) && !NOT_VIOLENT.test(text)) return VIOLENCE;
  if (EMERGENCY.test(text)) return MEDICAL;
  if (who === "distressed user") return UNSAID_HARM.test(text) ? UNCLEAR_SIGN : DISTRESS;
  if (isCrisis(readMessage(message, ANY_DAY).keys)) return CRISIS_TALK;
  return CHANGES_MEDICINE.test(text) && !/\d+ ?(?:reais|conto)|r\$/.test(text) ? MEDICINE_CHANGE : null;
}

/**
 * The answer to an urgent message, which comes before any tool: care on signs of suicide, also of another person and for as long
 * as the conversation is about it; help on violence and medical emergencies. Null: nothing is urgent.
 */
export function urgentAnswer(message: string, past: readonly PastTurn[]): string | null {
  return answerAlone(message) ?? afterDanger(message, past);
}
