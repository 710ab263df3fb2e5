/** Milliseconds from the start of a process until it listened, and until it had answered the first request. */
interface ColdStart {
  listening: number;
  answered: number;
  status: number;
}

/** Starts a bundled function like a new worker, and sends it one request without a token. */
export async function coldStart(bundle: string, path: string, env: Record<string, string> = {}): Promise<ColdStart> {
  const began = performance.now();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["serve", "--allow-all", "--no-config", "--no-lock", "--host", "127.0.0.1", "--port", "0", bundle],
    env: {
      NO_COLOR: "1",
      SUPABASE_URL: "http://127.0.0.1:1",
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_test"}',
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
      SUPABASE_JWT_SECRET: "a secret of at least thirty-two characters",
      ...env,
    },
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  try {
    const url = await listeningUrl(child.stderr);
    const listening = performance.now() - began;
    const response = await fetch(url + path, { method: "POST", body: "{}" });
    await response.body?.cancel();
    return { listening, answered: performance.now() - began, status: response.status };
  } finally {
    child.kill("SIGKILL");
    await child.status;
  }
}

async function listeningUrl(stderr: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  let text = "";
  for await (const part of stderr.pipeThrough(new TextDecoderStream())) {
    text += part;
    const port = /Listening on http:\/\/[\w.]+:(\d+)/.exec(text)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`the function did not start: ${text}`);
}
