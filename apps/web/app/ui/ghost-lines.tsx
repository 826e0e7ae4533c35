const LINES = [
  { place: 1, form: 'mb-6 w-10/12' },
  { place: 2, form: 'w-3/12' },
  { place: 3, form: 'ms-6 w-9/12' },
  { place: 4, form: 'ms-6 w-10/12' },
  { place: 5, form: 'ms-6 mb-6 w-7/12' },
  { place: 6, form: 'w-4/12' },
  { place: 7, form: 'mb-6 w-5/12' },
  { place: 8, form: 'w-3/12' },
  { place: 9, form: 'ms-6 w-8/12' },
  { place: 10, form: 'ms-6 w-9/12' },
  { place: 11, form: 'ms-6 mb-6 w-6/12' },
  { place: 12, form: 'w-11/12' },
  { place: 13, form: 'mb-6 w-7/12' },
  { place: 14, form: 'w-4/12' },
  { place: 15, form: 'ms-6 w-9/12' },
  { place: 16, form: 'ms-6 w-10/12' },
] as const;

type GhostLinesProps = {
  /** Whether something is being written; else it only marks the place. */
  isBusy: boolean;
};

/** The shape of a prompt that is not there yet; what does not fit fades away. */
export function GhostLines({ isBusy }: GhostLinesProps) {
  return (
    <div
      aria-hidden="true"
      className={`grid min-h-0 flex-1 basis-40 content-start gap-4 overflow-hidden [mask-image:linear-gradient(to_bottom,black,transparent)] ${isBusy ? 'animate-pulse' : 'opacity-60'}`}
    >
      {LINES.map(({ place, form }) => (
        <div key={place} className={`h-2.5 rounded-chip bg-line ${form}`} />
      ))}
    </div>
  );
}
