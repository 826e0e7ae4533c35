import sharp from 'sharp';

/** The paper of the light theme (tokens in app.css), which the drawing's light colours are made for. */
const PAPER = '#faf5ed';
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };
/** Dots per inch at which an SVG of 32 units is drawn one to one. */
const DENSITY = 72;

/**
 * @param {Buffer} drawing an SVG of 32 by 32
 * @param {{ size: number, share: number, isTile: boolean }} look size in pixels; share: the part of an edge that the
 *   drawing takes; a tile has paper behind it
 * @returns {Promise<Buffer>} PNG
 */
export async function drawIcon(drawing, { size, share, isTile }) {
  const inner = Math.round(size * share);
  const picture = await sharp(drawing, { density: (DENSITY * inner) / 32 })
    .resize(inner, inner, { fit: 'contain', background: NOTHING })
    .toBuffer();
  const background = isTile ? PAPER : NOTHING;
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture }])
    .png({ palette: true, quality: 100, compressionLevel: 9 })
    .toBuffer();
}
