import { fileURLToPath } from "node:url";
import { createChatApp } from "../../shared/chat/create-chat-app.ts";
import { TURN_LIMITS, type TurnLimits } from "../../shared/turn/turn.ts";
import type { Database } from "../database.ts";
import { type FindFunction, loadFunctions } from "../load-functions.ts";
import { checkBaseline, listMigrations, type Migration } from "../migrate.ts";
import { type DataFolder, openDataFolder, openFolderDatabase } from "../open-data-folder.ts";
import { openPglite } from "../open-pglite.ts";
import { StartError } from "../run-task.ts";
import { generateSecrets, readOrMakeSecrets } from "../secrets.ts";
import { startStack } from "../start-stack.ts";
import { Game } from "./game.ts";
import { GameLog } from "./game-log.ts";
import { ModelDesk } from "./model-desk.ts";
import { Person, type PersonIdentity } from "./person.ts";
import { installClock, instantOf, localTimeOf, PlayClock } from "./play-clock.ts";

/** How a game is begun, or gone on with. */
export interface GameOptions {
  /** Where it is kept; null: in memory. */
  data: string | null;
  /** Begin anew in a folder that holds a game. */
  reset?: boolean;
  /** Local time of the person; where it stood, or what it really is, without. */
  now?: string;
  zone?: string;
  /** What the person gave at the sign-up; no name and an address of its own without. */
  name?: string;
  email?: string;
  /** A migrated database to start from in memory. */
  snapshot?: Blob;
}

/** What is kept of a game beside its log: who plays the person, and where the clock stood. */
interface KeptGame {
  person: PersonIdentity;
  now: number;
}

/** Somebody writes: a step of the model may take an hour, a turn three. */
const HOUR_MS = 3_600_000;
const PATIENT: TurnLimits = { ...TURN_LIMITS, firstMs: HOUR_MS, stepMs: HOUR_MS, turnMs: 3 * HOUR_MS };

const DEFAULT_ZONE = "America/Sao_Paulo";

/**
 * Starts the product in this process beside a model that is played. `Date` is the game's clock until it is closed.
 * @throws {StartError} with the line to show
 */
export async function startGame(options: GameOptions): Promise<Game> {
  const folder = options.data === null ? null : await openDataFolder(options.data, { reset: options.reset ?? false });
  const closing: (() => unknown)[] = folder ? [() => folder.release()] : [];
  try {
    if (folder && options.reset) removeGame(options.data!);
    const kept = options.data === null ? null : readKept(options.data);
    const person = kept?.person ?? newPerson(options);
    const clock = new PlayClock(startTime(options, person.zone, kept));
    closing.unshift(installClock(clock));
    const log = new GameLog(options.data === null ? undefined : `${options.data}/play.jsonl`);
    const isNew = kept === null;
    const game = await start({ clock, person, isNew, folder, log, options });
    if (isNew) log.add({ type: "begin", at: localTimeOf(clock.now(), person.zone), zone: person.zone });
    else if (options.now !== undefined) log.add({ type: "clock", at: game.time });
    game.parts.keep();
    const close = game.close.bind(game);
    game.close = async () => {
      await close();
      for (const step of closing) step();
    };
    return game;
  } catch (error) {
    for (const step of closing) step();
    throw error;
  }
}

interface Beginning {
  clock: PlayClock;
  person: PersonIdentity;
  isNew: boolean;
  folder: DataFolder | null;
  log: GameLog;
  options: GameOptions;
}

