import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';

const LOOK = 'underline underline-offset-4 hover:text-ink';

/** What someone who creates an account agrees to. */
export function Agreement() {
  const { t } = useTranslation(['auth', 'shell']);
  const { code } = useLanguage();
  return (
    <p className="text-sm text-ink-2">
      {t('agreement')}{' '}
      <Link to={pathOf('terms', code)} className={LOOK}>
        {t('shell:pageTerms')}
      </Link>
      <span aria-hidden="true"> · </span>
      <Link to={pathOf('privacy', code)} className={LOOK}>
        {t('shell:pagePrivacy')}
      </Link>
    </p>
  );
}
