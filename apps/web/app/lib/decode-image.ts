import { MAX_IMAGE_PIXELS, MEASURED_IMAGE_PX } from '@wordlamp/contract/limits';

export type DecodedImage = {
  /** In pixels, turned the right way up. */
  width: number;
  height: number;
  /** A copy of at most 512 pixels a side; of an animation its first frame. */
  copy: ImageData;
};

/**
 * Decodes a picture and keeps a small copy. Its size is known before its pixels are looked at.
 * @param dataUrl the whole file
 * @throws Error when the browser cannot read it, or when it has more pixels than the server takes
 */
export async function decodeImage(dataUrl: string): Promise<DecodedImage> {
  const image = await loadImage(dataUrl);
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width * height === 0 || width * height > MAX_IMAGE_PIXELS) throw new RangeError(`${width} × ${height} pixels`);
  await image.decode();
  return { width, height, copy: smallCopy(image, width, height) };
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
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
