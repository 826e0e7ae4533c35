import type { LookWord } from '../../words/json-words.ts';
import type { JsonPack } from '../json-prompt.ts';
import { filled, type JsonObject } from '../json-value.ts';
import type { PixelFacts, PixelLook } from '../pixels/pixel-facts.ts';

/** The measured picture as keys; measurement ids stay in English. */
export function analysisOf(
  { width, height, orientation, transparency, look, file }: PixelFacts,
  method: string,
): JsonObject {
  const measured: JsonObject =
    look === null
      ? {}
      : filled({
          saturation: look.saturation,
          temperature: look.temperature,
          harmony: look.harmony,
          detail: look.detail,
          sharpness: look.sharpness,
          rendering: look.renderingHint === 'unclear' ? 'unclear' : `likely ${look.renderingHint}`,
        });
  return filled({
    method,
    width,
    height,
    orientation,
    transparency,
    brightness: look?.brightness,
    ...measured,
    format: file?.format,
    bytes: file?.bytes,
    animated: file?.animated,
    frames: file?.animated ? file.frames : undefined,
    text: 'not analyzed',
  });
}

export function paletteOf({ palette }: PixelLook, { colors }: JsonPack): JsonObject[] {
  return palette.map(({ hex, colorId, share, role }) => ({
    name: colors[colorId],
    hex,
    share: Math.round(share * 100) / 100,
    role,
  }));
}

/** One line that summarizes the measurements, in the words of the language. */
export function sayLook({ look, orientation }: PixelFacts, { words }: JsonPack, comma: string): string {
  const ids: LookWord[] =
    look === null
      ? []
      : [
          `brightness.${look.brightness}`,
          `contrast.${look.contrast}`,
          `saturation.${look.saturation}`,
          `temperature.${look.temperature}`,
          `detail.${look.detail}`,
        ];
  return [...ids, `orientation.${orientation}` as const].map((id) => words.look[id]).join(comma);
}

export function sayColors({ palette }: PixelLook, { colors }: JsonPack, comma: string): string {
  return palette.map(({ hex, colorId }) => `${colors[colorId]} ${hex}`).join(comma);
}
