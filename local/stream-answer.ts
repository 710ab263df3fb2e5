/** A message and where it goes. */
export interface Question {
  url: string;
  publishableKey: string;
  token: string;
  conversationId: string;
  text: string;
}

/**
 * Sends one message to the chat function and hands on the words of the answer as they come.
 * @throws Error with the server's sentence when it refuses
 */
export async function streamAnswer(question: Question, onText: (text: string) => Promise<void>): Promise<void> {
  const response = await fetch(`${question.url}/functions/v1/chat`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${question.token}`,
      apikey: question.publishableKey,
    },
    body: JSON.stringify({
      id: question.conversationId,
      message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text: question.text }] },
    }),
  });
  if (!response.ok || !response.body) {
    throw new Error(JSON.parse(await response.text()).error?.message ?? `HTTP ${response.status}`);
  }
  let pending = "";
  let paragraphs = 0;
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (pending + piece).split("\n");
    pending = lines.pop() ?? "";
    for (const line of lines) {
      if (!line.startsWith("data: {")) continue;
      const chunk = JSON.parse(line.slice("data: ".length));
      if (chunk.type === "text-start" && paragraphs++ > 0) await onText("\n\n");
      if (chunk.type === "text-delta") await onText(chunk.delta);
      if (chunk.type === "error") throw new Error(chunk.errorText);
    }
  }
}
