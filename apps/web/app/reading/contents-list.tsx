/** A part of a long text, by the id of its heading. */
export type ContentsPart = { id: string; title: string };

type ContentsListProps = {
  parts: readonly ContentsPart[];
  /** The part that is being read, by its id. */
  current: string | undefined;
};

/** The parts of a long text, each a link to its heading. */
export function ContentsList({ parts, current }: ContentsListProps) {
  return (
    <ol className="grid border-s border-line text-sm">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="-ms-px flex min-h-11 items-center border-s-3 border-transparent py-1 ps-4 leading-snug text-ink-2 hover:border-edge hover:text-ink lg:min-h-8 aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-ink"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
