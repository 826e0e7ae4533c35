import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { pathOf } from '../site-paths.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Icon } from '../ui/icon.tsx';

/**
 * To the sign-in, or to the account of whoever is signed in. The page is built before it is known who that is, and loads
 * nothing to find out: CSS shows one of the two by the mark that the head script sets.
 */
export function AccountLinks() {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  const links = [
    { to: pathOf('auth', code), label: t('signIn'), look: 'contents in-data-[signed-in]:hidden' },
    { to: pathOf('account', code), label: t('account'), look: 'hidden in-data-[signed-in]:contents' },
  ];
  return links.map(({ to, label, look }) => (
    <span key={to} className={look}>
      <Link to={to} className={buttonLook({ tone: 'quiet', className: 'max-md:px-3' })}>
        <Icon name="person" />
        <span className="max-md:sr-only">{label}</span>
      </Link>
    </span>
  ));
}
