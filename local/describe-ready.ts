/** What a developer needs to talk to the stack. */
export interface Ready {
  url: string;
  publishableKey: string;
  secretKey: string;
  demo: { email: string; password: string };
}

/** The ready message, for people or (`json`) as the one line that a program waits for. */
export function describeReady(ready: Ready, { json, where }: { json: boolean; where: string }): string {
  const { url, publishableKey, secretKey, demo } = ready;
  if (json) return JSON.stringify({ event: "ready", url, publishableKey, secretKey, demo });
  return `Life Assistant is ready.

  URL              ${url}
  Publishable key  ${publishableKey}
  Secret key       ${secretKey}
  Demo user        ${demo.email}
  Password         ${demo.password}
  Data             ${where}

To talk to it, in another terminal: ${talk(ready)}

Ctrl-C stops it.`;
}

/** With the key spelled out, it works for a stack in memory too. */
function talk({ url, publishableKey }: Ready): string {
  return `npx -y deno@2.9.6 task talk --url ${url} --key ${publishableKey}`;
}
