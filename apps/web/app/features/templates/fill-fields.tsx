import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Fills, ownText, type Placeholder } from './fill-template.ts';

const FIELD = 'w-full min-w-0 rounded-control border border-edge bg-card px-3 text-base text-ink';

type FillFieldsProps = {
  fieldsRef: Ref<HTMLFieldSetElement>;
  placeholders: readonly Placeholder[];
  fills: Fills;
  onFill(name: string, text: string): void;
  /** What can be done with all of them. */
  children: ReactNode;
};

/** A field for each placeholder; one that has a line to itself takes several lines. */
export function FillFields({ fieldsRef, placeholders, fills, onFill, children }: FillFieldsProps) {
  const { t } = useTranslation('templates');
  const id = useId();
  return (
    <fieldset ref={fieldsRef} aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="text-lg font-semibold">{t('fieldsTitle')}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {t('fieldsHint')}
      </p>
      <div className="-ms-2 flex min-h-11 gap-2">{children}</div>
      <div className="grid gap-4">
        {placeholders.map(({ name, isBlock }, index) => {
          const fieldId = `${id}-${index}`;
          const value = ownText(fills, name);
          // An empty field with "auto" is one from left to right, also in Arabic.
          const field = { id: fieldId, dir: value === '' ? undefined : 'auto', autoComplete: 'off', value };
          return (
            <div key={name} className="grid gap-1">
              <label htmlFor={fieldId} className="text-sm font-medium">
                <bdi>{name}</bdi>
              </label>
              {isBlock ? (
                <textarea
                  {...field}
                  rows={4}
                  onChange={({ currentTarget }) => onFill(name, currentTarget.value)}
                  onKeyUp={showWhole}
                  className={`${FIELD} resize-y py-2`}
                />
              ) : (
                <input
                  {...field}
                  type="text"
                  onChange={({ currentTarget }) => onFill(name, currentTarget.value)}
                  onKeyUp={showWhole}
                  className={`${FIELD} min-h-11`}
                />
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Of a field that the Tab key leads to, browsers bring only the line of the caret into view. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}
