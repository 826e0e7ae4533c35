import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import { entryPath } from '../../site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { type KeptList, toggleKept } from './kept-slugs.ts';
import { shareLink } from './share-link.ts';
import { useKeptSlugs } from './use-kept-slugs.ts';

const TOGGLES = [
  { list: 'likes', label: 'like', icon: 'heart' },
  { list: 'saved', label: 'save', icon: 'bookmark' },
] as const;

type PostActionsProps = {
  post: { slug: string; title: string };
  /** After a post was put on a list or taken off. */
  onToggled?: (list: KeptList, slug: string) => void;
};

/** Like, save and share. All three need the app, so the built page only keeps their place. */
export function PostActions({ post: { slug, title }, onToggled }: PostActionsProps) {
  const { t } = useTranslation('community');
  const { code } = useLanguage();
  const isHydrated = useIsHydrated();
  const kept = { likes: useKeptSlugs('likes'), saved: useKeptSlugs('saved') };

  function toggle(list: KeptList): void {
    if (!toggleKept(list, slug)) notify('error', t('notKept'));
    onToggled?.(list, slug);
  }

  async function share(): Promise<void> {
    const { href } = new URL(entryPath('community', slug, code), location.origin);
    const outcome = await shareLink(title, href);
    if (outcome === 'copied') notify('success', t('linkCopied'));
    if (outcome === 'refused') notify('error', t('linkRefused'), href);
  }

  return (
    <div className={`flex flex-wrap gap-2 ${isHydrated ? '' : 'invisible'}`}>
      {TOGGLES.map(({ list, label, icon }) => (
        <Button
          key={list}
          tone="quiet"
          aria-pressed={kept[list].includes(slug)}
          aria-label={t('about', { action: t(label), title })}
          onClick={() => toggle(list)}
          className="group max-md:px-3 aria-pressed:border-primary aria-pressed:text-primary"
        >
          <Icon name={icon} className="group-aria-pressed:fill-current" />
          {t(label)}
        </Button>
      ))}
      <Button
        tone="quiet"
        aria-label={t('about', { action: t('share'), title })}
        onClick={share}
        className="max-md:px-3"
      >
        <Icon name="share" />
        {t('share')}
      </Button>
    </div>
  );
}
