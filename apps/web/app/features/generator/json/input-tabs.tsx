import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { JSON_TABS, type JsonTab } from './json-inputs.ts';

const TAB_WORDS = { text: 'tabText', code: 'tabCode', image: 'tabImage' } as const;

type InputTabsProps = {
  open: JsonTab;
  /** Tabs that hold something. */
  filled: ReadonlySet<JsonTab>;
  onOpen(tab: JsonTab): void;
  panels: Readonly<Record<JsonTab, ReactNode>>;
};

/** Tabs as the ARIA practices have them: one stop, arrows move and open. Closed panels keep what they hold. */
export function InputTabs({ open, filled, onOpen, panels }: InputTabsProps) {
  const { t } = useTranslation('jsonGenerator');
  const listRef = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent<HTMLElement>): void {
    const tab = tabFor(event, open);
    if (tab === undefined) return;
    event.preventDefault();
    onOpen(tab);
    listRef.current?.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  }

  return (
    <div>
      <div ref={listRef} role="tablist" aria-label={t('tabsLabel')} className="flex gap-1 border-b border-edge">
        {JSON_TABS.map((tab) => (
          <button
            key={tab}
            id={tabId(tab)}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls={panelId(tab)}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onOpen(tab)}
            onKeyDown={move}
            className="relative -mb-px flex min-h-11 items-center gap-2 rounded-t-control border border-transparent px-4 text-ink-2 hover:text-ink aria-selected:border-edge aria-selected:border-b-paper aria-selected:bg-paper aria-selected:font-semibold aria-selected:text-ink"
          >
            {t(TAB_WORDS[tab])}{' '}
            <span
              aria-hidden="true"
              className={`size-2 rounded-chip ${filled.has(tab) ? 'bg-json-hue' : 'border border-edge'}`}
            />
            {filled.has(tab) && <span className="sr-only">{t('tabFilled')}</span>}
          </button>
        ))}
      </div>
      {JSON_TABS.map((tab) => (
        <div key={tab} id={panelId(tab)} role="tabpanel" aria-labelledby={tabId(tab)} hidden={tab !== open}>
          <div className="grid gap-3 pt-3">{panels[tab]}</div>
        </div>
      ))}
    </div>
  );
}

function tabId(tab: JsonTab): string {
  return `json-tab-${tab}`;
}

function panelId(tab: JsonTab): string {
  return `json-panel-${tab}`;
}

/** Where a key leads, in the direction in which the tabs are read. */
function tabFor({ key, currentTarget }: KeyboardEvent<HTMLElement>, from: JsonTab): JsonTab | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const steps: Readonly<Record<string, number>> = { [forward]: 1, [back]: -1 };
  if (key === 'Home') return JSON_TABS[0];
  if (key === 'End') return JSON_TABS.at(-1);
  const step = steps[key];
  return step === undefined ? undefined : JSON_TABS.at((JSON_TABS.indexOf(from) + step) % JSON_TABS.length);
}
