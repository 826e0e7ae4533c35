import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Figure } from '../../ui/figure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import type { CommunityEvent } from './community-event.ts';
import { ContactLink } from './contact-link.tsx';
import { EventList } from './event-list.tsx';
import type { ListedPost } from './post.ts';
import { PostList } from './post-list.tsx';

const STATS = [
  { id: 'members', label: 'statMembers' },
  { id: 'posts', label: 'statPosts' },
  { id: 'events', label: 'statEvents' },
  { id: 'countries', label: 'statCountries' },
] as const;

type CommunityPageProps = {
  stats: Readonly<Record<(typeof STATS)[number]['id'], number>>;
  posts: readonly ListedPost[];
  events: readonly CommunityEvent[];
  guidelines: readonly { title: string; text: string }[];
};

/** Posts to search, events to put into a calendar, and the rules. */
export function CommunityPage({ stats, posts, events, guidelines }: CommunityPageProps) {
  const { t } = useTranslation('community');
  const { tag } = useLanguage();
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-12 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <PageHeader title={t('title')} lede={t('lede')}>
        <div className="flex flex-wrap gap-3">
          <ContactLink category="general" subject={t('newPostSubject')} label={t('newPost')} tone="main" />
          <ContactLink category="support" subject={t('askSubject')} label={t('ask')} tone="quiet" />
        </div>
        <p className="max-w-measure text-sm text-ink-2">{t('postingNote')}</p>
      </PageHeader>
      <section aria-labelledby="stats" className="grid gap-4 border-s-6 border-primary bg-sunk p-5 md:p-6">
        <h2 id="stats" className="sr-only">
          {t('statsTitle')}
        </h2>
        <dl className="grid grid-cols-2 gap-4 text-lg md:grid-cols-4">
          {STATS.map(({ id, label }) => (
            <Figure key={id} label={t(label)} value={new Intl.NumberFormat(tag).format(stats[id])} isOver={false} />
          ))}
        </dl>
        <p className="max-w-measure text-sm text-ink-2">{t('statsNote')}</p>
      </section>
      <PageSection id="posts" title={t('postsTitle')}>
        <PostList posts={posts} />
      </PageSection>
      <PageSection id="events" title={t('eventsTitle')}>
        <EventList events={events} />
      </PageSection>
      <PageSection id="guidelines" title={t('guidelinesTitle')}>
        <CardGrid cards={guidelines.map(({ title, text }) => ({ id: title, title, text }))} />
      </PageSection>
    </div>
  );
}
