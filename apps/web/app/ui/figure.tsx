type FigureProps = { label: string; value: string; isOver: boolean };

/** A small number with its name, for a list of them (`<dl>`). */
export function Figure({ label, value, isOver }: FigureProps) {
  return (
    <div className="grid gap-0.5 border-s-2 border-line ps-3">
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className={`font-semibold tabular-nums ${isOver ? 'text-danger' : 'text-ink'}`}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
