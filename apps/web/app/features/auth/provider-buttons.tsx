import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { announce } from '../../lib/announce.ts';
import { keepSignInReturn } from '../../lib/sign-in-return.ts';
import { providerName } from '../../session/provider-name.ts';
import { useAuth } from '../../session/use-auth.ts';
import { pathOf } from '../../site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { MarginNote } from '../../ui/margin-note.tsx';
import { useProviders } from './use-providers.ts';
import { useSubmission } from './use-submission.ts';

/** Offered where the backend has not said what is set up, or nothing is: then the button explains itself. */
const USUAL = ['google'];

type ProviderButtonsProps = { next: string | undefined };

export function ProviderButtons({ next }: ProviderButtonsProps) {
  const { t } = useTranslation('auth');
  const { code: language } = useLanguage();
  const { signInWithProvider } = useAuth();
  const providers = useProviders();
  const { run, isBusy, failure } = useSubmission();
  const isMissing = providers?.length === 0;
  const shown = providers === undefined || isMissing ? USUAL : providers;
  const about = (provider: string) => {
    const name = { provider: providerName(provider) };
    return isMissing ? t('providerMissing', name) : t('providerAbout', name);
  };

  async function press(provider: string): Promise<void> {
    if (isMissing) return announce(about(provider));
    // The answer comes to the site's root.
    keepSignInReturn(next ?? pathOf('home', language));
    await run(t('signingIn'), async () => {
      const result = await signInWithProvider(provider);
      return { error: result.outcome === 'failed' ? result.error : null };
    });
  }

  return (
    <div className="grid gap-4">
      {shown.map((provider) => (
        <div key={provider} className="grid gap-2">
          <Button
            tone="quiet"
            isReady={!isMissing && !isBusy}
            aria-describedby={`about-${provider}`}
            onClick={() => press(provider)}
          >
            {t('provider', { provider: providerName(provider) })}
          </Button>
          {/* Both texts take the same room, so that nothing moves when it is known which one is right. */}
          <p id={`about-${provider}`} className="min-h-[2lh] text-sm md:min-h-[1lh] text-ink-2">
            {about(provider)}
          </p>
        </div>
      ))}
      {failure && <MarginNote id="provider-failure" tone="danger" text={failure.text} />}
    </div>
  );
}
