import type { EventEmitter } from 'node:events';
import { AppError } from '../app-error.ts';

/** A new request is rejected if this many are in flight. Pages are cheap, so they are rejected last. */
const MAX_IN_FLIGHT = { api: 500, page: 1000 };

export type RequestKind = keyof typeof MAX_IN_FLIGHT;

/** The single count of all requests in flight, including open streams. Health checks are not counted. */
export class ConcurrencyLimit {
  #inFlight = 0;

  get inFlight(): number {
    return this.#inFlight;
  }

  isFull(kind: RequestKind): boolean {
    return this.#inFlight >= MAX_IN_FLIGHT[kind];
  }

  /** @throws AppError `server_busy` */
  enter(kind: RequestKind): void {
    if (this.isFull(kind)) throw new AppError('server_busy');
    this.#inFlight += 1;
  }

  leave(): void {
    this.#inFlight -= 1;
  }
}

/** A request's slot: taken before its handler runs, released when the handler has ended. */
export class Slot {
  readonly #limit: ConcurrencyLimit;
  #kind: RequestKind | undefined;
  #isStreaming = false;
  #hasEnded = false;

  constructor(limit: ConcurrencyLimit) {
    this.#limit = limit;
  }

  /** @throws AppError `server_busy` */
  take(kind: RequestKind): void {
    this.#limit.enter(kind);
    this.#kind = kind;
  }

  /** To be called when the handler has ended. */
  release(): void {
    this.#hasEnded = true;
    if (!this.#isStreaming) this.#giveBack();
  }

  /** For a streamed response: the slot is also held until the last chunk is sent or the client has disconnected. */
  holdUntilClosed(outgoing: EventEmitter & { closed: boolean }): void {
    if (outgoing.closed) return;
    this.#isStreaming = true;
    outgoing.once('close', () => {
      this.#isStreaming = false;
      if (this.#hasEnded) this.#giveBack();
    });
  }

  /**
   * Waits for the client without holding the slot: a thousand clients that send their bodies drop by drop cost next to
   * nothing, and must not lock others out.
   * @throws AppError `server_busy` when the limit is reached
   */
  async whileAway<Result>(wait: () => Promise<Result>): Promise<Result> {
    const kind = this.#kind;
    if (kind === undefined) return wait();
    this.#giveBack();
    const result = await wait();
    this.take(kind);
    return result;
  }

  #giveBack(): void {
    if (this.#kind === undefined) return;
    this.#kind = undefined;
    this.#limit.leave();
  }
}
