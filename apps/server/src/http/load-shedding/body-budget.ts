/** Bodies up to this size need no reservation: one per connection fits into memory. */
const FREE_BYTES = 64 * 1024;
const MIN_BYTES = 32 * 1024 * 1024;
const MAX_BYTES = 512 * 1024 * 1024;
/** A picture exists up to four times while it is read: as bytes, as text, in the JSON and decoded. */
const SHARE_OF_MEMORY = 1 / 32;

/** The memory budget for the long bodies of all requests. Short ones are not counted. */
export class BodyBudget {
  readonly #mostBytes: number;
  #heldBytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  /** The reservation of one body, released when its request has been answered. */
  open(): { hold: (bytes: number) => boolean; close: () => void } {
    let held = 0;
    return {
      /** @param bytes received so far @returns false if there is no room for them */
      hold: (bytes) => {
        const more = Math.max(0, bytes - FREE_BYTES) - held;
        if (more > 0 && this.#heldBytes + more > this.#mostBytes) return false;
        held += more;
        this.#heldBytes += more;
        return true;
      },
      close: () => {
        this.#heldBytes -= held;
        held = 0;
      },
    };
  }
}

export function bytesFor(memoryBytes: number): number {
  return Math.min(MAX_BYTES, Math.max(MIN_BYTES, memoryBytes * SHARE_OF_MEMORY));
}
