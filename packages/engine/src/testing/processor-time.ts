const TRIES = 5;
/** Something else may run beside one of the two, and not beside the other: both are measured again. */
const ATTEMPTS = 3;

/** Text for the loop that everything is measured by. */
const REFERENCE_TEXT = 'The quick brown fox, which jumps over the lazy dog at 10:30, '.repeat(66);
const REFERENCE_ROUNDS = 420;

let bestReference = Number.POSITIVE_INFINITY;

/**
 * How many times as long as the reference loop something takes, best of five once it is warm. A loop takes 10 ms of a
 * processor of 2026 at rest; where other work slows the processor it takes longer, and so does what is measured.
 * @param enough a value from which on no better one is looked for
 */
export function timesReference(run: () => void, enough: number): number {
  // The best reference of all is the strictest, and most runs need no more than one try.
  if (bestReference === Number.POSITIVE_INFINITY) for (let round = 0; round < 3 * TRIES; round += 1) measureReference();
  let least = millisecondsOf(run) / bestReference;
  for (let attempt = 0; attempt < ATTEMPTS && least > enough; attempt += 1) {
    let time = Number.POSITIVE_INFINITY;
    let reference = Number.POSITIVE_INFINITY;
    for (let tried = 0; tried < TRIES; tried += 1) {
      reference = Math.min(reference, measureReference());
      time = Math.min(time, millisecondsOf(run));
    }
    least = Math.min(least, time / reference);
  }
  return least;
}

function measureReference(): number {
  const time = millisecondsOf(referenceLoop);
  bestReference = Math.min(bestReference, time);
  return time;
}

/** What the engine does most: patterns of Unicode over a text of 4,000 characters. */
function referenceLoop(): void {
  for (let round = 0; round < REFERENCE_ROUNDS; round += 1) {
    const words = REFERENCE_TEXT.match(/(?<![\p{L}\p{N}])\p{L}+(?=,)|\p{N}{2}:\p{N}{2}/gu) ?? [];
    if (words.length === 0) throw new Error('The reference loop found nothing.');
  }
}

/** Milliseconds of the processor, which do not grow while the process waits for it. */
function millisecondsOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
