import type { RequiredArtField } from '@wordlamp/engine/art-options';
import { PALETTE_HEX } from '@wordlamp/engine/palette-hex';
import { Drawing } from '../../../ui/drawing.tsx';
import { MEDIUM_DRAWINGS } from './medium-drawings.ts';
import { STYLE_DRAWINGS } from './style-drawings.ts';
import { SUBJECT_DRAWINGS } from './subject-drawings.ts';

type SwatchesProps = { hex: readonly string[]; className: string };

const DRAWINGS = { subject: SUBJECT_DRAWINGS, style: STYLE_DRAWINGS, medium: MEDIUM_DRAWINGS } as const;

type OptionPictureProps = {
  field: RequiredArtField;
  value: string;
  /** On a line of text instead of a tile. */
  isSmall?: boolean;
};

/** The picture of an option; moods have none. */
export function OptionPicture({ field, value, isSmall = false }: OptionPictureProps) {
  if (field === 'mood') return null;
  if (field === 'colors') {
    const hex = Object.entries(PALETTE_HEX).find(([palette]) => palette === value)?.[1];
    return hex && <Swatches hex={hex} className={isSmall ? 'h-4 w-12' : 'h-7 w-full'} />;
  }
  const shape = Object.entries(DRAWINGS[field]).find(([drawn]) => drawn === value)?.[1];
  return shape && <Drawing shape={shape} hue="art" className={isSmall ? 'size-6' : 'size-9'} />;
}

/** The colors of a palette side by side, exactly those that its prompt names. */
function Swatches({ hex, className }: SwatchesProps) {
  return (
    <svg
      viewBox={`0 0 ${hex.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`rounded-[2px] border border-edge forced-color-adjust-none ${className}`}
    >
      {hex.map((color, index) => (
        <rect key={color} x={index} width="1.01" height="1" fill={color} />
      ))}
    </svg>
  );
}
