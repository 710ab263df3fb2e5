import { terms } from "./terms.ts";

/** Words of someone to whom life has become too heavy, who has not spoken of dying: care, and a help line named gently. */
export const distressPatterns: readonly string[] = terms`
  nao (?:vejo|acho|encontro|sinto|tenho|tem|ha|existe) (?:mais )?(?:sentido|graca|motivo|razao|proposito)(?: algum)? (?:em|pra|n[ao]s?) (?:mais )?(?:nada|tudo|vida|minha vida|viver|coisa alguma)
  (?:nada|tudo|mais nada) (?:mais )?(?:nao )?(?:faz|fez|tem|perdeu o|parece sem) (?:mais )?(?:o )?(?:sentido|graca)(?=$| (?:pra mim|na minha vida|na vida|mais|hoje|agora|ultimamente|nessa vida)| ?[.,!])
  (?:queria|quero|so quero|queria so) que (?:tudo|isso tudo|tudo isso) (?:acab|termin)(?:asse|e)(?=$| ?[.,!])|tudo sem (?:sentido|graca)(?=$| ?[.,!])
  (?:tudo|a vida|minha vida) (?:perdeu|ta sem|esta sem|ficou sem) (?:o |a )?(?:sentido|graca)
  (?:odeio|detesto|nao suporto|tenho odio d[ea]|tenho nojo d[ea]|odiando) (?:a )?(?:minha|essa|esta) (?:propria )?vida(?! de (?:adult[oa]|clt|pobre|estudante|dona|solteir[oa])| (?:adulta|amorosa|financeira|social|profissional))
  (?:odeio|detesto) (?:viver|existir|estar viv[oa])(?=$| ?[.,!])
  minha vida (?:e|ta|esta|virou) (?:um|uma) (?:lixo|inferno|merda|bosta|desgraca)
  (?:pensando|penso|pensei|pensado|pensar) (?:em |n?umas? )?(?:fazer |cometer )?(?:uma |umas |alguma )?(?:besteiras?|bobagens?|bobagem|coisas? ruins?|coisa ruim)(?! d[eoa]| pra| para| no| na| com o| com a|s? doce)
  (?:vou|medo de|capaz de|posso|vontade de) (?:acabar )?(?:fazer|fazendo|cometer) (?:uma |alguma )?besteira(?! d[eoa]| pra| no (?:jogo|trabalho|cabelo)| na)
`;
