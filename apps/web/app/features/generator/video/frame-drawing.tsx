import { VIDEO_DEFAULTS } from '@wordlamp/engine/video-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isOption, optionWord } from './option-words.ts';

/** The figure's size in the frame, by shot: its scale, and the position of its head (in a frame of 160 × 90). */
const FIGURES: Readonly<Record<string, { scale: number; headY: number }>> = {
  'wide shot': { scale: 0.55, headY: 38 },
  'medium shot': { scale: 1.25, headY: 30 },
  'close-up': { scale: 2.6, headY: 36 },
  'extreme close-up': { scale: 6, headY: 48 },
};
const HORIZONS: Readonly<Record<string, number>> = { 'eye-level': 56, 'low angle': 76, 'high angle': 22 };
/** How the lines of the ground run towards the horizon, and how the figure leans with the angle. */
const LEANS: Readonly<Record<string, number>> = { 'eye-level': 1, 'low angle': 1.14, 'high angle': 0.84 };

/** Arrows are drawn as the camera moves, so they never mirror. */
const MOTIONS: Readonly<Record<string, string>> = {
  static: '',
  'dolly-in':
    'M14 12l16 9M24 22.5l6-1.5-2.5-5.5M146 12l-16 9M136 22.5l-6-1.5 2.5-5.5M14 78l16-9M24 67.5l6 1.5-2.5 5.5M146 78l-16-9M136 67.5l-6 1.5 2.5 5.5',
  'tracking shot': 'M20 80h104M114 75l10 5-10 5M20 75v10',
  'aerial drone view': 'M34 20q46-22 92 0M117 12l9 8-11 4',
  'slow pan left': 'M132 80q-52-12-104 0M38 72l-10 8 11 5',
  'slow pan right': 'M28 80q52-12 104 0M122 72l10 8-11 5',
};

type FrameDrawingProps = { shot: string; angle: string; motion: string; isFromIdea: boolean };

/**
 * A small drawing of the frame that follows shot, angle and motion, with their names below; what an idea leaves open is
 * not drawn.
 */
export function FrameDrawing({ shot, angle, motion, isFromIdea }: FrameDrawingProps) {
  const { t } = useTranslation('videoGenerator');
  const shown = {
    shot: shot || VIDEO_DEFAULTS.composition,
    angle: angle || VIDEO_DEFAULTS.cameraAngle,
    motion: motion || VIDEO_DEFAULTS.cameraMotion,
  };
  const { scale, headY } = FIGURES[shown.shot] ?? { scale: 1, headY: 36 };
  const horizon = HORIZONS[shown.angle] ?? 56;
  const named = isFromIdea ? [shot, angle, motion].filter((words) => words !== '') : Object.values(shown);
  const names = named.map((words) => (isOption(words) ? t(optionWord(words)) : words));
  return (
    <figure className="grid content-start gap-2">
      <svg
        viewBox="0 0 160 90"
        aria-hidden="true"
        className="aspect-video w-full max-w-88 overflow-hidden border border-edge bg-video-tint"
      >
        <path className="fill-sunk" d={`M0 ${horizon}H160V90H0Z`} />
        <path
          className="fill-none stroke-line"
          d={`M0 ${horizon}H160M80 ${horizon}L-30 90M80 ${horizon}L40 90M80 ${horizon}L120 90M80 ${horizon}L190 90`}
        />
        <g
          className="fill-video-hue transition-transform duration-[240ms]"
          style={{
            transform: `translate(80px, ${headY}px) scale(${scale}, ${scale * (LEANS[shown.angle] ?? 1)})`,
          }}
        >
          <circle cx="0" cy="0" r="8" />
          <path d="M-15 46v-22q0-13 15-13t15 13v22h-7v34h-6v-30h-4v30h-6v-34Z" />
          {shown.shot === 'extreme close-up' && (
            <path className="fill-none stroke-card" strokeWidth="0.8" d="M-5-1h3M2-1h3M-1.5 3.5h3" />
          )}
        </g>
        <path
          className="fill-none stroke-ink"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          d={MOTIONS[shown.motion]}
        />
        <path
          className="fill-none stroke-ink-3"
          strokeWidth="0.75"
          d="M53.3 0V90M106.7 0V90M0 30H160M0 60H160"
          strokeDasharray="1 3"
        />
      </svg>
      {names.length > 0 && <figcaption className="text-sm text-ink-2">{names.join(' · ')}</figcaption>}
    </figure>
  );
}