async function start({ clock, person: identity, isNew, folder, log, options }: Beginning): Promise<Game> {
  let game: Game | undefined;
  const desk = new ModelDesk({
    changed: (request) => game?.noteRequest(request),
  });
  try {
    const secrets = folder ? await readOrMakeSecrets(folder.secrets) : await generateSecrets();
    const migrations = await listMigrations(inProject("supabase/migrations"));
    const stack = await startStack({
      openDatabase: () => folder ? openKept(folder, migrations) : openPglite({ snapshot: options.snapshot }),
      secrets,
      migrations,
      functions: patientFunctions(),
      environment: environmentFor(desk),
      port: 0,
      schedule: true,
      log: logUnexpected,
    });
    try {
      await stack.database.run("update private.settings set value = '1000000' where key ~ '^(turns|reads)_per_'");
      const person = await Person.enter(stack.url, secrets.publishableKey, identity, isNew);
      const userId = await userIdOf(stack.database, identity.email);
      // Whoever begins after 3:00 learns in the next night, and not at the next minute of the schedule.
      const now = new Date(clock.now()).toISOString();
      if (isNew) await stack.database.query("select private.end_run($1::uuid, $2::timestamptz)", [userId, now]);
      const keep = () => {
        if (options.data !== null) writeKept(options.data, { person: identity, now: clock.now() });
      };
      return game = new Game({ clock, stack, secretKey: secrets.secretKey, person, userId, log, desk, keep });
    } catch (error) {
      await stack.close();
      throw error;
    }
  } catch (error) {
    await desk.close();
    throw error;
  }
}

/** What the product refuses a player is told to that player. */
function logUnexpected(line: string): void {
  if (!line.startsWith("[api] PT4")) console.error(line);
}

async function openKept(folder: DataFolder, migrations: Migration[]): Promise<Database> {
  const database = await openFolderDatabase(folder);
  try {
    await checkBaseline(database, migrations, "the game's data folder");
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The project's functions; a turn has the time that writing takes. */
function patientFunctions(): FindFunction {
  const find = loadFunctions(inProject("supabase/functions"));
  const chat = createChatApp({ limits: PATIENT });
  return (name) => name === "chat" ? Promise.resolve(chat) : find(name);
}

/** No other model and no service outside: a game costs nothing and gives the same again. */
function environmentFor(desk: ModelDesk): Record<string, string | undefined> {
  return {
    GOOGLE_GENERATIVE_AI_API_KEY: "played-by-hand",
    GOOGLE_GENERATIVE_AI_BASE_URL: desk.url,
    CHAT_MODEL: undefined,
    CHAT_MODEL_FALLBACK: undefined,
    EXTRACTION_MODEL: undefined,
    EMBEDDING_MODEL: undefined,
    TMDB_API_KEY: undefined,
    OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
    LOG_TURNS: "off",
  };
}

function newPerson({ email, name, zone = DEFAULT_ZONE }: GameOptions): PersonIdentity {
  const address = email ?? `pessoa-${crypto.randomUUID().slice(0, 8)}@example.com`;
  return { email: address, password: crypto.randomUUID(), zone, ...(name !== undefined && { name }) };
}

/** @throws {StartError} for a zone or time that cannot be read, or a time before the one where a game stood */
function startTime({ now }: GameOptions, zone: string, kept: KeptGame | null): number {
  try {
    const wanted = now === undefined ? undefined : instantOf(now, zone);
    localTimeOf(0, zone);
    if (kept && wanted !== undefined && wanted < kept.now) {
      throw new RangeError(`this game stood at ${localTimeOf(kept.now, zone)}: its clock only goes forwards`);
    }
    return wanted ?? kept?.now ?? Date.now();
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

async function userIdOf(database: Database, email: string): Promise<string> {
  const [row] = await database.query<{ id: string }>("select id::text from auth.users where email = $1", [email]);
  if (!row) throw new StartError(`nobody signs in as ${email}`);
  return row.id;
}

function readKept(folder: string): KeptGame | null {
  try {
    return JSON.parse(Deno.readTextFileSync(`${folder}/play.json`));
  } catch (cause) {
    if (cause instanceof Deno.errors.NotFound) return null;
    throw new StartError(`${folder}/play.json does not hold a game; --reset begins a new one`, { cause });
  }
}

/** Renamed into place: a kill leaves the one before. */
function writeKept(folder: string, kept: KeptGame): void {
  const partial = `${folder}/play.json.unfinished`;
  Deno.writeTextFileSync(partial, JSON.stringify(kept), { mode: 0o600 });
  Deno.renameSync(partial, `${folder}/play.json`);
}

function removeGame(folder: string): void {
  for (const name of ["play.json", "play.jsonl"]) {
    try {
      Deno.removeSync(`${folder}/${name}`);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
  }
}

function inProject(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
