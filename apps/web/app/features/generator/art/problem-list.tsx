import type { RequiredArtField } from '@wordlamp/engine/art-options';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { fieldId, focusField } from './focus-field.ts';
import { FIELD_WORDS } from './option-words.ts';

type ProblemListProps = { missing: readonly RequiredArtField[]; detailsNote: string | undefined };

/** The problems that keep the form from being sent, shown above it; each entry links to its field. */
export function ProblemList({ missing, detailsNote }: ProblemListProps) {
  const { t } = useTranslation('artGenerator');
  const linkTo = (field: RequiredArtField | 'details', text: string) => (
    <li key={field}>
      <a
        href={`#${fieldId(field)}`}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          focusField(field);
        }}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {text}
      </a>
    </li>
  );
  return (
    <div className="border-s-3 border-danger bg-card py-2 ps-3 pe-2 text-sm text-danger">
      {missing.length > 0 && (
        <p id="art-required" className="flex gap-2">
          <Icon name="warning" className="mt-px" />
          {t('requiredFields')}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-5">
        {missing.map((field) => linkTo(field, t(FIELD_WORDS[field])))}
        {detailsNote !== undefined && linkTo('details', detailsNote)}
      </ul>
    </div>
  );
}
