import { fold } from "../../text/fold.ts";

const ORDERS = [
  /(?:ignor|esquec|desconsider|desobedec|burl|descart|apag|revel|sobrescrev)\p{L}* .{0,40}(?:instruc|regra|prompt|ordens|diretriz|restric|limita)/u,
  /(?:system|developer) ?prompt|prompt do sistema|modo (?:desenvolvedor|developer|deus|admin|dan)|jailbreak|developer mode/u,
  /a partir de agora,? (?:voce|vc) |(?:voce|vc) agora (?:e|eh) |aja como|comporte-se como|assuma o papel|responda (?:apenas|somente|so) (?:com|em)/u,
  /\b(?:o|a) usuari[oa] (?:e|eh|tem|deve|possui|gosta|mora)\b|administrador[a]? d[oe]|acesso (?:total|root|irrestrito|de admin)|\badmin\b|privilegios?/u,
  /(?:salv|guard|armazen|adicion|grav|registr|anot)\p{L}* (?:como fato|como verdade|isso como fato|na memoria:|em sua memoria:)/u,
];

/** Whether a text tries to make the assistant take something for true or break its rules: then nothing in it is about the person. */
export function ordersOtherwise(text: string): boolean {
  const folded = fold(text);
  return ORDERS.some((pattern) => pattern.test(folded));
}
