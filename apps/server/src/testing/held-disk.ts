import { fdatasync } from 'node:fs';
import { expect } from 'vitest';

type Answer = (error: Error | null) => void;

/** A disk that does as it is told, but says so only when the test does, once it is held. */
export class HeldDisk {
  /** The syncs that nobody has been answered yet. */
  readonly asked: Answer[] = [];
  #isHeld = false;

  readonly sync = (file: number, done: Answer): void => {
    fdatasync(file, (error) => {
      if (this.#isHeld) this.asked.push((refusal) => done(error ?? refusal));
      else done(error);
    });
  };

  hold(): void {
    this.#isHeld = true;
  }

  /** Answers the oldest sync, and waits for one if there is none. */
  async answer(refusal: Error | null = null): Promise<void> {
    await expect.poll(() => this.asked.length).toBeGreaterThan(0);
    this.asked.shift()?.(refusal);
  }

  /** Answers all, from now on at once. */
  release(): void {
    this.#isHeld = false;
    for (const answer of this.asked.splice(0)) answer(null);
  }
}

/** Whether it is settled once everything has run that can run without the disk. */
export async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const note = () => {
    settled = true;
  };
  promise.then(note, note);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return settled;
}
