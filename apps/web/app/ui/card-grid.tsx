type CardGridProps = { cards: readonly { id: string; title: string; text: string }[] };

/** Titles with a text each: in rows of three where they fill them, else of four. */
export function CardGrid({ cards }: CardGridProps) {
  const columns = cards.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
  return (
    <ul className={`grid gap-x-10 gap-y-6 md:grid-cols-2 ${columns}`}>
      {cards.map(({ id, title, text }) => (
        <li key={id} className="border-t-2 border-line pt-3">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 max-w-measure text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
