/** What is wrong with the link that led here, which the sign-in service says in the address; null if nothing is. */
export function readLinkProblem(hash: string): string | null {
  const answer = new URLSearchParams(hash.replace(/^#/, ""));
  const code = answer.get("error_code") ?? answer.get("error");
  if (code === null) return null;
  return LINK_SENTENCES[code] ?? "O link não funcionou. Peça um novo.";
}

export const LINK_IS_OVER = "O link venceu ou já foi usado. Peça um novo em “Esqueci a senha”.";

const LINK_SENTENCES: Record<string, string> = {
  otp_expired: LINK_IS_OVER,
  access_denied: "O link não vale mais. Peça um novo em “Esqueci a senha”.",
};
