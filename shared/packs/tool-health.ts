import { OwnError } from "../runtime/log-failure.ts";
import { Breaker, type BreakerState, type Clock, type Permit } from "./breaker.ts";
import { headersOf } from "./call-http.ts";
import type { KnownHealth, Pack, PackTool } from "./pack.ts";
import { logToolFailure } from "./report-tool-failure.ts";

/** What is noted of a tool for other instances. */
export interface HealthReport extends KnownHealth {
  tool: string;
  /** What went wrong last, in words of our own. */
  failure: string | null;
}

/** What tells whether a service answers: a GET, or for an MCP server the list of its tools. */
export type Question =
  | { kind: "http"; url: string; status: number; timeoutMs: number; headers: Record<string, string> }
  | { kind: "mcp"; url: string; headers: Record<string, string> };

/** A check is as good as new for this long; one that failed is repeated sooner, so that three make sure. */
const GOOD_MS = 5 * 60_000;
const FAILED_MS = 15_000;

/** How it stands with a tool that asks a service: of one instance, as calls and checks come out. */
export class ToolHealth {
  readonly name: string;
  readonly title: string;
  readonly strategy: NonNullable<PackTool["strategy"]>;
  /** Null for a tool that nothing is known to ask about: its calls alone tell. */
  readonly question: Question | null;
  readonly remote: PackTool["remote"];
  readonly #breaker: Breaker;
  readonly #clock: Clock;
  #checkedAt: number | null = null;
  #failedAt: number | null = null;
  #failure: string | null = null;
  #isNoted = true;
  isChecking = false;

  readonly #pack: Pick<Pack, "name" | "own">;
  readonly #host: string | undefined;

  /** @param pack a person's own is checked by nobody, and nobody else is told of it */
  constructor(pack: Pick<Pack, "name" | "own" | "server">, tool: PackTool, clock: Clock, known?: KnownHealth | null) {
    this.#pack = pack;
    this.#host = URL.parse((tool.remote ? pack.server?.url : tool.call?.url) ?? "")?.host;
    this.name = tool.name;
    this.title = tool.title;
    this.strategy = tool.strategy ?? "skip_tool";
    // Or people could have the server ask whatever they like, every few minutes.
    this.question = pack.own ? null : questionOf(pack, tool);
    this.remote = tool.remote;
    this.#clock = clock;
    this.#breaker = new Breaker(clock, known ?? undefined);
    const at = (ms: number | null | undefined) => ms === null || ms === undefined ? null : clock() - ms;
    this.#checkedAt = at(known?.checkedMs);
    this.#failedAt = at(known?.failedMs);
  }

  get state(): BreakerState {
    return this.#breaker.state;
  }

  /** Whether a turn has it. */
  get isOffered(): boolean {
    return this.strategy !== "skip_tool" || this.state !== "open";
  }

  /** Whether a check would tell something new. */
  get isDue(): boolean {
    if (this.question === null || this.isChecking || this.state === "open") return false;
    if (this.#checkedAt === null || this.state === "half_open") return true;
    return this.#clock() - this.#checkedAt >= (this.#breaker.failures > 0 ? FAILED_MS : GOOD_MS);
  }

  /**
   * A call may go through where this is not null; what came of it is told to the permit.
   *
   * @param isAnyway as the breaker takes it
   */
  ask(isAnyway = false): Permit | null {
    const permit = this.#breaker.ask(isAnyway);
    // The service is asked all the same: the log says that it does not answer.
    if (permit === null) return this.strategy === "log_warning" ? { settle: () => {} } : null;
    return {
      settle: (answered) => {
        const before = this.state;
        permit.settle(answered);
        if (this.state !== before) this.#tellChange();
      },
    };
  }

  /** What went wrong, before the permit is told. */
  noteFailure(failure: string): void {
    this.#failure = failure;
    this.#failedAt = this.#clock();
  }

  /** A check has come out, which is asked like a call. */
  noteCheck(): void {
    this.#checkedAt = this.#clock();
    this.#isNoted = false;
  }

  /** What others do not know yet: of checks, and of services that stopped or began to answer. Null when there is nothing. */
  takeReport(): HealthReport | null {
    if (this.#isNoted || this.#pack.own) return null;
    this.#isNoted = true;
    return { tool: this.name, ...this.known, failure: this.#failure };
  }

  get known(): KnownHealth {
    const ago = (at: number | null) => at === null ? null : this.#clock() - at;
    return {
      failures: this.#breaker.failures,
      openMs: this.#breaker.openMs,
      checkedMs: ago(this.#checkedAt),
      failedMs: ago(this.#failedAt),
    };
  }

  #tellChange(): void {
    this.#isNoted = false;
    if (this.state === "open") {
      logToolFailure({
        pack: this.#pack.name,
        tool: this.name,
        host: this.#host,
        reason: "unavailable",
        error: new OwnError(this.#failure ?? "did not answer"),
      });
    }
  }
}

function questionOf(pack: Pick<Pack, "own" | "server">, { call, remote, healthCheck }: PackTool): Question | null {
  if (remote && pack.server) {
    return { kind: "mcp", url: pack.server.url, headers: headersOf(pack, pack.server.headers) };
  }
  return healthCheck ? { kind: "http", ...healthCheck, headers: headersOf(pack, call?.headers ?? {}) } : null;
}
