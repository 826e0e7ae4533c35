import { MAX_WORDS } from '@wordlamp/contract/limits';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { WordRuler } from '../../../ui/word-ruler.tsx';
import { WordTotal } from '../word-total.tsx';
import { ImageInput } from './image-input.tsx';
import { InputField } from './input-field.tsx';
import { InputTabs } from './input-tabs.tsx';
import { countInputWords, JSON_TABS, type JsonTab, TEXT_OF_TAB } from './json-inputs.ts';
import { notedProblem } from './json-state.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import type { JsonDesk } from './use-json-generator.ts';

const COUNT_ID = 'json-words';
const NOTE_ID = 'json-note';
const FIELDS = {
  text: { id: 'json-text', label: 'textLabel', placeholder: 'textPlaceholder', height: 'min-h-56' },
  code: { id: 'json-code', label: 'codeLabel', placeholder: 'codePlaceholder', height: 'min-h-56' },
  image: {
    id: 'json-image-description',
    label: 'imageDescriptionLabel',
    placeholder: 'imageDescriptionPlaceholder',
    height: 'min-h-20',
  },
} as const;

type JsonFormFieldsProps = { desk: JsonDesk };

/** The three inputs in their tabs, with their total word count below. */
export function JsonFormFields({ desk }: JsonFormFieldsProps) {
  const { t } = useTranslation('jsonGenerator');
  const { state, send } = desk;
  const { texts, picture } = state;
  const takePicture = (file: File) => send({ type: 'pictureChosen', file });
  const noteOn = (problem: string | undefined) =>
    problem && desk.refusalText({ code: problem, text: '', requests: undefined });
  const note = noteOn(notedProblem(state));
  const files = useDroppedFiles(takePicture);
  const words = countInputWords(texts);
  const isFilled = (tab: JsonTab) =>
    texts[TEXT_OF_TAB[tab]].trim() !== '' || (tab === 'image' && picture.held !== undefined);

  function fieldOf(tab: JsonTab): ReactNode {
    const { id, label, placeholder, height } = FIELDS[tab];
    const name = TEXT_OF_TAB[tab];
    return (
      <InputField
        id={id}
        label={t(label)}
        placeholder={t(placeholder)}
        text={texts[name]}
        isCode={tab === 'code'}
        describedBy={note === undefined ? COUNT_ID : `${NOTE_ID} ${COUNT_ID}`}
        isInvalid={note !== undefined}
        height={height}
        fieldRef={desk.fieldRefs[name]}
        onChange={(text) => send({ type: 'typed', texts: { [name]: text } })}
        onPrepare={desk.prepare}
      />
    );
  }

  const imagePanel = (
    <>
      <ImageInput
        picture={picture}
        note={noteOn(picture.problem)}
        fileRef={desk.fileRef}
        onTake={takePicture}
        onRemove={() => send({ type: 'pictureRemoved' })}
      />
      {fieldOf('image')}
    </>
  );
  return (
    <div className="group flex grow flex-col gap-2" {...files}>
      <div className="flex grow flex-col">
        <InputTabs
          open={state.tab}
          filled={new Set(JSON_TABS.filter(isFilled))}
          onOpen={(tab) => send({ type: 'tabOpened', tab })}
          panels={{ text: fieldOf('text'), code: fieldOf('code'), image: imagePanel }}
        />
        <WordRuler hue="json" words={words} limit={MAX_WORDS} />
      </div>
      <WordTotal id={COUNT_ID} words={words} limit={MAX_WORDS} />
      {note !== undefined && <MarginNote id={NOTE_ID} tone="danger" text={note} />}
    </div>
  );
}
