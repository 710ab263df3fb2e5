import type { RunningStack } from "../start-stack.ts";
import type { GameLog } from "./game-log.ts";
import type { ModelDesk } from "./model-desk.ts";
import type { Person } from "./person.ts";
import type { PlayClock } from "./play-clock.ts";

/** What a game is made of. */
export interface GameParts {
  clock: PlayClock;
  stack: RunningStack;
  secretKey: string;
  person: Person;
  userId: string;
  log: GameLog;
  desk: ModelDesk;
  /** Called after anything has happened, to keep where the clock stands. */
  keep(): void;
}
