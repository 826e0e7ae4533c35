import type { ContentCoding } from './site-file.ts';

/**
 * The best coding of `available`, smallest answer first, that an Accept-Encoding header allows. `identity` when it says
 * nothing, and also when it forbids everything: a response the client may dislike is better than no response.
 * Source: RFC 9110 12.5.3.
 */
export function chooseCoding(header: string, available: readonly ContentCoding[]): ContentCoding {
  if (header === '') return 'identity';
  const weights = readWeights(header);
  const weightOf = (coding: ContentCoding) =>
    weights.get(coding) ?? (coding === 'identity' ? LOWEST : (weights.get('*') ?? 0));
  let best: ContentCoding = 'identity';
  for (const coding of available) if (weightOf(coding) > weightOf(best)) best = coding;
  return best;
}

/** `identity` is allowed unless the header forbids it, but comes after everything that the header names. */
const LOWEST = 0.0001;

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
