import { useTranslation } from '../../i18n/use-translation.ts';
import { type Block, partsOf } from '../../reading/block.ts';
import { Prose } from '../../reading/prose.tsx';
import { WithContents } from '../../reading/with-contents.tsx';
import { NextGuides } from './next-guides.tsx';
import type { ResourceCategory, ResourceType } from './resource-kinds.ts';

type ResourcePageProps = {
  guide: {
    title: string;
    description: string;
    category: ResourceCategory;
    type: ResourceType;
    minutes: number;
    blocks: readonly Block[];
  };
  next: readonly { slug: string; title: string; minutes: number }[];
};

/** The short guide behind a resource. */
export function ResourcePage({ guide, next }: ResourcePageProps) {
  const { t } = useTranslation(['resources', 'reading']);
  return (
    <article className="mx-auto grid max-w-page gap-10 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <header className="grid max-w-measure gap-4">
        <h1 className="text-2xl md:text-3xl">{guide.title}</h1>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
          <span className="rounded-chip border border-edge px-3 py-0.5">{t(`typeLabel.${guide.type}`)}</span>
          <span>{t(`categoryLabel.${guide.category}`)}</span>
          <span className="tabular-nums">{t('reading:minutes', { count: guide.minutes })}</span>
        </p>
        <p className="text-ink-2 md:text-lg">{guide.description}</p>
      </header>
      <WithContents parts={partsOf(guide.blocks)}>
        <Prose blocks={guide.blocks} hue="text" />
        <NextGuides list="resources" listLabel={t('backToList')} next={next} />
      </WithContents>
    </article>
  );
}
