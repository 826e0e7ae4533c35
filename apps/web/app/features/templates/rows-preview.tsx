import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fillTemplate } from './fill-template.ts';
import { FilledText } from './filled-text.tsx';
import type { Rows } from './read-rows.ts';

const PREVIEWED = 3;

type RowsPreviewProps = { template: string; rows: Rows };

/** The prompts of the first rows, and where their words come from. */
export function RowsPreview({ template, rows: { rows, fromForm, emptyCells } }: RowsPreviewProps) {
  const { t } = useTranslation('templates');
  const { tag } = useLanguage();
  return (
    <section aria-labelledby="rows-preview" className="grid min-w-0 gap-3">
      <h3 id="rows-preview" className="text-lg">
        {t('prompts', { count: rows.length })}
      </h3>
      {rows.length > 0 && fromForm.length > 0 && (
        <p className="text-sm text-ink-2">{t('fromForm', { names: new Intl.ListFormat(tag).format(fromForm) })}</p>
      )}
      {emptyCells > 0 && <p className="text-sm text-ink-2">{t('emptyCells', { count: emptyCells })}</p>}
      {rows.length > PREVIEWED && <p className="text-sm text-ink-2">{t('firstThree')}</p>}
      {rows.slice(0, PREVIEWED).map(({ row, values }, index) => (
        <details
          key={row}
          open={index === 0}
          className="border border-line border-s-6 border-s-text-hue bg-card px-5 open:pb-4"
        >
          <summary className="py-2.5">
            <span className="pe-3 font-medium">{t('rowTitle', { row })}</span>
            <bdi className="text-sm text-ink-2">{Object.values(values).slice(0, PREVIEWED).join(' · ')}</bdi>
          </summary>
          <FilledText parts={fillTemplate(template, values)} textRef={null} />
        </details>
      ))}
    </section>
  );
}
