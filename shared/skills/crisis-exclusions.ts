import { terms } from "./terms.ts";

/** What sounds like a crisis and is a way of speaking ("morrer de rir"), or an accident. */
export const crisisExclusions: readonly string[] = terms`
  esquadrao suicida
  (?:me matar|me mato|morrer|mort[oa]|me mata) de (?:rir|tanto rir|rir disso|trabalhar|estudar|vergonha|fome|sede|inveja|tedio|orgulho|calor|frio|raiva|ciumes?|amores?|curiosidade|saudades?|sono|felicidade|fofura|treinar|malhar)
  (?:vai|quer|querem|vao|quase|tentando|mandou|tentou) me matar|me mat(?:ar|o) de|vai morrer
  me cort\w+ (?:o )?(?:cabelo|barba|cozinhando|fazendo|picando|com papel|descascando|(?:n[oa]|com) (?:cozinha|faca|vidro|caco|papel|lata|gilete|estilete|folha))
  dose unica|se mat(?:ar|a|ou|ando) de (?:rir|tanto|trabalhar|estudar|treinar|malhar|fome)
  se matar (?:na academia|no treino|de)|(?:vao|vai|quer|querem) se matar (?:no|na) (?:ringue|jogo|arena|luta)
  me machuc(?:ar|ando|o|ei) (?:no|na|jogando|treinando|correndo|malhando|fazendo|de novo em relacion\w+)
  morrer (?:no jogo|na praia|afogad[oa] no jogo|em serie)
  (?:personagem|vilao|boss|chefao)${"(?: \\w+){0,4}"} (?:me matar|morrer|suicid\w+)
  (?:taxa|livro|filme|serie|musica) (?:de |sobre )suicidio|setembro amarelo|quero morrer nao
  (?:quero|vou|queria) (?:sumir|desaparecer) (?:do mapa e ir|do mapa n[oa]s? (?:ferias|feriado)|de ferias|pra praia|n[oa] (?:praia|mato|feriado))
  (?:quero|queria|vou|vontade de) (?:sumir|desaparecer) d[aeo]s? (?:grupo|festa|trabalho|facul\w*|academia|face\w*|insta\w*|redes?|cidade|whats\w*|zap|sol)
  nao (?:quero|vou) morrer
  (?:celular|telefone|carro|moto|planta|plantinha|flor|bateria|notebook|pc|computador|wifi|internet|tv|impressora|geladeira|chuveiro|app|relogio|mosquito|barata)(?: \w+){0,4} (?:morrer|se matar)
  (?:morrer|se matar) de (?:alegria|emocao|medo|paixao|gargalhar|ansiedade|lindeza|susto|nojo|preguica|cansaco|comer|velhice|dancar|sono|tanto|rir|ri|beber agua|correr)
  prefere morrer (?:a|do que|que) \w+|nao quer morrer
  se matar (?:estudando|trabalhando|treinando|malhando|limpando|pra \w+)|se mata (?:de|estudando|trabalhando|treinando|pra)
  (?:viver|vivendo) (?:de (?:aluguel|favor|bico|dieta|salario)|no (?:vermelho|aperto|sufoco))
  (?:quer|querendo|queria) sumir (?:com|d[aeo] (?:minha vida|cidade|grupo|festa|trabalho))
`;
