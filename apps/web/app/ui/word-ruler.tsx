import { HUE_FILL, type Hue } from './hue.ts';

type WordRulerProps = { hue: Hue; words: number; limit: number };

/** How full a field is, drawn along its lower edge. The count in words is next to the field. */
export function WordRuler({ hue, words, limit }: WordRulerProps) {
  const percent = Math.min(100, (words / limit) * 100);
  return (
    <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-b-control border border-t-0 border-edge bg-sunk">
      <div
        className={`h-full transition-[inline-size] ${words > limit ? 'bg-danger' : HUE_FILL[hue]}`}
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  );
}
