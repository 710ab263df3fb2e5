/// <reference lib="deno.worker" />

/** Where the bystander talks, and as whom. */
export interface Bystanding {
  url: string;
  headers: Record<string, string>;
}

// In a thread of its own: the time a busy stack makes it wait is its own time too.
self.onmessage = async ({ data: { url, headers } }: MessageEvent<Bystanding>) => {
  for (;;) {
    const start = performance.now();
    const response = await fetch(`${url}/functions/v1/chat`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({
        id: crypto.randomUUID(),
        message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text: "oi, tudo bem?" }] },
      }),
    });
    await response.text();
    if (!response.ok) throw new Error(`a turn was answered with ${response.status}`);
    self.postMessage(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
