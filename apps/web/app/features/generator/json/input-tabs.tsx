import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { JSON_TABS, type JsonTab } from './json-inputs.ts';

const TAB_WORDS = { text: 'tabText', code: 'tabCode', image: 'tabImage' } as const;

type InputTabsProps = {
  open: JsonTab;
  /** Tabs that hold something. */
  filled: ReadonlySet<JsonTab>;
  onOpen(tab: JsonTab): void;
  panels: Readonly<Record<JsonTab, ReactNode>>;
};

/** The inputs as tabs; a dot marks those that are filled. */
export function InputTabs({ open, filled, onOpen, panels }: InputTabsProps) {
  const { t } = useTranslation('jsonGenerator');
  return (
    <Tabs<JsonTab>
      name="json"
      label={t('tabsLabel')}
      ids={JSON_TABS}
      open={open}
      onOpen={onOpen}
      tab={(tab) => (
        <>
          {t(TAB_WORDS[tab])}
          <span
            aria-hidden="true"
            className={`size-2 rounded-chip ${filled.has(tab) ? 'bg-json-hue' : 'border border-edge'}`}
          />
          {filled.has(tab) && <span className="sr-only"> {t('tabFilled')}</span>}
        </>
      )}
      panel={(tab) => panels[tab]}
    />
  );
}
