import { type ArtField, REQUIRED_ART_FIELDS, type RequiredArtField } from '@wordlamp/engine/art-options';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type ArtChoices, missingFields } from './art-choices.ts';
import { missingIn } from './art-state.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { DetailsField } from './details-field.tsx';
import { openField } from './focus-field.ts';
import { SelectField } from './select-field.tsx';

const ARTIST_HINT_ID = 'art-artist-hint';

type ArtFieldsProps = {
  choices: ArtChoices;
  suggested: ReadonlySet<ArtField>;
  /** Whether the visitor tried to submit an incomplete form. */
  isExplained: boolean;
  detailsNote: string | undefined;
  onChoose(field: ArtField | 'details', value: string): void;
};

/** All fields of the form: five choices, of which one is open at a time, then the optional ones. */
export function ArtFields({ choices, suggested, isExplained, detailsNote, onChoose }: ArtFieldsProps) {
  const { t } = useTranslation('artGenerator');

  function goOn(field: RequiredArtField): void {
    const [next] = missingFields(choices).filter((other) => other !== field);
    if (next !== undefined) openField(next);
  }

  return (
    <div className="grid gap-4">
      <div className="border-t border-line">
        {REQUIRED_ART_FIELDS.map((field, place) => (
          <ChoiceGroup
            key={field}
            field={field}
            chosen={choices[field]}
            isSuggested={suggested.has(field)}
            isMissed={isExplained && missingIn({ choices }).includes(field)}
            isOpenAtFirst={place === 0}
            onChoose={(value) => onChoose(field, value)}
            onPicked={() => goOn(field)}
          />
        ))}
      </div>
      <div className="grid gap-x-4 gap-y-3 @min-[32rem]:grid-cols-2">
        <SelectField
          field="artist"
          value={choices.artist}
          isSuggested={suggested.has('artist')}
          describedBy={ARTIST_HINT_ID}
          onChoose={(value) => onChoose('artist', value)}
        />
        <p id={ARTIST_HINT_ID} className="text-xs text-ink-2 @min-[32rem]:order-last @min-[32rem]:col-span-2">
          {t('artistHint')}
        </p>
        <SelectField
          field="setting"
          value={choices.setting}
          isSuggested={suggested.has('setting')}
          describedBy={undefined}
          onChoose={(value) => onChoose('setting', value)}
        />
      </div>
      <DetailsField text={choices.details} note={detailsNote} onChange={(text) => onChoose('details', text)} />
    </div>
  );
}
