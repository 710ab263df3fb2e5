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

/** How to start or continue a game. */
interface GameOptions {
  /** The data folder. Null: the game is in memory. */
  data: string | null;
  /** Delete the game in the folder first. */
  reset?: boolean;
  /** The person's local time. Default: where the clock stopped, or the real time. */
  now?: string;
  zone?: string;
  /** The name given at sign-up. Default: none. */
  name?: string;
  /** Default: a random address. */
  email?: string;
  /** A dump of a migrated database, for a game in memory. */
  snapshot?: Blob;
}

/** What is stored of a game besides its log: the person's account and the time. */
interface SavedGame {
  person: PersonIdentity;
  now: number;
}

/** A person writes the answers: a step of the model may take an hour, and a turn three hours. */
const HOUR_MS = 3_600_000;
const PLAYED_LIMITS: TurnLimits = { ...TURN_LIMITS, firstMs: HOUR_MS, stepMs: HOUR_MS, turnMs: 3 * HOUR_MS };

const DEFAULT_ZONE = "America/Sao_Paulo";

/**
 * Starts the product in this process, with a model that a person plays. `Date` shows the game's time until the game is closed.
 * @throws {StartError} with the line to show
 */
export async function startGame(options: GameOptions): Promise<Game> {
  const folder = options.data === null ? null : await openDataFolder(options.data, { reset: options.reset ?? false });
  const closing: (() => unknown)[] = folder ? [() => folder.release()] : [];
  try {
    if (folder && options.reset) removeGame(options.data!);
    const saved = options.data === null ? null : readSavedGame(options.data);
    const person = saved?.person ?? newPerson(options);
    const clock = new PlayClock(startTime(options, person.zone, saved));
    closing.unshift(installClock(clock));
    const log = new GameLog(options.data === null ? undefined : `${options.data}/play.jsonl`);
    const isNew = saved === null;
    const game = await start({ clock, person, isNew, folder, log, options });
    if (isNew) log.add({ type: "begin", at: localTimeOf(clock.now(), person.zone), zone: person.zone });
    else if (options.now !== undefined) log.add({ type: "clock", at: game.time });
    game.parts.saveClock();
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

interface GameStart {
  clock: PlayClock;
  person: PersonIdentity;
  isNew: boolean;
  folder: DataFolder | null;
  log: GameLog;
  options: GameOptions;
}

async function start({ clock, person: identity, isNew, folder, log, options }: GameStart): Promise<Game> {
  let game: Game | undefined;
  const desk = new ModelDesk({
    changed: (request) => game?.noteRequest(request),
  });
  try {
    const secrets = folder ? await readOrMakeSecrets(folder.secrets) : await generateSecrets();
    const migrations = await listMigrations(inProject("supabase/migrations"));
    const stack = await startStack({
      openDatabase: () => folder ? openGameDatabase(folder, migrations) : openPglite({ snapshot: options.snapshot }),
      secrets,
      migrations,
      functions: functionsWithPlayedLimits(),
      environment: environmentFor(desk),
      port: 0,
      schedule: true,
      log: logUnexpected,
    });
    try {
      await stack.database.run("update private.settings set value = '1000000' where key ~ '^(turns|reads)_per_'");
      const person = await Person.enter(stack.url, secrets.publishableKey, identity, isNew);
      const userId = await userIdOf(stack.database, identity.email);
      // A game that starts after 3:00 has its first consolidation in the next night, and not within a minute.
      const now = new Date(clock.now()).toISOString();
      if (isNew) await stack.database.query("select private.end_run($1::uuid, $2::timestamptz)", [userId, now]);
      const saveClock = () => {
        if (options.data !== null) writeSavedGame(options.data, { person: identity, now: clock.now() });
      };
      return game = new Game({ clock, stack, secretKey: secrets.secretKey, person, userId, log, desk, saveClock });
    } catch (error) {
      await stack.close();
      throw error;
    }
  } catch (error) {
    await desk.close();
    throw error;
  }
}

/** Logs a line of the API. Errors with PT4 are refusals, which the player sees in the answer. */
function logUnexpected(line: string): void {
  if (!line.startsWith("[api] PT4")) console.error(line);
}

async function openGameDatabase(folder: DataFolder, migrations: Migration[]): Promise<Database> {
  const database = await openFolderDatabase(folder);
  try {
    await checkBaseline(database, migrations, "the game's data folder");
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The project's functions, with a chat function whose turns may take as long as a person needs to write. */
function functionsWithPlayedLimits(): FindFunction {
  const find = loadFunctions(inProject("supabase/functions"));
  const chat = createChatApp({ limits: PLAYED_LIMITS });
  return (name) => name === "chat" ? Promise.resolve(chat) : find(name);
}

/** Only the played model, and no outside service: a game costs nothing and can be repeated. */
function environmentFor(desk: ModelDesk): Record<string, string | undefined> {
  return {
    GOOGLE_GENERATIVE_AI_API_KEY: "played-by-hand",
    GOOGLE_GENERATIVE_AI_BASE_URL: desk.url,
    CHAT_MODEL: undefined,
    CHAT_MODEL_FALLBACK: undefined,
    EXTRACTION_MODEL: undefined,
    EMBEDDING_MODEL: undefined,
    TMDB_API_KEY: undefined,
    OPEN_LIBRARY: "off",
    OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
    LOG_TURNS: "off",
  };
}

function newPerson({ email, name, zone = DEFAULT_ZONE }: GameOptions): PersonIdentity {
  const address = email ?? `pessoa-${crypto.randomUUID().slice(0, 8)}@example.com`;
  return { email: address, password: crypto.randomUUID(), zone, ...(name !== undefined && { name }) };
}

/** @throws {StartError} for an invalid zone or time, or a time before that of the saved game */
function startTime({ now }: GameOptions, zone: string, saved: SavedGame | null): number {
  try {
    const wanted = now === undefined ? undefined : instantOf(now, zone);
    localTimeOf(0, zone);
    if (saved && wanted !== undefined && wanted < saved.now) {
      throw new RangeError(`this game stood at ${localTimeOf(saved.now, zone)}: its clock only goes forwards`);
    }
    return wanted ?? saved?.now ?? Date.now();
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

async function userIdOf(database: Database, email: string): Promise<string> {
  const [row] = await database.query<{ id: string }>("select id::text from auth.users where email = $1", [email]);
  if (!row) throw new StartError(`nobody signs in as ${email}`);
  return row.id;
}

function readSavedGame(folder: string): SavedGame | null {
  try {
    return JSON.parse(Deno.readTextFileSync(`${folder}/play.json`));
  } catch (cause) {
    if (cause instanceof Deno.errors.NotFound) return null;
    throw new StartError(`${folder}/play.json does not hold a game; --reset starts a new one`, { cause });
  }
}

/** Writes another file and renames it, so that a killed process leaves the old file complete. */
function writeSavedGame(folder: string, saved: SavedGame): void {
  const partial = `${folder}/play.json.unfinished`;
  Deno.writeTextFileSync(partial, JSON.stringify(saved), { mode: 0o600 });
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
