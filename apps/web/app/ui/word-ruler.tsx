type WordRulerProps = { words: number; limit: number };

/** How full a field is, drawn along its lower edge. The count in words stands beside the field. */
export function WordRuler({ words, limit }: WordRulerProps) {
  const percent = Math.min(100, (words / limit) * 100);
  return (
    <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-b-control border border-t-0 border-edge bg-sunk">
      <div
        className={`h-full transition-[inline-size] ${words > limit ? 'bg-danger' : 'bg-text-hue'}`}
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  );
}
