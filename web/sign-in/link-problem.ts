/** What is wrong with the link that led here, which the sign-in service says in the address; null if nothing is. */
export function readLinkProblem(hash: string): string | null {
  const answer = new URLSearchParams(hash.replace(/^#/, ""));
  const code = answer.get("error_code") ?? answer.get("error");
  if (code === null) return null;
  return LINK_SENTENCES[code] ?? "O link não funcionou. Peça um novo.";
}

const LINK_SENTENCES: Record<string, string> = {
  otp_expired: "O link venceu ou já foi usado. Peça um novo em “Esqueci a senha”.",
  access_denied: "O link não vale mais. Peça um novo em “Esqueci a senha”.",
};
