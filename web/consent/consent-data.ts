import type { AuthError, OAuthAuthorizationDetails } from "@supabase/supabase-js";
import { useMutation, useQuery } from "@tanstack/react-query";
import { BackendError } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";

/** What another assistant asks for, or, where it was allowed before, where the browser goes on to. */
export type ConsentRequest = OAuthAuthorizationDetails | { redirect_url: string };

export function useConsentRequest(id: string | null) {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: ["consent", id],
    enabled: id !== null,
    // A request is answered once: asking again would find it gone.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    queryFn: async (): Promise<ConsentRequest> => {
      const { data, error } = await supabase.auth.oauth.getAuthorizationDetails(id!);
      if (error) throw explain(error);
      return data;
    },
  });
}

/** Answers the request and goes back to the assistant, which learns the answer there. */
export function useAnswerConsent(id: string) {
  const { supabase } = useBackend();
  return useMutation({
    mutationFn: async (isAllowed: boolean) => {
      const { oauth } = supabase.auth;
      const options = { skipBrowserRedirect: true };
      const { data, error } = isAllowed
        ? await oauth.approveAuthorization(id, options)
        : await oauth.denyAuthorization(id, options);
      if (error) throw explain(error);
      goTo(data.redirect_url);
    },
  });
}

/** Follows the address that the sign-in service gave. One that would run as a script in this page is refused. */
export function goTo(address: string): void {
  const { protocol } = new URL(address);
  if (["javascript:", "data:", "blob:", "vbscript:"].includes(protocol)) {
    throw new BackendError("O assistente pediu para voltar a um endereço que não é seguro.", "unsafe_redirect");
  }
  location.assign(address);
}

const GONE = "Este pedido não existe ou já venceu. Volte ao assistente e conecte de novo.";

function explain(error: AuthError): BackendError {
  const { code = "unknown", status } = error;
  if (status === 0 || status === undefined) {
    return new BackendError("Sem conexão agora. Tente de novo quando voltar.", "offline", { cause: error });
  }
  const sentence = status >= 500 || status === 429 ? "Não deu certo agora. Tente de novo daqui a pouco." : GONE;
  return new BackendError(sentence, code, { cause: error });
}
