/** "Read the mail -> note the sum → write a line": three steps or more. */
const ARROW = /\s?(?:->|=>|-->|→|⇒|➔|➡️?)\s?/u;
const MIN_STEPS = 3;

/**
 * True if arrows join steps. Between the arrows of a list of pairs ("name -> n, price -> p") is a mark: that is a chain
 * only where `isRun` says that something happens at a time or on a condition.
 */
export function chainsSteps(text: string, isRun: boolean): boolean {
  const steps = text.split(ARROW);
  const inner = steps.slice(1, -1);
  return (
    steps.length >= MIN_STEPS && (isRun || inner.every((step) => /\p{L}/u.test(step) && !/[,;،、，；\n]/u.test(step)))
  );
}
