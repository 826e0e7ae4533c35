import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { SEARCH_FIELD_ID } from './post-search.tsx';

type NoPostsProps = { isNothingSaved: boolean };

/** The way out of a search that finds nothing. */
export function NoPosts({ isNothingSaved }: NoPostsProps) {
  const { t } = useTranslation('community');
  const { code } = useLanguage();
  return (
    <div className="grid justify-items-start gap-3">
      {isNothingSaved && <p className="text-ink-2">{t('emptySaved')}</p>}
      <Link
        to={pathOf('community', code)}
        preventScrollReset
        onClick={() => document.getElementById(SEARCH_FIELD_ID)?.focus()}
        className={buttonLook({ tone: 'quiet' })}
      >
        {t('clearFilters')}
      </Link>
    </div>
  );
}
