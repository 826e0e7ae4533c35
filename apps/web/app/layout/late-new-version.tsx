import { type ComponentType, useState } from 'react';
import { loadWords } from '../i18n/load-words.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { isBuilt } from '../lib/build-settings.config.ts';
import { useWhenIdle } from '../ui/use-when-idle.ts';
import type { NewVersionProps } from './new-version.tsx';

type Offer = { NewVersion: ComponentType<NewVersionProps>; reload(): void };

/** Caches the site for offline visits, and offers a new version when there is one. */
export function LateNewVersion() {
  const { i18n } = useTranslation('shell');
  const { code } = useLanguage();
  const [offer, setOffer] = useState<Offer>();

  async function show(reload: () => void): Promise<void> {
    const [{ NewVersion }] = await Promise.all([import('./new-version.tsx'), loadWords(i18n, code, 'offline')]);
    setOffer({ NewVersion, reload });
  }

  async function keep(): Promise<void> {
    if (!isBuilt() || !('serviceWorker' in navigator)) return;
    try {
      const { keepForOffline } = await import('../lib/service-worker.ts');
      await keepForOffline(code, (reload) => void show(reload).catch(complain));
    } catch (reason) {
      complain(reason);
    }
  }

  useWhenIdle(() => void keep(), code);
  return offer && <offer.NewVersion onReload={offer.reload} onClose={() => setOffer(undefined)} />;
}

/** Browsers refuse it in private windows, and if storage is switched off. */
function complain(reason: unknown): void {
  console.info('Nothing is kept for visits without a connection.', reason);
}
