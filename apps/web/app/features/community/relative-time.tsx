import { useLanguage } from '../../i18n/use-language.ts';
import { relativeWords } from '../../lib/relative-words.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { relativeAge } from './relative-age.ts';

type RelativeTimeProps = {
  /** ISO date. */
  published: string;
};

/** How long ago a day was; the built page, which will be read on other days, shows the date. */
export function RelativeTime({ published }: RelativeTimeProps) {
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
