import { phrase } from "../language/phrase.ts";

/** Something of oneself of which one thing holds at a time: how it is asked for, and what tells of it. */
export const SINGLE_FACTS: readonly { asked: RegExp; told: RegExp }[] = [
  {
    asked: phrase(
      "(?:onde|aonde|em que (?:cidade|bairro|lugar|estado|pais)|com quem)(?: [a-z]+){0,3} (?:moro|vivo|morando|resido)|(?:qual|que)(?: [a-z]+){0,2} (?:minha cidade|meu endereco|meu bairro)",
    ),
    told:
      /^(?:(?:hoje|agora|eu|se|me|ja) )*(?:mor[oa]u?|morando|mud(?:ei|ou|amos)(?:-se)?|viv[oe]|resid[oe]|(?:to|ta|esta|estou) (?:morando|vivendo)|fo?[ui]i? morar|voltei pra|voltou (?:pra|a morar)|minha (?:casa|cidade)|meu (?:endereco|bairro|apartamento))\b/,
  },
  {
    asked: phrase(
      "(?:onde|em que|com o que|no que|pra quem)(?: [a-z]+){0,3} (?:trabalho|trabalhando)|(?:qual|que|como)(?: [a-z]+){0,2} (?:meu (?:emprego|trabalho|cargo)|minha profissao)",
    ),
    told:
      /^(?:(?:hoje|agora|eu|se|me|ja) )*(?:trabalh[oa]u?|(?:to|ta|esta|estou) trabalhando|comec\w+ (?:a trabalhar|n[oa]|em)|entr(?:ei|ou) n[oa]|fui (?:contratad|promovid|demitid)\w+|foi (?:contratad|promovid|demitid)\w+|consegui\w* (?:um|o) emprego|mud(?:ei|ou) de (?:emprego|trabalho)|perd\w+ o emprego|pedi\w* demissao|e \w+(?:eir[oa]|or[ao]?|ista|log[oa]|ic[oa]|ente)\b|sou \w+)/,
  },
  {
    asked: phrase(
      "(?:como|qual)(?: [a-z]+){0,2} (?:me chamo|me chama|meu nome|eu chamo)|(?:voce )?sabe (?:o )?meu nome|como me chamo",
    ),
    told:
      /^(?:(?:eu|o) )*(?:me chamo|chama-se|se chama|meu nome|seu nome|voce se chama|pode me chamar|prefere ser chamad\w+|gosta de ser chamad\w+)\b/,
  },
];
