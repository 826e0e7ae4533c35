import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type AuthView, authPath } from '../../session/auth-path.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { MarginNote } from '../../ui/margin-note.tsx';
import { linkReason } from './link-reasons.ts';

/** What can be done about a link, the likeliest first. */
const WAYS = [
  { view: 'check-mail', label: 'linkProblem.confirm' },
  { view: 'forgot', label: 'linkProblem.recover' },
  { view: undefined, label: 'linkProblem.signIn' },
] as const satisfies { view: AuthView | undefined; label: string }[];

type LinkProblemProps = { reason: string };

export function LinkProblem({ reason }: LinkProblemProps) {
  const { t } = useTranslation(['auth', 'authErrors']);
  const { code: language } = useLanguage();
  return (
    <div className="grid gap-5">
      <MarginNote id="link-problem-reason" tone="danger" text={t(`authErrors:${linkReason(reason)}`)} />
      <ul className="grid gap-3">
        {WAYS.map(({ view, label }) => (
          <li key={label} className="grid">
            <Link to={authPath(language, { view })} className={buttonLook({ tone: 'quiet' })}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
