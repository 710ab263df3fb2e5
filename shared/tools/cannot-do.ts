/** What people ask an assistant for, and the name of the tool that would do it. */
const WANTED: readonly (readonly [tool: string, text: string])[] = [
  ["create_event", "ver ou mudar a agenda"],
  ["send_message", "mandar e-mail ou mensagem, ligar, comprar ou pagar algo fora daqui"],
  ["search_web", "olhar a internet: notícias, tempo, preços, lugares de agora"],
];

/** What people would ask for and none of these tools does, pt-BR. The instructions tell the model so. */
export function listMissingAbilities(tools: readonly { name: string }[]): string[] {
  return WANTED.filter(([wanted]) => tools.every(({ name }) => name !== wanted)).map(([, text]) => text);
}
