import { terms } from "./terms.ts";

const ENDS =
  "(?:se (?:matar|mata|suicid\\w+|enforcar|mutilar|jogar d[aeo] (?:ponte|predio|janela|varanda|sacada|viaduto))|tirar a (?:propria )?vida|deixar de existir|desaparecer pra sempre|acabar com (?:tudo|a (?:propria )?vida))";
const REALLY = "(?:mesmo |so |ate |logo |muito |de verdade )*";

/** Words of crisis said of somebody else: "não aguenta mais viver", "quer morrer", "a vida dele não vale nada". */
export const crisisOthersPatterns: readonly string[] = terms`
  (?:quer|quis|querendo|queria|prefere|preferia|pensa em|pensou em|pensando em|vontade de) ${REALLY}(?:morrer|morre|esta(?:r)? mort[oa]|sumir (?:pra sempre|de vez|da vida|do mundo)|sumir$|nao existir|nao acordar(?: mais)?|dormir e (?:nao|nunca)(?: mais)? acordar)
  (?:quer|quis|querendo|vai|vao|ia|pensa em|pensou em|pensando em|fala em|falou em|falando em|falar em|ameac\w+|tentou|tenta|tentar|tentando|planej\w+) ${REALLY}${ENDS}
  (?:disse|falou|diz|fala|jura|jurou|ameac\w+) (?:que |q )(?:el[ea] )?se mata
  nao (?:quer|queria|aguenta|aguentava|suporta|consegue|ta aguentando|ta conseguindo) (?:mais )?(?:continuar )?(?:viver|vivendo|existir|estar viv[oa]|acordar(?: mais)?(?! cedo)|(?:a|essa|esta|a propria) vida)(?! (?:comig|com|de|em|n[oa]s?|junt|aqui|sob|loucament|cedo|corrid))
  nao (?:ve|via|tem|tinha|acha|encontra|sente) (?:mais )?(?:sentido|motivos?|razao|graca|vontade)(?: \w+)? (?:mais )?(?:viver|existir|vida|nada|continuar viv\w+)
  nao ve (?:mais )?saida|perdeu (?:toda )?a vontade de viver|sem (?:razao|motivo|vontade) (?:pra|de) viver
  vida del[ea]s? (?:\w+ )?nao (?:vale|tem|faz|presta)(?: mais)?(?: (?:a pena|nada|sentido|valor))?
  vida d[aeo] (?:\w+ ){1,3}nao (?:vale|faz|tem) (?:mais )?(?:a pena|nada|sentido)
  (?:desistiu|cansou|cansad[oa]|desistindo) (?:da vida|de viver|de existir)|odeia (?:a (?:propria )?vida(?: dela| dele)?|viver)$
  melhor (?:\w+ )?sem el[ea]|melhor se el[ea] (?:nao existisse|morresse|sumisse)
  (?:ta|esta|anda|vive|continua|voltou a|comecou a) se (?:cort|mutil)\w+|se (?:mutil\w+|machuc\w+ de proposito|fer\w+ de proposito)
  se cort(?:ou|a|ando) (?:de novo|de proposito|tod[oa]|os (?:bracos|pulsos)|o pulso|escondid[oa])
`;
