import { type ReactNode, type Ref, useId } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { capitalized } from './capitalized.ts';
import { FieldInput } from './field-input.tsx';
import { type Fills, ownText } from './fill-template.ts';
import type { TemplateField } from './template.ts';

type FillFieldsProps = {
  fieldsRef: Ref<HTMLFieldSetElement>;
  fields: readonly TemplateField[];
  /** By the keys of the fields. */
  fills: Fills;
  onFill(key: string, text: string): void;
  /** What can be done with all of them. */
  children: ReactNode;
};

/** A field for each bracket. */
export function FillFields({ fieldsRef, fields, fills, onFill, children }: FillFieldsProps) {
  const { t } = useTranslation('templates');
  const { tag } = useLanguage();
  const id = useId();
  return (
    <fieldset ref={fieldsRef} aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="text-lg font-semibold">{t('fieldsTitle')}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {t('fieldsHint')}
      </p>
      <div className="-ms-2 flex min-h-11 gap-2">{children}</div>
      <div className="grid gap-4">
        {fields.map(({ key, name, type }) => (
          <div key={key} className="grid gap-1">
            <label htmlFor={`${id}-${key}`} className="text-sm font-medium">
              <bdi>{capitalized(name, tag)}</bdi>
            </label>
            <FieldInput
              id={`${id}-${key}`}
              type={type}
              value={ownText(fills, key)}
              onFill={(text) => onFill(key, text)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
