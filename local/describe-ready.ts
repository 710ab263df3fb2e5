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

To talk to it, sign in once, then repeat say with your own words:

${talk(ready)}

  say 'gastei 50 reais no mercado ontem'
  say 'sim'

Ctrl-C stops it.`;
}

/** Shell lines that need only curl and sed. Each message has an id of its own: one sent twice is one message. */
function talk({ url, publishableKey, demo }: Ready): string {
  return `  TOKEN=$(curl -s '${url}/auth/v1/token?grant_type=password' -H 'apikey: ${publishableKey}' \\
    -H 'Content-Type: application/json' -d '${JSON.stringify(demo)}' | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
  say() { curl -s '${url}/functions/v1/chat' -H 'apikey: ${publishableKey}' \\
    -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -H 'Accept: application/json' \\
    -d '{"id":"${crypto.randomUUID()}","message":{"id":"'$(date +%s%N)'","role":"user",
    "parts":[{"type":"text","text":"'"$1"'"}]}}'; echo; }`;
}
