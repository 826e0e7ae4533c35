const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

type QuotaLampsProps = { left: number; limit: number };

/** A row of lamps, lit for what is left. If the limit is larger than the row, each lamp counts for several. */
export function QuotaLamps({ left, limit }: QuotaLampsProps) {
  const count = Math.min(limit, PLACES.length);
  const dark = count - Math.ceil((left / limit) * count);
  return (
    <span aria-hidden="true" className="flex h-lh items-center gap-1">
      {PLACES.slice(0, count).map((place) => (
        <span
          key={place}
          className={`h-4 w-2.5 rounded-[2px] border transition-colors ${place < dark ? 'border-edge' : 'border-[light-dark(var(--color-ink),var(--color-lamp))] bg-lamp'}`}
        />
      ))}
    </span>
  );
}
