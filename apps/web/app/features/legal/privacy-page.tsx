import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import type { Addressee } from '../../ui/postal-address.tsx';
import { DeviceSection } from './device-section.tsx';
import { KeptFacts } from './kept-facts.tsx';
import { LegalPage } from './legal-page.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { Points } from './points.tsx';
import { TextLink } from './text-link.tsx';

const NOT_COLLECTED = ['ideas', 'pictures', 'cookies', 'hosts'] as const;
const USES = ['limit', 'answer', 'popular', 'run'] as const;
const SHARING = ['sold', 'models', 'mail', 'provider', 'links'] as const;
const SECURITY = ['sealed', 'hashed', 'little'] as const;
const RIGHTS = ['see', 'correct', 'delete', 'object', 'complain'] as const;

type PrivacyPageProps = {
  /** Where to write about data; undefined: the form is the way. */
  mailbox: string | undefined;
  operator: Addressee | undefined;
};

export function PrivacyPage({ mailbox, operator }: PrivacyPageProps) {
  const { t } = useTranslation('privacy');
  const { code } = useLanguage();
  return (
    <LegalPage
      title={t('title')}
      lede={t('lede')}
      date={t('updated')}
      operator={operator}
      parts={[
        {
          id: 'overview',
          title: t('overviewTitle'),
          body: <Paragraphs texts={[t('overview.short'), t('overview.who')]} />,
        },
        {
          id: 'collected',
          title: t('collectedTitle'),
          body: (
            <>
              <Paragraphs texts={[t('collectedText')]} />
              <KeptFacts />
              <h3 className="mt-2 text-lg">{t('notCollectedTitle')}</h3>
              <Points points={NOT_COLLECTED.map((point) => t(`notCollected.${point}`))} />
            </>
          ),
        },
        { id: 'use', title: t('useTitle'), body: <Points points={USES.map((use) => t(`use.${use}`))} /> },
        {
          id: 'sharing',
          title: t('sharingTitle'),
          body: <Points points={SHARING.map((point) => t(`sharing.${point}`))} />,
        },
        {
          id: 'security',
          title: t('securityTitle'),
          body: <Points points={SECURITY.map((point) => t(`security.${point}`))} />,
        },
        {
          id: 'rights',
          title: t('rightsTitle'),
          body: (
            <>
              <Paragraphs texts={[t(mailbox === undefined ? 'rightsText' : 'rightsTextMailbox')]} />
              <Points points={RIGHTS.map((right) => t(`right.${right}`))} />
              <Paragraphs texts={[t('rightsLimit')]} />
            </>
          ),
        },
        { id: 'device', title: t('device.title'), body: <DeviceSection /> },
        {
          id: 'questions',
          title: t('questionsTitle'),
          body: (
            <>
              <Paragraphs texts={[t(mailbox === undefined ? 'questionsText' : 'questionsTextMailbox')]} />
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                {mailbox !== undefined && (
                  <a href={`mailto:${mailbox}`} className={buttonLook({ tone: 'quiet' })}>
                    <bdi dir="ltr">{mailbox}</bdi>
                  </a>
                )}
                <TextLink to={pathOf('contact', code)}>{t('contactLink')}</TextLink>
              </div>
            </>
          ),
        },
      ]}
    />
  );
}
