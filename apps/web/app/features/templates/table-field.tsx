import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { RowProblem } from './read-rows.ts';
import { RowProblems } from './row-problems.tsx';

type TableFieldProps = {
  /** The columns that a table without names has. */
  names: readonly string[];
  table: string;
  problems: readonly RowProblem[];
  onChange(table: string): void;
  onCopyNames(): void;
};

/** Where rows are pasted, and what is wrong with them. */
export function TableField({ names, table, problems, onChange, onCopyNames }: TableFieldProps) {
  const { t } = useTranslation('templates');
  const id = useId();
  return (
    <div className="grid min-w-0 gap-3">
      <label htmlFor={id} className="text-lg font-semibold">
        {t('tableLabel')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {t('tableHint')}
      </p>
      <ol aria-label={t('columnsLabel')} className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li key={name} className="rounded-chip bg-sunk px-2.5 py-0.5 text-xs">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ol>
      <div>
        <Button tone="quiet" onClick={onCopyNames}>
          <Icon name="copy" />
          {t('copyNames')}
        </Button>
      </div>
      <textarea
        id={id}
        dir={table === '' ? undefined : 'auto'}
        rows={8}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        value={table}
        aria-describedby={`${id}-hint ${id}-problems`}
        aria-invalid={problems.length > 0}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="w-full resize-y rounded-control border border-edge bg-card p-3 font-mono text-sm text-ink aria-invalid:border-danger"
      />
      <RowProblems id={`${id}-problems`} problems={problems} />
    </div>
  );
}
