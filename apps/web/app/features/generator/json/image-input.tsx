import { IMAGE_TYPES } from '@wordlamp/contract/limits';
import type { Ref } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PicturePreview } from './picture-preview.tsx';
import type { HeldPicture } from './read-picture.ts';

const FILE_ID = 'json-image';
const HELP_ID = 'json-image-help';
const NOTE_ID = 'json-image-note';

type ImageInputProps = {
  picture: { held: HeldPicture | undefined; reading: File | undefined };
  note: string | undefined;
  fileRef: Ref<HTMLInputElement>;
  onTake(file: File): void;
  onRemove(): void;
};

/** The input for a picture: drop, paste or choose it; then shows a preview. */
export function ImageInput({ picture, note, fileRef, onTake, onRemove }: ImageInputProps) {
  const { t } = useTranslation('jsonGenerator');
  const { held, reading } = picture;
  return (
    <div className="grid gap-2">
      <div className="grid min-h-44 content-center justify-items-center gap-3 rounded-control border-2 border-dashed border-edge bg-card p-4 text-center group-data-dragged:border-json-hue group-data-dragged:bg-json-tint">
        {held && <PicturePreview picture={held} />}
        {!held && <Icon name="picture" className="text-ink-3" />}
        {reading === undefined ? (
          !held && <p className="text-ink-2">{t('pictureDrop')}</p>
        ) : (
          <p className="flex max-w-full items-center gap-2 text-ink-2">
            <Spinner />
            <bdi className="min-w-0 wrap-anywhere">{t('pictureReading', { name: reading.name })}</bdi>
          </p>
        )}
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
          <input
            ref={fileRef}
            id={FILE_ID}
            type="file"
            accept={IMAGE_TYPES.join(',')}
            aria-describedby={note === undefined ? HELP_ID : `${NOTE_ID} ${HELP_ID}`}
            aria-invalid={note !== undefined}
            className="peer sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) onTake(file);
              // Reset, so that choosing the same file again fires a change event.
              currentTarget.value = '';
            }}
          />
          <label
            htmlFor={FILE_ID}
            className={buttonLook({
              tone: 'quiet',
              className:
                'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
            })}
          >
            {t(held ? 'pictureChooseOther' : 'pictureChoose')}
          </label>
          {held && (
            <Button tone="text" onClick={onRemove}>
              {t('pictureRemove')}
            </Button>
          )}
        </div>
      </div>
      {note !== undefined && <MarginNote id={NOTE_ID} tone="danger" text={note} />}
      <p id={HELP_ID} className="text-sm text-ink-2">
        {t('pictureHelp')}
      </p>
    </div>
  );
}
