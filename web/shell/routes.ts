/** The addresses of the pages of somebody who is signed in, as wouter writes them. */
export const ROUTES = {
  chat: "/conversa/:id?",
  today: "/hoje",
  memory: "/memoria",
  money: "/dinheiro",
  card: "/dinheiro/cartao/:id",
  importStatement: "/dinheiro/importar",
  health: "/saude",
  library: "/biblioteca",
  automaticNotes: "/biblioteca/notas-automaticas",
  settings: "/ajustes/:part?",
} as const;

/** Where the project's OAuth server sends people to be asked. */
export const CONSENT_ROUTE = "/oauth/consent";

/** The description of the API, for everybody. */
export const API_ROUTE = "/api";
