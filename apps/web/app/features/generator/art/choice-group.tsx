import type { RequiredArtField } from '@wordlamp/engine/art-options';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { fieldId } from './focus-field.ts';
import { OptionPicture } from './option-picture.tsx';
import { FIELD_WORDS, OPTION_WORDS } from './option-words.ts';
import { SuggestedMark } from './suggested-mark.tsx';

type ChoiceGroupProps = {
  field: RequiredArtField;
  chosen: string | null;
  isSuggested: boolean;
  /** Whether the visitor tried to submit the form without this choice. */
  isMissed: boolean;
  /** Whether it is initially open; the browser keeps one group open at a time. */
  isOpenAtFirst: boolean;
  onChoose(value: string): void;
  /** Called after a choice by pointer. Arrow keys also select, but must not move on. */
  onPicked(): void;
};

/** One required choice: a line with the chosen option, which expands into all options. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { field, chosen, isMissed, isOpenAtFirst, onChoose, onPicked } = props;
  const { t } = useTranslation('artGenerator');
  const isByPointer = useRef(false);

  function choose(value: string): void {
    onChoose(value);
    // A frame later, after the pressed option has received the focus.
    if (isByPointer.current) requestAnimationFrame(onPicked);
  }

  return (
    <details
      id={fieldId(field)}
      name="art-choices"
      open={isOpenAtFirst}
      className="group/choice scroll-my-4 border-b border-line"
    >
      <GroupSummary {...props} />
      <fieldset
        className="pt-1 pb-4"
        onPointerDown={() => {
          isByPointer.current = true;
        }}
        onKeyDown={() => {
          isByPointer.current = false;
        }}
      >
        <legend className="sr-only">{t(FIELD_WORDS[field])}</legend>
        <div className={GRID[field]}>
          {Object.entries(OPTION_WORDS[field]).map(([value, word]) => (
            <label key={value} className={`${OPTION} ${SHAPE[field]}`}>
              <input
                type="radio"
                name={field}
                value={value}
                required
                aria-invalid={isMissed || undefined}
                checked={chosen === value}
                onChange={() => choose(value)}
                className="sr-only"
              />
              <OptionPicture field={field} value={value} />
              <span className="hyphens-auto">{t(word)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}

const TILES = 'grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-2';
const GRID = {
  subject: TILES,
  style: TILES,
  medium: TILES,
  mood: 'flex flex-wrap gap-2',
  colors: 'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2',
} as const;
const OPTION =
  'relative cursor-pointer border border-edge bg-card text-sm hover:bg-sunk has-checked:border-art-hue has-checked:bg-art-tint has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-art-hue has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
const TILE =
  'flex min-h-20 flex-col items-center justify-start gap-1 rounded-control px-1 py-2 text-center text-xs leading-snug';
const SHAPE = {
  subject: TILE,
  style: TILE,
  medium: TILE,
  mood: 'inline-flex min-h-11 items-center rounded-chip px-4',
  colors: 'grid min-h-11 gap-1.5 rounded-control p-2',
} as const;

function GroupSummary({ field, chosen, isSuggested, isMissed }: ChoiceGroupProps): ReactNode {
  const { t } = useTranslation('artGenerator');
  const word = chosen === null ? undefined : OPTION_WORDS[field][chosen];
  return (
    <summary className="flex min-h-13 list-none items-center gap-x-3 py-1.5 [&::-webkit-details-marker]:hidden">
      <span className="font-semibold">
        {t(FIELD_WORDS[field])}
        <span aria-hidden="true" className="text-art-hue">
          *
        </span>
      </span>
      <span className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-x-2 text-end text-sm">
        {word === undefined || chosen === null ? (
          <span className={isMissed ? 'flex items-center gap-1 font-semibold text-danger' : 'text-ink-2'}>
            {isMissed && <Icon name="warning" />}
            {isMissed ? t('chooseOne') : t('required')}
          </span>
        ) : (
          <>
            {isSuggested && <SuggestedMark />}
            <OptionPicture field={field} value={chosen} isSmall />
            {t(word)}
          </>
        )}
      </span>
      <Icon name="chevron" className="text-ink-3 transition-transform group-open/choice:rotate-180" />
    </summary>
  );
}
