import type { RunningStack } from "../start-stack.ts";
import type { GameLog } from "./game-log.ts";
import type { ModelDesk } from "./model-desk.ts";
import type { Person } from "./person.ts";
import type { PlayClock } from "./play-clock.ts";

/** The parts of a game. */
export interface GameParts {
  clock: PlayClock;
  stack: RunningStack;
  secretKey: string;
  person: Person;
  userId: string;
  log: GameLog;
  desk: ModelDesk;
  /** Stores the time of the clock. Called after each event. */
  saveClock(): void;
}
