import * as z from "zod/mini";
import type { Backend } from "../shell/backend.ts";
import { watchedFetch } from "../shell/connection.ts";
import { LINK_IS_OVER } from "./link-problem.ts";
import type { OpenedLink } from "./opened-link.ts";

const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string(), email: z.optional(z.string()) }),
});

/** The session of a link, as the sign-in service gave it. */
export type LinkSession = z.infer<typeof sessionSchema>;

const LATER = "Não deu certo agora. Tente de novo daqui a pouco.";

/** Why nobody can sign in with a link, pt-BR. */
export class LinkError extends Error {
  constructor(message: string, readonly isOver: boolean) {
    super(message);
  }
}

/**
 * Asks the sign-in service for the session of a link. Whose it is says only its answer: what the address claims anybody can write.
 *
 * @throws {LinkError}
 */
export async function fetchLinkSession({ config }: Backend, { refreshToken }: OpenedLink): Promise<LinkSession> {
  const response = await watchedFetch(`${config.url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: { apikey: config.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ refresh_token: refreshToken }),
  }).catch(() => {
    throw new LinkError("Sem conexão agora. Tente de novo quando voltar.", false);
  });
  const session = sessionSchema.safeParse(await response.json().catch(() => null));
  if (response.ok && session.success) return session.data;
  const isOver = response.status >= 400 && response.status < 500 && response.status !== 429;
  throw new LinkError(isOver ? LINK_IS_OVER : LATER, isOver);
}

export type SignInByLink = (backend: Backend, session: LinkSession) => Promise<LinkError | null>;

/** Signs in with the session of a link. Gives what stopped it; null where nothing did. */
export const signInByLink: SignInByLink = async ({ supabase }, session) => {
  const { error } = await supabase.auth.setSession(session);
  if (error === null) return null;
  const isOver = error.status !== undefined && error.status >= 400 && error.status < 500;
  return new LinkError(isOver ? LINK_IS_OVER : LATER, isOver);
};
