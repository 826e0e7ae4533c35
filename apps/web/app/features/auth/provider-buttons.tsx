import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fetchProviders } from '../../lib/fetch-providers.ts';
import { keepSignInReturn } from '../../lib/sign-in-return.ts';
import { providerName } from '../../session/provider-name.ts';
import { useAuth } from '../../session/use-auth.ts';
import { pathOf } from '../../site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { MarginNote } from '../../ui/margin-note.tsx';
import { useSubmission } from './use-submission.ts';

type ProviderButtonsProps = { next: string | undefined };

/**
 * The services that are set up, once the backend has named them. They are below the form, so that nothing in use moves
 * when they appear; most sites have none.
 */
export function ProviderButtons({ next }: ProviderButtonsProps) {
  const { t } = useTranslation('auth');
  const { code: language } = useLanguage();
  const { signInWithProvider } = useAuth();
  const providers = useProviders();
  const { run, isBusy, failure } = useSubmission();
  if (providers.length === 0) return null;

  async function press(provider: string): Promise<void> {
    // The answer comes to the site's root.
    keepSignInReturn(next ?? pathOf('home', language));
    await run(t('signingIn'), async () => {
      const result = await signInWithProvider(provider);
      return { error: result.outcome === 'failed' ? result.error : null };
    });
  }

  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
      {providers.map((provider) => (
        <div key={provider} className="grid gap-2">
          <Button tone="quiet" isReady={!isBusy} aria-describedby={`about-${provider}`} onClick={() => press(provider)}>
            {t('provider', { provider: providerName(provider) })}
          </Button>
          <p id={`about-${provider}`} className="text-sm text-ink-2">
            {t('providerAbout', { provider: providerName(provider) })}
          </p>
        </div>
      ))}
      {failure && <MarginNote id="provider-failure" tone="danger" text={failure.text} />}
    </div>
  );
}

/** The providers a person can sign in with; empty until the backend has named them. */
function useProviders(): readonly string[] {
  const [providers, setProviders] = useState<readonly string[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetchProviders(leaving.signal).then(setProviders, (reason: unknown) => {
      if (!leaving.signal.aborted) console.warn('The ways to sign in are unknown.', reason);
    });
    return () => leaving.abort();
  }, []);
  return providers;
}
