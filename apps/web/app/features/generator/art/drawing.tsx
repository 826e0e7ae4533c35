/** Paths in a square of 32 × 32. */
export type DrawingShape = {
  /** Faint areas. */
  tint: string;
  /** Areas in the generator's color. */
  hue: string;
  /** Strokes. */
  line: string;
};

type DrawingProps = { shape: DrawingShape; className: string };

/** A thumbnail beside its word: assistive technology does not see it. */
export function Drawing({ shape, className }: DrawingProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 fill-none ${className}`}>
      <path d={shape.tint} className="fill-art-hue/25" />
      <path d={shape.hue} className="fill-art-hue" />
      <path d={shape.line} className="stroke-current" strokeWidth={1.4} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
