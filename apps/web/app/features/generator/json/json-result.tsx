import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { isSendKey } from '../../../ui/is-send-key.ts';
import { JsonField } from '../../../ui/json-field.tsx';
import { UndoButton } from '../../../ui/undo-button.tsx';
import type { Output } from '../generation.ts';
import { OutputActions } from '../output-actions.tsx';
import type { JsonEvent } from './json-state.ts';
import { judgeJson } from './judge-json.ts';
import { TestReport } from './test-report.tsx';
import { useJsonTest } from './use-json-test.ts';
import { ValidityBanner } from './validity-banner.tsx';

const VALID_FILE = { name: 'prompt.json', mediaType: 'application/json' };
const OTHER_FILE = { name: 'prompt.txt', mediaType: 'text/plain' };

type JsonResultProps = {
  output: Output;
  /** Whether another prompt is being written. */
  isOld: boolean;
  /** Whether the inputs in the form have changed since. */
  isStale: boolean;
  /** Undoing what mended the result. */
  mending: ComponentProps<typeof UndoButton>['removal'];
  send(event: JsonEvent): void;
};

/** The result, which is editable. If it stops being valid JSON, shows the location and offers a fix. */
export function JsonResult({ output, isOld, isStale, mending, send }: JsonResultProps) {
  const { t } = useTranslation(['jsonGenerator', 'generator']);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const { prompt, request } = output;
  const verdict = judgeJson(prompt);
  const { test, report } = useJsonTest(prompt);
  const isValid = verdict.status === 'object';

  function testByKey(event: KeyboardEvent<HTMLElement>): void {
    if (!isSendKey(event)) return;
    event.preventDefault();
    test();
  }

  function fix(): void {
    send({ type: 'mendAsked' });
    fieldRef.current?.focus();
  }

  function select(): void {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  }

  return (
    <>
      {/* Sticky while a long result is edited, with room for the longest reason, so that nothing moves. */}
      <div className="sticky top-0 z-10 mb-3 flex min-h-22 items-center justify-between gap-x-4 bg-card py-1 @min-[28rem]:min-h-17">
        <ValidityBanner verdict={verdict} />
        {verdict.status === 'not-json' && (
          <Button tone="quiet" onClick={fix} className="shrink-0">
            {t('fix')}
          </Button>
        )}
        <UndoButton removal={mending} label={t('generator:undo')} />
        {isValid && (
          <Button tone="quiet" onClick={test} aria-keyshortcuts="Control+Enter Meta+Enter" className="shrink-0">
            {t('test')}
          </Button>
        )}
      </div>
      <TestReport report={report} />
      <form
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={testByKey}
        className={`transition-opacity duration-[240ms] starting:opacity-0 ${isOld ? 'opacity-60' : ''}`}
      >
        <JsonField
          text={prompt}
          label={t('outputLabel')}
          isReadOnly={isOld}
          isNumbered
          onChange={(text) => send({ type: 'edited', prompt: text })}
          errorLine={verdict.status === 'not-json' ? verdict.position.line : undefined}
          fieldRef={fieldRef}
        />
      </form>
      <p className="mt-4 mb-4 text-sm text-ink-2">{t('editHint')}</p>
      <OutputActions
        text={prompt}
        kind="json"
        idea={request}
        isStale={isStale}
        copyLabel={t('copy')}
        file={isValid ? VALID_FILE : OTHER_FILE}
        toasts={{ copied: t('copyToast'), downloaded: t(isValid ? 'downloadJsonToast' : 'downloadTextToast') }}
        onCopyRefused={select}
      />
    </>
  );
}
