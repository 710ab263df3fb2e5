import { OwnError } from "../runtime/log-failure.ts";
import { Breaker, type BreakerState, type CallOwner, type Clock, type Permit } from "./breaker.ts";
import { fillHeaders } from "./call-http.ts";
import type { KnownHealth, Pack, PackTool } from "./pack.ts";
import { logToolFailure, namesForLog } from "./report-tool-failure.ts";

/** The health of a tool, as it is saved for other instances. */
export interface HealthReport extends KnownHealth {
  tool: string;
  /** The last failure, in the product's own words and never in the service's. */
  failure: string | null;
}

/** The request that tells whether a service answers: a GET, or the list of tools of an MCP server. */
export type HealthProbe =
  | { kind: "http"; url: string; status: number; timeoutMs: number; headers: Record<string, string> }
  | { kind: "mcp"; url: string; headers: Record<string, string> };

/** Time until the next check. It is shorter after a failure, so that three failures soon show whether the service is down. */
const CHECK_AFTER_SUCCESS_MS = 5 * 60_000;
const CHECK_AFTER_FAILURE_MS = 15_000;

/** The health of a tool that asks a service, as this instance knows it from calls and checks. */
export class ToolHealth {
  readonly name: string;
  readonly title: string;
  readonly strategy: NonNullable<PackTool["strategy"]>;
  /** Null when the tool has no health check: only its calls tell whether the service answers. */
  readonly probe: HealthProbe | null;
  readonly remote: PackTool["remote"];
  readonly #breaker: Breaker;
  readonly #clock: Clock;
  #checkedAt: number | null = null;
  #failedAt: number | null = null;
  #failure: string | null = null;
  #isSaved = true;
  isChecking = false;

  readonly #pack: Pick<Pack, "name" | "own">;
  readonly #host: string | undefined;

  /** @param pack a person's own pack is never checked, and its health is not saved */
  constructor(pack: Pick<Pack, "name" | "own" | "server">, tool: PackTool, clock: Clock, known?: KnownHealth | null) {
    this.#pack = pack;
    this.#host = URL.parse((tool.remote ? pack.server?.url : tool.call?.url) ?? "")?.host;
    this.name = tool.name;
    this.title = tool.title;
    this.strategy = tool.strategy ?? "skip_tool";
    // With a probe, people could make the server request any address every few minutes.
    this.probe = pack.own ? null : probeOf(pack, tool);
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

  /** Whether turns have the tool now. */
  get isOffered(): boolean {
    return this.strategy !== "skip_tool" || this.state !== "open";
  }

  /** Whether a check would tell something new. */
  get isDue(): boolean {
    if (this.probe === null || this.isChecking || this.state === "open") return false;
    if (this.#checkedAt === null || this.state === "half_open") return true;
    return this.#clock() - this.#checkedAt >=
      (this.#breaker.failures > 0 ? CHECK_AFTER_FAILURE_MS : CHECK_AFTER_SUCCESS_MS);
  }

  /**
   * Asks for permission to make a call; null when none may be made now. The caller reports the result to the permit.
   *
   * @param caller, isForced as in `Breaker.ask`
   */
  ask(caller: CallOwner = null, isForced = false): Permit | null {
    const permit = this.#breaker.ask(caller, isForced);
    // With `log_warning` the service is called all the same. The log has said that it does not answer.
    if (permit === null) return this.strategy === "log_warning" ? { settle: () => {} } : null;
    return {
      settle: (answered) => {
        const before = this.state;
        permit.settle(answered);
        if (this.state !== before) this.#noteChange();
      },
    };
  }

  /** Notes a failure. To be called before the permit is settled. */
  noteFailure(failure: string): void {
    this.#failure = failure;
    this.#failedAt = this.#clock();
  }

  /** Notes that a check has ended, whatever its result. */
  noteCheck(): void {
    this.#checkedAt = this.#clock();
    this.#isSaved = false;
  }

  /** The report to save after a check, or after the service stopped or began to answer. Null when nothing is new. */
  takeReport(): HealthReport | null {
    if (this.#isSaved || this.#pack.own) return null;
    this.#isSaved = true;
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

  #noteChange(): void {
    this.#isSaved = false;
    if (this.state === "open") {
      logToolFailure({
        ...namesForLog(this.#pack, this.name, this.#host),
        reason: "unavailable",
        error: new OwnError(this.#failure ?? "did not answer"),
      });
    }
  }
}

function probeOf(pack: Pick<Pack, "own" | "server">, { call, remote, healthCheck }: PackTool): HealthProbe | null {
  if (remote && pack.server) {
    return { kind: "mcp", url: pack.server.url, headers: fillHeaders(pack, pack.server.headers) };
  }
  return healthCheck ? { kind: "http", ...healthCheck, headers: fillHeaders(pack, call?.headers ?? {}) } : null;
}
