export type LampState = 'empty' | 'working' | 'ready' | 'stale' | 'failed';

const LIGHT = {
  empty: 'border-2 border-edge',
  working: 'animate-pulse border border-ink bg-lamp outline-4 outline-lamp/30',
  ready: 'bg-ok outline-4 outline-ok/25',
  stale: 'border-2 border-warn bg-warn-tint',
  failed: 'bg-danger outline-4 outline-danger/25',
} as const;
const WORD_COLOR = {
  empty: 'text-ink-2',
  working: 'text-ink',
  ready: 'text-ok',
  stale: 'text-warn',
  failed: 'text-danger',
} as const;

type CueLampProps = { state: LampState; word: string };

/** The small light by a result, with a word, since a color alone says nothing. Its changes are read out. */
export function CueLamp({ state, word }: CueLampProps) {
  return (
    <span
      role="status"
      className={`inline-flex min-w-28 items-center justify-end gap-2.5 text-sm ${WORD_COLOR[state]}`}
    >
      <span className={`size-3 rounded-chip ${LIGHT[state]}`} aria-hidden="true" />
      {word}
    </span>
  );
}
