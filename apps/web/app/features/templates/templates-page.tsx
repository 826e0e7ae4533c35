import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { announce } from '../../lib/announce.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useSearchKey } from '../../ui/use-search-key.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { CollectionFigures } from './collection-figures.tsx';
import { isNarrowed, NO_CRITERIA } from './criteria.ts';
import { selectTemplates } from './select-templates.ts';
import { collectionPath, type Template } from './template.ts';
import { TemplateCard } from './template-card.tsx';
import { TemplateSearch } from './template-search.tsx';
import { useCriteria } from './use-criteria.ts';
import { prepareFillDialog, useFillDialog } from './use-fill-dialog.tsx';
import { useTemplateUses } from './use-template-uses.ts';

/** Milliseconds without a change after which the number of results is read out. */
const SILENCE_MS = 600;
/** The share of the window's height below which the number of results is too low for them to be seen. */
const HIGH_ENOUGH = 0.75;

type TemplatesPageProps = {
  /** The best rated first. */
  templates: readonly Template[];
};

export function TemplatesPage({ templates }: TemplatesPageProps) {
  const { t } = useTranslation('templates');
  const { tag } = useLanguage();
  const formRef = useRef<HTMLFormElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const countRef = useRef<HTMLHeadingElement>(null);
  const { criteria, change } = useCriteria(formRef);
  const { uses, count } = useTemplateUses();
  const { filling, isOpen, open, close } = useFillDialog(templates);
  const isReady = useDeferredValue(useIsHydrated()); // all cards change, at low priority, so that typing stays smooth
  useSearchKey(fieldRef);
  const found = selectTemplates({ templates, criteria, uses, tag });
  const shown = t('shown', { shown: found.length, total: templates.length });
  useAnnouncement(found.length === 0 ? t('emptyTitle') : shown, criteria);

  function clear(): void {
    change({ ...NO_CRITERIA, sort: criteria.sort });
    fieldRef.current?.focus();
  }
  /** On a phone they are below the first screen. */
  function showResults(): void {
    const count = countRef.current;
    if (count && count.getBoundingClientRect().top > innerHeight * HIGH_ENOUGH)
      count.scrollIntoView({ block: 'start' });
  }
  const clearButton = (
    <Button tone="quiet" onClick={clear}>
      {t('clearFilters')}
    </Button>
  );

  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <PageHeader title={t('title')} lede={t('lede')} />
      <CategoryTiles templates={templates} criteria={criteria} onChosen={showResults} />
      <div className="grid gap-5">
        <TemplateSearch criteria={criteria} formRef={formRef} fieldRef={fieldRef} onChange={change} />
        <noscript>
          <p className="text-sm text-ink-2">{t('scriptNeeded')}</p>
        </noscript>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
          <h2 ref={countRef} className="font-sans text-base">
            {shown}
          </h2>
          {isNarrowed(criteria) && found.length > 0 && clearButton}
        </div>
        {found.length === 0 && <NoTemplates>{clearButton}</NoTemplates>}
        <ul className="grid gap-5 has-[details[open]]:items-start md:grid-cols-2 xl:grid-cols-3">
          {found.map((template) => (
            <TemplateCard
              key={template.slug}
              template={template}
              uses={uses && (uses[template.slug] ?? 0)}
              isReady={isReady}
              onUsed={count}
              onFill={open}
              onPrepare={prepareFillDialog}
            />
          ))}
        </ul>
        <CollectionFigures templates={templates} uses={uses} />
        <CollectionNotes />
      </div>
      {filling && (
        <filling.FillDialog
          key={filling.template.slug}
          template={filling.template}
          isOpen={isOpen}
          onUsed={() => count(filling.template.slug, 'fill')}
          onClose={close}
        />
      )}
    </div>
  );
}

type NoTemplatesProps = { children: ReactNode };

function NoTemplates({ children }: NoTemplatesProps) {
  const { t } = useTranslation('templates');
  return (
    <div className="grid justify-items-start gap-3 border border-dashed border-edge p-8">
      <p className="text-lg font-semibold">{t('emptyTitle')}</p>
      <p className="text-ink-2">{t('emptyHint')}</p>
      {children}
    </div>
  );
}

/** Links to the file of all templates and to how the figures are counted. */
function CollectionNotes() {
  const { t } = useTranslation('templates');
  const { code } = useLanguage();
  return (
    <div className="grid max-w-measure justify-items-start gap-3 pt-4 text-sm text-ink-2">
      <a
        href={collectionPath(code)}
        download
        className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
      >
        {t('downloadAll')}
      </a>
      <p>{t('figuresNote')}</p>
    </div>
  );
}

/** Announces a text once its subject has changed and settled. */
function useAnnouncement(text: string, about: object): void {
  const first = useRef(about);
  useEffect(() => {
    if (about === first.current) return;
    const timer = setTimeout(() => announce(text), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [text, about]);
}
