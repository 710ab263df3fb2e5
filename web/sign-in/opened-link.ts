/** What the link of a mail brought in the address: with it somebody signs in. */
export interface OpenedLink {
  refreshToken: string;
  /** Whether it was asked for to choose a new password. */
  isRecovery: boolean;
}

/** What stands behind the # in the address; null where nobody can sign in with it. */
export function readLink(hash: string): OpenedLink | null {
  const brought = new URLSearchParams(hash.replace(/^#/, ""));
  const refreshToken = brought.get("refresh_token");
  return refreshToken ? { refreshToken, isRecovery: brought.get("type") === "recovery" } : null;
}
