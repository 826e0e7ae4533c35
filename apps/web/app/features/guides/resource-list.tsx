import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { entryPath, pathOf } from '../../site-paths.ts';
import { HUE_TEXT, type Hue } from '../../ui/hue.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import type { ResourceCategory, ResourceType } from './resource-kinds.ts';

const TOOLS = [
  { page: 'aiGenerator', hue: 'text', label: 'openText', text: 'toolText' },
  { page: 'artGenerator', hue: 'art', label: 'openArt', text: 'toolArt' },
  { page: 'jsonGenerator', hue: 'json', label: 'openJson', text: 'toolJson' },
  { page: 'videoGenerator', hue: 'video', label: 'openVideo', text: 'toolVideo' },
] as const satisfies { page: string; hue: Hue; label: string; text: string }[];

type ResourceListProps = {
  groups: readonly {
    category: ResourceCategory;
    resources: readonly { slug: string; title: string; description: string; type: ResourceType; minutes: number }[];
  }[];
  tips: { do: readonly string[]; dont: readonly string[] };
};

/** All short guides by category, the tools to try them with, and what to do and not to do. */
export function ResourceList({ groups, tips }: ResourceListProps) {
  const { t } = useTranslation(['resources', 'reading', 'shell']);
  const { code } = useLanguage();
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <PageHeader title={t('title')} lede={t('lede')} />
      {groups.map(({ category, resources }, index) => (
        <PageSection key={category} id={`group-${index + 1}`} title={t(`categoryLabel.${category}`)}>
          <ul className="grid gap-6 md:grid-cols-3">
            {resources.map(({ slug, title, description, type, minutes }) => (
              <li key={slug} className="grid content-between justify-items-start gap-3 border-t-2 border-line pt-4">
                <div className="grid gap-2">
                  <p className="flex items-center gap-3 text-sm text-ink-2">
                    <span className="rounded-chip border border-edge px-3 py-0.5">{t(`typeLabel.${type}`)}</span>
                    <span className="tabular-nums">{t('reading:minutes', { count: minutes })}</span>
                  </p>
                  <h3 className="text-lg">{title}</h3>
                  <p className="text-ink-2">{description}</p>
                </div>
                <Link
                  to={entryPath('resources', slug, code)}
                  aria-label={`${t('readMore')}: ${title}`}
                  className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
                >
                  {t('readMore')}
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
      <PageSection id="tools" title={t('toolsTitle')}>
        <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2 xl:grid-cols-4">
          {TOOLS.map(({ page, hue, label, text }) => (
            <li key={page} className="grid content-start gap-1">
              <Link
                to={pathOf(page, code)}
                className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
              >
                <Icon name={hue} className={HUE_TEXT[hue]} />
                {t(`shell:${label}`)}
              </Link>
              <p className="text-ink-2">{t(text)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="tips" title={t('tipsTitle')}>
        <div className="grid gap-8 md:grid-cols-2">
          <TipList title={t('doTitle')} tips={tips.do} isDo />
          <TipList title={t('dontTitle')} tips={tips.dont} isDo={false} />
        </div>
      </PageSection>
    </div>
  );
}

type TipListProps = { title: string; tips: readonly string[]; isDo: boolean };

function TipList({ title, tips, isDo }: TipListProps) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-3 grid gap-3">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-3">
            <Icon name={isDo ? 'check' : 'close'} className={`mt-1 ${isDo ? 'text-ok' : 'text-danger'}`} />
            <span>{tip}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
