import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { copyText } from '../../lib/copy-text.ts';
import { downloadText } from '../../lib/download-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FillPanelProps } from './fill-panel.ts';
import { PanelActions, type Said } from './panel-actions.tsx';
import { readRows } from './read-rows.ts';
import { RowsPreview } from './rows-preview.tsx';
import { shownFills } from './shown-fills.ts';
import { TableField } from './table-field.tsx';
import { fileName } from './template-file.ts';
import { rowsToCsv, rowsToJsonLines } from './write-rows.ts';

/** A prompt for each row of a pasted table. */
export function SeveralRows({ template, draft, onUsed }: FillPanelProps) {
  const { t } = useTranslation(['templates', 'shell']);
  const [said, setSaid] = useState<Said>();
  const { tag } = useLanguage();
  const names = useMemo(() => template.fields.map(({ name }) => name), [template]);
  const fills = useMemo(() => shownFills(template.fields, draft.fills, tag), [template, draft.fills, tag]);
  const table = useDeferredValue(draft.table);
  const rows = useMemo(() => readRows(table, names, fills), [table, names, fills]);
  const isReady = rows.rows.length > 0 && rows.problems.length === 0;

  async function copyNames(): Promise<void> {
    const isAllowed = await copyText(names.join('\t'));
    setSaid({ text: isAllowed ? t('namesCopied') : t('shell:copyFailed') });
  }
  function download(ending: string, mediaType: string, write: () => string): void {
    if (!isReady) {
      setSaid({ text: rows.problems.length > 0 ? t('fixRows') : t('noRows') });
      return;
    }
    downloadText({ name: fileName(template.title, ending), mediaType }, write());
    setSaid({ text: t('rowsDownloaded', { count: rows.rows.length }) });
    onUsed();
  }
  const downloadCsv = () => download('csv', 'text/csv', () => rowsToCsv(template.template, names, rows.rows));
  const downloadJsonLines = () =>
    download('jsonl', 'application/jsonl', () => rowsToJsonLines(template.template, rows.rows));

  return (
    <>
      <div className="grid items-start gap-x-8 gap-y-6 pt-5 md:grid-cols-2 [@media(height>=40rem)]:[&_*]:scroll-mb-64">
        <TableField
          names={names}
          table={draft.table}
          problems={rows.problems}
          onChange={draft.paste}
          onCopyNames={copyNames}
        />
        <RowsPreview template={template.template} rows={rows} />
      </div>
      <PanelActions said={said}>
        <Button isReady={isReady} onClick={downloadCsv}>
          <Icon name="download" className="max-md:hidden" />
          {t('downloadCsv')}
        </Button>
        <Button tone="quiet" isReady={isReady} onClick={downloadJsonLines}>
          <Icon name="download" className="max-md:hidden" />
          {t('downloadJsonl')}
        </Button>
      </PanelActions>
    </>
  );
}
