import { generateVapidKeys } from "../shared/notifications/vapid-keys.ts";
import { parseFlags, runTask } from "./run-task.ts";

const help = `deno task push:keys [flags]

Makes the keys with which reminders ring on devices, and prints them as variables of the functions. A new pair ends what
devices have agreed to: make it once for a project. The stack of deno task dev makes its own.

  --subject mailto:…   whom push services can reach about this deployment; an e-mail address or an https address
  --help               print this text

Example: npx -y supabase secrets set $(deno task push:keys --subject mailto:voce@example.com)`;

await runTask(async () => {
  const { subject, help: isHelp } = parseFlags({
    subject: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  }, Deno.args);
  if (isHelp) return console.info(help);
  const { publicKey, privateKey } = await generateVapidKeys();
  console.info(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
  if (subject !== undefined) console.info(`VAPID_SUBJECT=${subject}`);
});
