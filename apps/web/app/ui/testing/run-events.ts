import type { Step } from '../use-machine.ts';

/** Sends events to a reducer, one after the other. Answers the last state, and all that was to be done. */
export function runEvents<State, Event, Effect extends { do: string }>(
  reduce: (state: State, event: Event) => Step<State, Effect>,
  start: State,
  events: readonly Event[],
) {
  let state = start;
  const effects: Effect[] = [];
  for (const event of events) {
    const next = reduce(state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects, done: effects.map((effect) => effect.do) };
}
