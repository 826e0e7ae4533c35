import { Link } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../site-paths.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Icon } from '../ui/icon.tsx';

// The page is built before it is known who is signed in, and loads nothing to find out: CSS shows one of the two by the
// mark that the head script sets.
const LINKS = [
  { page: 'auth', label: 'signIn', look: 'contents in-data-[signed-in]:hidden' },
  { page: 'account', label: 'account', look: 'hidden in-data-[signed-in]:contents' },
] as const;

type AccountLinksProps = { onFollow: () => void };

/** Links to the sign-in or, if signed in, to the account. */
export function AccountLinks({ onFollow }: AccountLinksProps) {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  return LINKS.map(({ page, label, look }) => (
    <span key={page} className={look}>
      <Link to={pathOf(page, code)} viewTransition onClick={onFollow} className={buttonLook({ tone: 'quiet' })}>
        <Icon name="person" />
        {t(label)}
      </Link>
    </span>
  ));
}
