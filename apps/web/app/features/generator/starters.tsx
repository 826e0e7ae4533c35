type StartersProps = {
  /** What the sheet is for, above the list. */
  hint: string;
  starters: readonly { id: string; text: string; onStart(): void }[];
};

/** What a sheet shows before there is a result: a hint, and things to begin with. */
export function Starters({ hint, starters }: StartersProps) {
  return (
    <>
      <p className="mb-4 max-w-measure text-ink-2">{hint}</p>
      <ul>
        {starters.map(({ id, text, onStart }) => (
          <li key={id} className="border-b border-line first:border-t">
            <button
              type="button"
              onClick={onStart}
              className="min-h-11 w-full py-2.5 text-start underline decoration-line decoration-1 underline-offset-4 hover:text-primary hover:decoration-current"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
