// The small half of zod: it is in what a phone loads first.
import * as z from "zod/mini";
import { watchedFetch } from "./connection.ts";

const configSchema = z.object({
  /** The Supabase project: `https://<ref>.supabase.co`. */
  url: z.url(),
  publishableKey: z.string().check(z.minLength(1)),
  /** On a development stack: who can enter by a button. */
  demo: z.optional(z.object({ email: z.string(), password: z.string() })),
  /** Whether the project's OAuth server is on, with which other assistants sign in as the person. */
  oauthServer: z.optional(z.boolean()),
  /** On a development stack: mails are shown in the terminal in which it runs. */
  mail: z.optional(z.literal("terminal")),
});

/** Which project the client talks to. One build serves any project: this is read from `/config.json` when the page opens. */
export type Config = z.infer<typeof configSchema>;

/** What is wrong with the configuration, pt-BR. */
export class ConfigProblem extends Error {}

/** The last configuration that was good, for a start without a network. */
const KEPT = "config";

/** @throws {ConfigProblem} where the file is missing or cannot be used, or the project does not answer with its key */
export async function readConfig(): Promise<Config> {
  const file = await readFile();
  if (file === null) return keptConfig("Não consegui ler o /config.json: o servidor desta página não responde.");
  const config = configSchema.safeParse(file);
  if (!config.success) {
    const fields = config.error.issues.map(({ path }) => path.join(".") || "o arquivo").join(", ");
    throw new ConfigProblem(`O /config.json está incompleto ou errado em: ${fields}.`);
  }
  const { url, publishableKey } = config.data;
  const project = await watchedFetch(`${url}/auth/v1/settings`, { headers: { apikey: publishableKey } }).catch(() =>
    null
  );
  if (project === null) return keptConfig(`O projeto em ${url} não responde. Confira o endereço e a sua conexão.`);
  await project.body?.cancel();
  // Its sign-in service answers only with the right key.
  if (project.status === 401 || project.status === 403) {
    throw new ConfigProblem("O projeto não aceita a chave publishableKey do /config.json.");
  }
  localStorage.setItem(KEPT, JSON.stringify(config.data));
  return config.data;
}

/** The file's content; null where the server does not answer, or not to the end. */
async function readFile(): Promise<unknown> {
  const response = await watchedFetch("/config.json", { cache: "no-store" }).catch(() => null);
  if (response?.ok === false) {
    throw new ConfigProblem(`O /config.json não existe aqui (o servidor respondeu ${response.status}).`);
  }
  const text = await response?.text().catch(() => null) ?? null;
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    throw new ConfigProblem("O /config.json não é um JSON válido.");
  }
}

/** What worked the last time, where there is no network now. */
function keptConfig(problem: string): Config {
  const kept = configSchema.safeParse(JSON.parse(localStorage.getItem(KEPT) ?? "null"));
  if (!kept.success) throw new ConfigProblem(problem);
  return kept.data;
}
