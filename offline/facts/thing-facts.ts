import type { SlotName } from "../../shared/memory/slots.ts";
import { type Area, listOfWords } from "./fact-rule.ts";

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
  taste?: boolean;
}

const ANIMAL = new RegExp(`^(?:${listOfWords("ANIMAL")})$`);
const ANYTHING =
  /^(?!bo[am]|ruim|otim|pessim|muito|tao|demais|legal|assim|hoje|chat|lind|cansativ|horriv|uma? (?:saco|droga|caos))[a-zA-Z]/;

export const THING_FACTS: readonly ThingFact[] = [
  {
    is: /^nome(?: completo)?$/,
    slot: "name",
    area: "personal_growth",
    value: /^(?:NAME|[a-z]+)$/,
    say: "Chama-se {value}",
  },
  {
    is: /^(?:aniversario|data de nascimento)$/,
    slot: "birthday",
    area: "personal_growth",
    value: /DATE/,
    say: "Faz aniversário em {value}",
  },
  { is: /^idade$/, slot: "age", area: "personal_growth", value: /^NUM/, say: "Tem {value} anos" },
  { is: /^peso(?: atual)?$/, slot: "weight", area: "health", value: /^(?:QTY|NUM)/, say: "Pesa {value}" },
  { is: /^altura$/, slot: "height", area: "health", value: /^(?:QTY|NUM)/, say: "Mede {value}" },
  {
    is: /^(?:tipo sanguineo|sangue)$/,
    slot: "blood_type",
    area: "health",
    value: /^(?:a|b|ab|o)(?: (?:positivo|negativo|[+-]))?$/,
    say: "Tem tipo sanguíneo {value}",
  },
  {
    is: /^salario$/,
    slot: "income",
    area: "finance",
    subArea: "budget",
    value: /^(?:de )?(?:MONEY|NUM)/,
    say: "Tem salário de {value}",
  },
  {
    is: /^(?:profissao|cargo|ocupacao)$/,
    slot: "occupation",
    area: "career",
    subArea: "job",
    value: ANYTHING,
    say: "Trabalha como {value}",
  },
  {
    is: /^(?:plano de saude|convenio)$/,
    slot: "health_plan",
    area: "health",
    value: ANYTHING,
    say: "O plano de saúde é {value}",
  },
  { is: /^religiao$/, slot: "religion", area: "spirituality", value: ANYTHING, say: "A religião é {value}" },
  {
    is: /^(?:telefone|celular|numero|whatsapp)$/,
    slot: "phone",
    area: "relationships",
    value: /^(?:NUM|\d|\()/,
    say: "O telefone é {value}",
  },
  {
    is: ANIMAL,
    slot: "pet",
    area: "relationships",
    value: /^(?:[oa] )?(?:NAME|[a-z]+)$/,
    say: "Tem {thing} chamado {value}",
  },
  {
    is: /^(?:[a-z]+ ){1,3}(?:favorit[oa]s?|preferid[oa]s?)$/,
    slot: null,
    area: "leisure",
    value: ANYTHING,
    say: "{Thing} é {value}",
    taste: true,
  },
  {
    is: /^(?:hobby|hobbie|passatempo|time(?: do coracao)?)$/,
    slot: null,
    area: "leisure",
    value: ANYTHING,
    say: "{Thing} é {value}",
    taste: true,
  },
  { is: /^signo$/, slot: null, area: "personal_growth", value: ANYTHING, say: "É do signo de {value}" },
];
