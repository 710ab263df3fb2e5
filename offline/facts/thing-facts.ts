import type { SlotName } from "../../shared/memory/slots.ts";
import { type Area, expand } from "./fact-rule.ts";

/** What is told of something of the user's: "minha cor favorita é roxo", "meu gato se chama Mingau". */
interface ThingFact {
  /** Folded words of the thing, without "meu". */
  is: RegExp;
  slot: SlotName | null;
  area: Area;
  subArea?: string;
  /** What its value looks like, over keys. */
  value: RegExp;
  /** The sentence kept, with `{value}` and `{thing}`. */
  say: string;
  taste: boolean;
}

/** Thing, slot (`-` for none), area, what the value looks like, the sentence; a taste says "taste". */
export const THING_FACTS: readonly ThingFact[] = String.raw`
nome(?: completo)? :: name :: personal_growth :: (?:NAME|[a-z]+)$ :: Chama-se {value}
aniversario|data de nascimento :: birthday :: personal_growth :: .*DATE :: Faz aniversário em {value}
idade :: age :: personal_growth :: NUM :: Tem {value} anos
peso(?: atual)? :: weight :: health/physical :: QTY|NUM :: Pesa {value}
altura :: height :: health/physical :: QTY|NUM :: Mede {value}
tipo sanguineo|sangue :: blood_type :: health/medical :: (?:a|b|ab|o)(?: (?:positivo|negativo|[+-]))?$ :: Tem tipo sanguíneo {value}
salario :: income :: finance/budget :: (?:de )?(?:MONEY|NUM) :: Tem salário de {value}
profissao|cargo|ocupacao :: occupation :: career/job :: @NAMED :: Trabalha como {value}
plano de saude|convenio :: health_plan :: health :: @NAMED :: O plano de saúde é {value}
religiao :: religion :: spirituality :: @NAMED :: A religião é {value}
telefone|celular|numero|whatsapp :: phone :: relationships :: NUM|\d|\( :: O telefone é {value}
@ANIMAL :: pet :: relationships :: (?:[oa] )?(?:NAME|[a-z]+)$ :: Tem {thing} chamado {value}
(?:[a-z]+ ){1,3}(?:favorit[oa]s?|preferid[oa]s?) :: - :: leisure :: @NAMED :: {Thing} é {value} :: taste
hobby|hobbie|passatempo|time(?: do coracao)? :: - :: leisure :: @NAMED :: {Thing} é {value} :: taste
(?:senha|codigo|pin|login|placa|ramal|chave pix)(?: d[aeo] [a-z]+){0,2} :: - :: personal_growth :: .+ :: {Thing} é {value}
signo :: - :: personal_growth :: @NAMED :: É do signo de {value}
`.trim().split("\n").map((line) => {
  const [is = "", slot = "", where = "", value = "", say = "", mark] = line.split(" :: ");
  const [area, subArea] = where.split("/");
  return {
    is: new RegExp(`^(?:${expand(is)})$`),
    slot: slot === "-" ? null : slot as SlotName,
    area: area as Area,
    ...(subArea === undefined ? {} : { subArea }),
    value: new RegExp(`^(?:${expand(value)})`),
    say,
    taste: mark === "taste",
  };
});
