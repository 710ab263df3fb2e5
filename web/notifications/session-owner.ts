/** Whose session a page has: what rings in a browser ends with it. */
export interface SessionOwner {
  userId: string;
  sessionId: string;
}

/** The session that a token names; null where it names none. */
export function sessionIdOf(token: string): string | null {
  try {
    const claims = token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
    const { session_id } = JSON.parse(atob(claims)) as { session_id?: unknown };
    return typeof session_id === "string" ? session_id : null;
  } catch {
    return null;
  }
}
