import { useTranslation } from '../../i18n/use-translation.ts';

/** Words of the shell around every page. */
const LABELS = [
  'pageHome',
  'pageTemplates',
  'pageResources',
  'pageCommunity',
  'skipLink',
  'footerPromise',
  'errorReload',
  'copied',
] as const;

/** Real words of the site in the page's language, with their keys. */
export function SampleLabels() {
  const { t } = useTranslation(['translationGuide', 'shell']);
  return (
    <>
      <p className="-mt-4 max-w-measure text-ink-2">{t('labelsText')}</p>
      <dl className="grid border-t border-line md:grid-cols-2 md:gap-x-10">
        {LABELS.map((label) => (
          <div
            key={label}
            className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt>
              <bdi dir="ltr" className="font-mono text-sm text-ink-2 wrap-anywhere">
                {label}
              </bdi>
            </dt>
            <dd>{t(`shell:${label}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
