import { z } from "zod";

const configSchema = z.object({
  /** The Supabase project: `https://<ref>.supabase.co`. */
  url: z.url(),
  publishableKey: z.string().min(1),
  /** On a development stack: who can enter by a button. */
  demo: z.object({ email: z.string(), password: z.string() }).optional(),
  /** Whether the project's OAuth server is on, with which other assistants sign in as the person. */
  oauthServer: z.boolean().optional(),
  /** On a development stack: mails are shown in the terminal in which it runs. */
  mail: z.literal("terminal").optional(),
});

/** Which project the client talks to. One build serves any project: this is read from `/config.json` when the page opens. */
export type Config = z.infer<typeof configSchema>;

/** What is wrong with the configuration, pt-BR. */
export class ConfigProblem extends Error {}

/** @throws {ConfigProblem} where the file is missing or cannot be used, or the project does not answer with its key */
export async function readConfig(): Promise<Config> {
  const config = configSchema.safeParse(await fetchConfigFile());
  if (!config.success) {
    const fields = config.error.issues.map(({ path }) => path.join(".") || "o arquivo").join(", ");
    throw new ConfigProblem(`O /config.json está incompleto ou errado em: ${fields}.`);
  }
  await checkProject(config.data);
  return config.data;
}

async function fetchConfigFile(): Promise<unknown> {
  const response = await fetch("/config.json", { cache: "no-store" }).catch(() => null);
  if (response === null) {
    throw new ConfigProblem("Não consegui ler o /config.json: o servidor desta página não responde.");
  }
  if (!response.ok) {
    throw new ConfigProblem(`O /config.json não existe aqui (o servidor respondeu ${response.status}).`);
  }
  try {
    return await response.json();
  } catch {
    throw new ConfigProblem("O /config.json não é um JSON válido.");
  }
}

/** Asks the project's sign-in service, which answers only with the right key. */
async function checkProject({ url, publishableKey }: Config): Promise<void> {
  const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: publishableKey } }).catch(() => null);
  if (response === null) {
    throw new ConfigProblem(`O projeto em ${url} não responde. Confira o endereço e a sua conexão.`);
  }
  await response.body?.cancel();
  if (response.status === 401 || response.status === 403) {
    throw new ConfigProblem("O projeto não aceita a chave publishableKey do /config.json.");
  }
}
