import type { ChatRequest } from "../http/parse-chat-request.ts";
import { mayRaiseTopic } from "./may-raise-topic.ts";
import type { Turn } from "./turn.ts";

const QUESTION_FOLLOWS =
  "Depois da sua resposta, o sistema pode acrescentar uma pergunta sobre a memória. Só termine com pergunta se faltar um dado para o que a pessoa pediu.";

/** What a model is told of the question that may follow its answer: two questions at once get no clear reply. */
export function topicNotices(turn: Turn, request: ChatRequest): string[] {
  return turn.opened.context.question && mayRaiseTopic(turn, request) ? [QUESTION_FOLLOWS] : [];
}
