import { MAX_WORDS } from '@wordlamp/contract/limits';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { WordRuler } from '../../../ui/word-ruler.tsx';
import { ImageInput } from './image-input.tsx';
import { InputField } from './input-field.tsx';
import { InputTabs } from './input-tabs.tsx';
import { countInputWords, JSON_TABS, TEXT_OF_TAB } from './json-inputs.ts';
import type { JsonForm } from './use-json-form.ts';

const COUNT_ID = 'json-words';
const NOTE_ID = 'json-note';

type JsonFormFieldsProps = { form: JsonForm; onRemovePicture(): void; onPrepare(): void };

/** The three inputs in their tabs, and under them how many words they hold together. */
export function JsonFormFields({ form, onRemovePicture, onPrepare }: JsonFormFieldsProps) {
  const { t } = useTranslation('jsonGenerator');
  const { inputs, picture, note } = form;
  const { texts } = inputs;
  const files = useDroppedFiles(form.takePicture);
  const words = countInputWords(texts);
  const isFilled = (tab: (typeof JSON_TABS)[number]) =>
    texts[TEXT_OF_TAB[tab]].trim() !== '' || (tab === 'image' && picture.held !== undefined);
  const field = {
    describedBy: note === undefined ? COUNT_ID : `${NOTE_ID} ${COUNT_ID}`,
    isInvalid: note !== undefined,
    onPrepare,
  };
  return (
    <div className="group grid gap-2" {...files}>
      <div>
        <InputTabs
          open={inputs.tab}
          filled={new Set(JSON_TABS.filter(isFilled))}
          onOpen={inputs.setTab}
          panels={{
            text: (
              <div className="pt-3">
                <InputField
                  {...field}
                  id="json-text"
                  label={t('textLabel')}
                  placeholder={t('textPlaceholder')}
                  text={texts.text}
                  isCode={false}
                  height="min-h-56"
                  fieldRef={inputs.textRef}
                  onChange={(text) => form.change({ text })}
                />
              </div>
            ),
            code: (
              <div className="pt-3">
                <InputField
                  {...field}
                  id="json-code"
                  label={t('codeLabel')}
                  placeholder={t('codePlaceholder')}
                  text={texts.code}
                  isCode
                  height="min-h-56"
                  fieldRef={inputs.codeRef}
                  onChange={(code) => form.change({ code })}
                />
              </div>
            ),
            image: (
              <div className="grid gap-3 pt-3">
                <ImageInput
                  picture={picture}
                  note={form.pictureNote}
                  fileRef={inputs.fileRef}
                  onTake={form.takePicture}
                  onRemove={onRemovePicture}
                />
                <InputField
                  {...field}
                  id="json-image-description"
                  label={t('imageDescriptionLabel')}
                  placeholder={t('imageDescriptionPlaceholder')}
                  text={texts.imageDescription}
                  isCode={false}
                  height="min-h-20"
                  fieldRef={inputs.descriptionRef}
                  onChange={(imageDescription) => form.change({ imageDescription })}
                />
              </div>
            ),
          }}
        />
        <WordRuler hue="json" words={words} limit={MAX_WORDS} />
      </div>
      <bdi
        id={COUNT_ID}
        className={`text-sm tabular-nums ${words > MAX_WORDS ? 'font-semibold text-danger' : 'text-ink-2'}`}
      >
        {t('inputWords', { words, limit: MAX_WORDS })}
      </bdi>
      {note !== undefined && <MarginNote id={NOTE_ID} tone="danger" text={note} />}
    </div>
  );
}

/** Takes the first file that is dropped or pasted; text that is pasted with a picture of itself stays text. */
function useDroppedFiles(onFile: (file: File) => void) {
  const [isDragged, setIsDragged] = useState(false);

  function dragOver(event: DragEvent<HTMLElement>): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsDragged(true);
  }

  function drop(event: DragEvent<HTMLElement>): void {
    setIsDragged(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  }

  function paste(event: ClipboardEvent<HTMLElement>): void {
    const [file] = event.clipboardData.files;
    if (!file || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFile(file);
  }

  return {
    'data-dragged': isDragged ? '' : undefined,
    onDragOver: dragOver,
    onDragLeave: () => setIsDragged(false),
    onDrop: drop,
    onPaste: paste,
  };
}
