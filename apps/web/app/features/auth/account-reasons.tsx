import { useTranslation } from '../../i18n/use-translation.ts';

const GAINS = ['count', 'safe', 'yours'] as const;

/** What an account gives, that it is not needed, and that nothing is lost by signing in. */
export function AccountReasons() {
  const { t } = useTranslation('auth');
  return (
    <aside className="grid content-start gap-8">
      <section aria-labelledby="gains" className="grid gap-4">
        <h2 id="gains" className="text-xl">
          {t('gains.title')}
        </h2>
        <ul className="grid gap-4">
          {GAINS.map((gain) => (
            <li key={gain} className="border-s-2 border-line ps-4">
              <h3 className="font-sans text-base font-semibold">{t(`gains.${gain}.title`)}</h3>
              <p className="text-ink-2">{t(`gains.${gain}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      {(['optional', 'draft'] as const).map((note) => (
        <section key={note} aria-labelledby={note} className="grid gap-2">
          <h2 id={note} className="text-xl">
            {t(`${note}Title`)}
          </h2>
          <p className="text-ink-2">{t(`${note}Text`)}</p>
        </section>
      ))}
    </aside>
  );
}
