import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { relativeWords } from '../../lib/relative-words.ts';
import { HUE_TEXT, HUE_TINT } from '../../ui/hue.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { hueOf, type Post } from './post.ts';
import { relativeAge } from './relative-age.ts';

type RelativeTimeProps = {
  /** ISO date. */
  published: string;
};

const EDITORS = 'Wordlamp';

type AuthorLineProps = { post: Pick<Post, 'author' | 'role' | 'reputation' | 'category' | 'example' | 'published'> };

/** Who wrote a post and when, with the author's initial in place of a photo. */
export function AuthorLine({ post }: AuthorLineProps) {
  const { t } = useTranslation('community');
  const { author, role, reputation, published } = post;
  const hue = hueOf(post);
  const name = author ?? EDITORS;
  const position = author === undefined ? t('editors') : role;
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className={`grid size-11 shrink-0 place-items-center rounded-chip border border-current font-display text-lg font-semibold ${HUE_TINT[hue]} ${HUE_TEXT[hue]}`}
      >
        {name.charAt(0)}
      </span>
      <div className="min-w-0 leading-snug">
        <p className="flex flex-wrap gap-x-3">
          <bdi className="font-semibold">{name}</bdi>
          {position !== undefined && <span className="text-ink-2">{position}</span>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2 tabular-nums">
          {reputation !== undefined && <span>{t('reputation', { count: reputation })}</span>}
          <RelativeTime published={published} />
        </p>
      </div>
    </div>
  );
}

/** How long ago a day was; the built page, which will be read on other days, shows the date. */
function RelativeTime({ published }: RelativeTimeProps) {
  const { tag } = useLanguage();
  const isHydrated = useIsHydrated();
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(published));
  const { value, unit } = relativeAge(published, new Date());
  return (
    <time dateTime={published} title={isHydrated ? date : undefined}>
      {isHydrated ? relativeWords(value, unit, tag) : date}
    </time>
  );
}
