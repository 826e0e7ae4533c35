import { GhostLines } from '../../ui/ghost-lines.tsx';

type StartersProps = {
  /** What the sheet is for, above the list. */
  hint: string;
  starters: readonly { id: string; text: string; onStart(): void }[];
};

/** What a sheet shows before there is a result: a hint, starters, and the place of the prompt. */
export function Starters({ hint, starters }: StartersProps) {
  return (
    <>
      <p className="mb-4 max-w-measure text-ink-2">{hint}</p>
      <ul className="mb-10 flex flex-wrap gap-2.5">
        {starters.map(({ id, text, onStart }) => (
          <li key={id} className="max-w-full">
            <button
              type="button"
              onClick={onStart}
              className="min-h-11 rounded-[1.375rem] border border-edge bg-card px-4 py-2 text-start leading-snug hover:border-primary hover:bg-sunk hover:text-primary"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <GhostLines isBusy={false} />
    </>
  );
}
