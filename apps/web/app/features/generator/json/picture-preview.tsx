import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { HeldPicture } from './read-picture.ts';

const BYTES_PER_KB = 1024;
const KB_PER_MB = 1024;

type PicturePreviewProps = { picture: HeldPicture };

/** The measured copy, upright and without animation, with the name and size of its file. */
export function PicturePreview({ picture }: PicturePreviewProps) {
  const { t } = useTranslation('jsonGenerator');
  const { file, width, height, copy } = picture;
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const kilobytes = Math.ceil(file.size / BYTES_PER_KB);
  const size =
    kilobytes < KB_PER_MB
      ? t('pictureSizeKb', { size: kilobytes })
      : t('pictureSizeMb', { size: Math.floor((kilobytes * 10) / KB_PER_MB) / 10 });

  useEffect(() => {
    canvasRef.current?.getContext('2d')?.putImageData(copy, 0, 0);
  }, [copy]);

  return (
    <figure className="grid justify-items-center gap-2">
      <canvas
        ref={canvasRef}
        role="img"
        aria-label={t('pictureAlt', { name: file.name })}
        width={copy.width}
        height={copy.height}
        className="max-h-36 max-w-full border border-line"
      />
      <figcaption className="text-sm text-ink-2">
        <bdi className="block font-medium wrap-anywhere text-ink">{file.name}</bdi>
        <bdi>{t('pictureFacts', { width, height, size })}</bdi>
      </figcaption>
    </figure>
  );
}
