const LINES = [
  { place: 1, width: 'w-10/12' },
  { place: 2, width: 'w-full' },
  { place: 3, width: 'w-11/12' },
  { place: 4, width: 'w-9/12' },
  { place: 5, width: 'w-7/12' },
] as const;

/** Paper that is being written on. */
export function RuledLines() {
  return (
    <div aria-hidden="true" className="grid animate-pulse">
      {LINES.map(({ place, width }) => (
        <div key={place} className="flex h-11 items-center border-b border-line">
          <div className={`h-2 rounded-chip bg-line ${width}`} />
        </div>
      ))}
    </div>
  );
}
