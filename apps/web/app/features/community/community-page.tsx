import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Figure } from '../../ui/figure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { type CommunityEvent, orderEvents } from './community-event.ts';
import type { CommunityFigure } from './community-figures.ts';
import { ContactLink } from './contact-link.tsx';
import { EventCard } from './event-card.tsx';
import type { ListedPost } from './post.ts';
import { PostList } from './post-list.tsx';
import type { PostSort } from './post-query.ts';
import type { Release } from './release.ts';
import { ReleaseList } from './release-list.tsx';

type EventListProps = { events: readonly CommunityEvent[] };
/** The built page is older than today and takes every event for one to come. */
const BEFORE_ALL = new Date(0);

const FIGURE_LABEL = {
  members: 'statMembers',
  posts: 'statPosts',
  events: 'statEvents',
  countries: 'statCountries',
} as const;

type CommunityPageProps = {
  /** Those that are set. */
  figures: readonly CommunityFigure[];
  posts: readonly ListedPost[];
  /** The orders that the posts have figures for. */
  sorts: readonly PostSort[];
  events: readonly CommunityEvent[];
  releases: readonly Release[];
  guidelines: readonly { title: string; text: string }[];
};

/** Posts to search, events to put into a calendar, and the rules. Figures and events are shown where there are any. */
export function CommunityPage({ figures, posts, sorts, events, releases, guidelines }: CommunityPageProps) {
  const { t } = useTranslation('community');
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-12 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <PageHeader title={t('title')} lede={t('lede')}>
        <div className="flex flex-wrap gap-3">
          <ContactLink category="general" subject={t('newPostSubject')} label={t('newPost')} tone="main" />
          <ContactLink category="support" subject={t('askSubject')} label={t('ask')} tone="quiet" />
        </div>
        <p className="max-w-measure text-sm text-ink-2">{t('postingNote')}</p>
      </PageHeader>
      {figures.length > 0 && (
        <section aria-labelledby="stats" className="border-s-6 border-primary bg-sunk p-5 md:p-6">
          <h2 id="stats" className="sr-only">
            {t('statsTitle')}
          </h2>
          <dl className="grid grid-cols-2 gap-4 text-lg md:grid-cols-4">
            {figures.map(({ name, value }) => (
              <Figure key={name} label={t(FIGURE_LABEL[name])} value={value} isOver={false} />
            ))}
          </dl>
        </section>
      )}
      <PageSection id="posts" title={t('postsTitle')}>
        <PostList posts={posts} sorts={sorts} />
      </PageSection>
      {events.length + releases.length > 0 && (
        <PageSection id="events" title={t('eventsTitle')}>
          {events.length > 0 && <EventList events={events} />}
          {releases.length > 0 && <ReleaseList releases={releases} />}
        </PageSection>
      )}
      <PageSection id="guidelines" title={t('guidelinesTitle')}>
        <CardGrid cards={guidelines.map(({ title, text }) => ({ id: title, title, text }))} />
      </PageSection>
    </div>
  );
}

function EventList({ events }: EventListProps) {
  const [today] = useState(() => new Date());
  const now = useIsHydrated() ? today : BEFORE_ALL;
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
      {orderEvents(events, now).map((event) => (
        <li key={event.id}>
          <EventCard event={event} now={now} />
        </li>
      ))}
    </ul>
  );
}
