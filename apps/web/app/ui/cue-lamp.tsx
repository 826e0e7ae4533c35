import { cva } from 'class-variance-authority';

export type LampState = 'empty' | 'working' | 'ready' | 'failed';

const look = cva('size-3 rounded-chip ring-4', {
  variants: {
    state: {
      empty: 'bg-transparent outline-2 -outline-offset-2 outline-edge ring-transparent',
      working: 'animate-pulse bg-lamp outline-1 -outline-offset-1 outline-ink ring-lamp/30',
      ready: 'bg-ok ring-ok/25',
      failed: 'bg-danger ring-danger/25',
    },
  },
});
const WORD_COLOR = { empty: 'text-ink-2', working: 'text-ink', ready: 'text-ok', failed: 'text-danger' } as const;

type CueLampProps = { state: LampState; word: string };

/** The small light by a result, with a word, since a colour alone says nothing. Its changes are read out. */
export function CueLamp({ state, word }: CueLampProps) {
  return (
    <span role="status" className={`inline-flex min-w-28 items-center gap-2.5 text-sm ${WORD_COLOR[state]}`}>
      <span className={look({ state })} aria-hidden="true" />
      {word}
    </span>
  );
}
