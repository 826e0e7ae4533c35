import type { ArtPrompt } from './art-prompt.ts';

/**
 * An art prompt as one text: the prompt, then everything that has its own field in the interfaces of Stable Diffusion
 * and FLUX.
 */
export function artPromptText({ prompt, negativePrompt, size }: ArtPrompt): string {
  const negative = negativePrompt === null ? [] : [`Negative prompt: ${negativePrompt}`];
  const pixels = size === null ? [] : [`Size: ${size.width}x${size.height}`];
  return [prompt, ...negative, ...pixels].join('\n\n');
}
