import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** What an event leads to: the next state, and what has to be done outside of it. */
export type Step<State, Effect> = { state: State; effects: readonly Effect[] };

type Machine<State, Event, Effect> = {
  initial: State;
  /** Pure, and the same function on each render. */
  reduce(state: State, event: Event): Step<State, Effect>;
  /** Runs one effect. The state is already rendered, so that the focus finds its field. */
  perform(effect: Effect, send: (event: Event) => void): void;
};

/**
 * Holds one state that only events change. Each event is reduced at once, on the latest state: an answer that arrives later
 * never works on an old one. After the page has been left nothing is performed any more.
 */
export function useMachine<State, Event, Effect>({ initial, reduce, perform }: Machine<State, Event, Effect>) {
  const [{ state }, show] = useState({ state: initial });
  const latest = useRef(initial);
  const due = useRef<Effect[]>([]);

  const send = useCallback(
    (event: Event): void => {
      const next = reduce(latest.current, event);
      if (next.state === latest.current && next.effects.length === 0) return;
      latest.current = next.state;
      due.current.push(...next.effects);
      show({ state: next.state });
    },
    [reduce],
  );

  const act = useEffectEvent(perform);
  useLayoutEffect(() => {
    for (const effect of due.current.splice(0)) act(effect, send);
  });

  return { state, send };
}
