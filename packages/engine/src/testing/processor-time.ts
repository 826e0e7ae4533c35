const TRIES = 5;
/** Something else may run beside one of the two, and not beside the other: both are measured again. */
const ATTEMPTS = 3;

/** Korean costs most: each syllable is a character of its own to whoever asks for its forms. */
const REFERENCE_TEXT = 'The quick brown fox, 빠른 갈색 여우가 게으른 개를 넘는다 10:30, '.repeat(80);
/** As many as a language of the engine has, so that the loop, too, suffers where others take the caches of the processor. */
const REFERENCE_PATTERNS = Array.from({ length: 100 }, (_, number) => {
  const words = Array.from(
    { length: 40 },
    (_word, other) => `${String.fromCodePoint(0xac00 + 97 * number + other)}x${other}`,
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')}|\\p{N}{2}:${number})`, 'gu');
});

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

/** What the engine does most: many patterns over one text, forms of Unicode, objects to and from JSON. */
function referenceLoop(): void {
  const found = REFERENCE_PATTERNS.map((pattern) => REFERENCE_TEXT.match(pattern)?.length ?? 0);
  const forms = [...REFERENCE_TEXT].map((character) => ({
    character,
    form: character.normalize('NFKC').toLowerCase(),
  }));
  const copy = JSON.parse(JSON.stringify(forms)) as typeof forms;
  if (copy.length !== forms.length || found[30] === 0) throw new Error('The reference loop went wrong.');
}

/** Milliseconds of the processor, which do not grow while the process waits for it. */
function millisecondsOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
