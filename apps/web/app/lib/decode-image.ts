import { MAX_IMAGE_PIXELS, MEASURED_IMAGE_PX } from '@wordlamp/contract/limits';

export type DecodedImage = {
  /** In pixels, turned the right way up. */
  width: number;
  height: number;
  /** A copy of at most 512 pixels a side; of an animation its first frame. */
  copy: ImageData;
};

/** Tolerance (0 to 255) of a color after drawing it and reading it back. */
const READ_BACK_TOLERANCE = 2;
const TEST_COLOR = [200, 100, 50, 255] as const;

/**
 * Decodes a picture into a small copy. Checks its size before decoding its pixels.
 * @throws Error when the browser cannot read it or does not hand out its pixels, or when it has more of them than the
 *   server takes
 */
export async function decodeImage(file: Blob): Promise<DecodedImage> {
  const address = URL.createObjectURL(file);
  try {
    const image = await loadImage(address);
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height === 0 || width * height > MAX_IMAGE_PIXELS) throw new RangeError(`${width} × ${height} pixels`);
    await image.decode();
    return { width, height, copy: smallCopy(image, width, height) };
  } finally {
    URL.revokeObjectURL(address);
  }
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The browser cannot read this picture.'));
    image.src = address;
  });
}

function smallCopy(image: HTMLImageElement, width: number, height: number): ImageData {
  const scale = Math.min(1, MEASURED_IMAGE_PX / Math.max(width, height));
  const context = blankCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  if (!givesTruePixels()) throw new Error('The browser does not hand out the pixels of a canvas.');
  const { canvas } = context;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Browsers with fingerprinting protection may return noise, so no color would be right. */
function givesTruePixels(): boolean {
  const context = blankCanvas(8, 8);
  context.fillStyle = `rgb(${TEST_COLOR.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, 8, 8);
  const levels = [...context.getImageData(0, 0, 8, 8).data];
  return levels.every((level, index) => Math.abs(level - (TEST_COLOR[index % 4] ?? 0)) <= READ_BACK_TOLERANCE);
}

function blankCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  return context;
}
