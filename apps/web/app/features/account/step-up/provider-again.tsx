import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { keepSignInReturn } from '../../../lib/sign-in-return.ts';
import { providerName } from '../../../session/provider-name.ts';
import { useAuth } from '../../../session/use-auth.ts';
import { pathOf } from '../../../site-paths.ts';
import { useAccount } from '../account-context.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';

/** The services that the person has signed in with: doing so again is a proof, and leads back to this page. */
export function ProviderAgain() {
  const { t } = useTranslation('account');
  const { code: language } = useLanguage();
  const { user } = useAccount();
  const { signInWithProvider } = useAuth();
  const leaving = useAction(async (provider: string) => {
    keepSignInReturn(pathOf('account', language));
    const result = await signInWithProvider(provider);
    if (result.outcome === 'failed') throw result.error;
  });
  const providers = (user.identities ?? []).map(({ provider }) => provider).filter((provider) => provider !== 'email');
  return (
    <>
      <ActionProblem text={leaving.problem} />
      {providers.map((provider) => (
        <BusyButton
          key={provider}
          tone="quiet"
          onClick={() => leaving.run(provider)}
          isBusy={leaving.isBusy}
          busy={t('working')}
          className="justify-self-start"
        >
          {t('proofByProvider', { provider: providerName(provider) })}
        </BusyButton>
      ))}
    </>
  );
}
