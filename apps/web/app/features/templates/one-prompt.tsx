import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import { FillFields } from './fill-fields.tsx';
import type { FillPanelProps } from './fill-panel.ts';
import { type Fills, fillTemplate, ownText, textOf } from './fill-template.ts';
import { FilledText } from './filled-text.tsx';
import { keepLastValues, readLastValues } from './last-values.ts';
import type { Said } from './panel-actions.tsx';
import { PromptActions } from './prompt-actions.tsx';
import { shownFills } from './shown-fills.ts';
import type { TemplateField } from './template.ts';

/** A form for the brackets, the prompt as it grows, and where to take it. */
export function OnePrompt({ template, draft, onUsed }: FillPanelProps) {
  const { t } = useTranslation('templates');
  const { tag } = useLanguage();
  const fieldsRef = useRef<HTMLFieldSetElement>(null);
  const textRef = useRef<HTMLPreElement>(null);
  const [said, setSaid] = useState<Said>();
  const { fields } = template;
  const parts = fillTemplate(template.template, shownFills(fields, draft.fills, tag));
  const open = new Set(parts.filter(({ kind }) => kind === 'open').map(({ text }) => text.slice(1, -1)));
  const filled = fields.length - open.size;
  const { offered, offers, remember } = useLastValues(fields, draft.fills);
  const say = (text: string) => setSaid({ text });

  function clear(): void {
    draft.clear();
    say(t('cleared'));
    leadToFields();
  }
  function undo(): void {
    draft.undo();
    say(t('undone'));
    leadToFields();
  }
  function fillUp(): void {
    draft.fillUp(offered);
    say(t('lastUsed', { count: offers }));
    leadToFields();
  }
  function takeAlong(): void {
    remember();
    onUsed();
  }
  /** The pressed button is gone. */
  function leadToFields(): void {
    fieldsRef.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  return (
    <>
      <div className="grid items-start gap-x-8 gap-y-6 pt-5 md:grid-cols-2 [@media(height>=40rem)]:[&_*]:scroll-mb-64">
        <FillFields fieldsRef={fieldsRef} fields={fields} fills={draft.fills} onFill={draft.fill}>
          {filled > 0 && (
            <Button tone="text" onClick={clear}>
              {t('clearFields')}
            </Button>
          )}
          {offers > 0 && (
            <Button tone="text" onClick={fillUp}>
              {t('useLast')}
            </Button>
          )}
          <UndoButton removal={{ ...draft, undo }} label={t('undo')} />
        </FillFields>
        <section
          aria-labelledby="fill-preview"
          className="sheet-corner border border-line border-s-6 border-s-text-hue bg-card p-5"
        >
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 pe-4">
            <h3 id="fill-preview" className="text-lg">
              {t('previewTitle')}
            </h3>
            <bdi className="text-sm text-ink-2 tabular-nums">{t('filledOf', { filled, total: fields.length })}</bdi>
          </div>
          <FilledText parts={parts} textRef={textRef} />
        </section>
      </div>
      <PromptActions
        title={template.title}
        prompt={textOf(parts)}
        said={said}
        onSay={say}
        textRef={textRef}
        onUsed={takeAlong}
      />
    </>
  );
}

/** What was used last, in whichever template. Long texts are not remembered: they belong to one case. */
function useLastValues(fields: readonly TemplateField[], fills: Fills) {
  const [last] = useState(readLastValues);
  const offered = fields
    .filter(({ key }) => ownText(fills, key).trim() === '' && ownText(last, key) !== '')
    .map(({ key }) => [key, ownText(last, key)] as const);

  function remember(): void {
    const short = fields.filter(({ type }) => type !== 'long');
    keepLastValues(Object.fromEntries(short.map(({ key }) => [key, ownText(fills, key)])));
  }

  return { offered: Object.fromEntries(offered), offers: offered.length, remember };
}
