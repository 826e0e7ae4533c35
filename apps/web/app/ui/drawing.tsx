import type { Hue } from './hue.ts';

/** Paths in a square of 32 × 32. */
export type DrawingShape = {
  /** Faint areas. */
  tint: string;
  /** Areas in the hue. */
  hue: string;
  /** Strokes. */
  line: string;
};

const FILLS = {
  art: { tint: 'fill-art-hue/25', hue: 'fill-art-hue' },
  text: { tint: 'fill-text-hue/25', hue: 'fill-text-hue' },
} as const satisfies Partial<Record<Hue, object>>;

type DrawingProps = { shape: DrawingShape; hue: keyof typeof FILLS; className: string };

/** A thumbnail next to its word, hidden from assistive technology. */
export function Drawing({ shape, hue, className }: DrawingProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 fill-none ${className}`}>
      <path d={shape.tint} className={FILLS[hue].tint} />
      <path d={shape.hue} className={FILLS[hue].hue} />
      <path d={shape.line} className="stroke-current" strokeWidth={1.4} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
