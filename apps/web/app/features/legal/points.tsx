type PointsProps = { points: readonly string[] };

export function Points({ points }: PointsProps) {
  return (
    <ul className="grid max-w-measure list-disc gap-2 ps-6 marker:text-ink-3">
      {points.map((point) => (
        <li key={point} className="ps-1">
          {point}
        </li>
      ))}
    </ul>
  );
}
