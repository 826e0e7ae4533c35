import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EARLY_FORM } from '../../ui/early-form.ts';
import { type Criteria, MAX_SEARCH, SORTS } from './criteria.ts';
import { CATEGORIES, DIFFICULTIES } from './template.ts';

const FIELD = 'min-h-11 w-full min-w-0 rounded-control border border-edge bg-card px-3 text-ink';

type TemplateSearchProps = {
  criteria: Criteria;
  formRef: RefObject<HTMLFormElement | null>;
  fieldRef: RefObject<HTMLInputElement | null>;
  onChange(changed: Partial<Criteria>): void;
};

/** A real form; sending it before the app is there changes nothing, since the app takes up what it says. */
export function TemplateSearch({ criteria, formRef, fieldRef, onChange }: TemplateSearchProps) {
  const { t } = useTranslation('templates');
  const all = { value: 'all', word: t('all') } as const;
  return (
    <search className="noscript:hidden">
      <form
        ref={formRef}
        {...EARLY_FORM}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
      >
        <LabeledField id="template-search" label={t('searchLabel')} className="col-span-2 md:col-span-1">
          <input
            ref={fieldRef}
            id="template-search"
            type="search"
            name="q"
            maxLength={MAX_SEARCH}
            dir={criteria.q === '' ? undefined : 'auto'}
            aria-keyshortcuts="/"
            placeholder={t('searchHint')}
            value={criteria.q}
            onChange={({ currentTarget: { value } }) => onChange({ q: value })}
            className={`${FIELD} placeholder:text-ink-3`}
          />
        </LabeledField>
        <LabeledSelect
          name="category"
          label={t('categoryLabel')}
          value={criteria.category}
          options={[all, ...CATEGORIES.map((value) => ({ value, word: t(`category.${value}`) }))]}
          onChange={(category) => onChange({ category })}
        />
        <LabeledSelect
          name="difficulty"
          label={t('difficultyLabel')}
          value={criteria.difficulty}
          options={[all, ...DIFFICULTIES.map((value) => ({ value, word: t(`difficulty.${value}`) }))]}
          onChange={(difficulty) => onChange({ difficulty })}
        />
        <LabeledSelect
          name="sort"
          label={t('sortLabel')}
          value={criteria.sort}
          options={SORTS.map((value) => ({ value, word: t(`sort.${value}`) }))}
          onChange={(sort) => onChange({ sort })}
        />
      </form>
    </search>
  );
}

type LabeledFieldProps = { id: string; label: string; className?: string; children: ReactNode };

function LabeledField({ id, label, className = '', children }: LabeledFieldProps) {
  return (
    <div className={`grid content-end gap-1 max-md:last:col-span-full ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

type LabeledSelectProps<Value extends string> = {
  name: string;
  label: string;
  value: Value;
  options: readonly { value: Value; word: string }[];
  onChange(value: Value): void;
};

function LabeledSelect<Value extends string>({ name, label, value, options, onChange }: LabeledSelectProps<Value>) {
  const id = `template-${name}`;
  return (
    <LabeledField id={id} label={label}>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
        className={FIELD}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.word}
          </option>
        ))}
      </select>
    </LabeledField>
  );
}
