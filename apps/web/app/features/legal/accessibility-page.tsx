import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import type { Addressee } from '../../ui/postal-address.tsx';
import { LegalPage } from './legal-page.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { Points } from './points.tsx';
import { TextLink } from './text-link.tsx';

const BUILT = ['keyboard', 'reader', 'zoom', 'motion', 'color', 'direction', 'script'] as const;
const CHECKS = ['rules', 'journeys', 'widths', 'contrast'] as const;
const GAPS = ['hand', 'language', 'words', 'generators'] as const;

type AccessibilityPageProps = { operator: Addressee | undefined };

export function AccessibilityPage({ operator }: AccessibilityPageProps) {
  const { t } = useTranslation('accessibility');
  const { code } = useLanguage();
  return (
    <LegalPage
      title={t('title')}
      lede={t('lede')}
      operator={operator}
      parts={[
        { id: 'aim', title: t('aimTitle'), body: <Paragraphs texts={[t('aimText')]} /> },
        { id: 'built', title: t('builtTitle'), body: <Points points={BUILT.map((part) => t(`built.${part}`))} /> },
        {
          id: 'checks',
          title: t('checksTitle'),
          body: (
            <>
              <Paragraphs texts={[t('checksText')]} />
              <Points points={CHECKS.map((check) => t(`check.${check}`))} />
            </>
          ),
        },
        {
          id: 'gaps',
          title: t('gapsTitle'),
          body: (
            <>
              <Paragraphs texts={[t('gapsText')]} />
              <Points points={GAPS.map((gap) => t(`gap.${gap}`))} />
            </>
          ),
        },
        {
          id: 'report',
          title: t('reportTitle'),
          body: (
            <>
              <Paragraphs texts={[t('reportText')]} />
              <TextLink to={{ pathname: pathOf('contact', code), search: '?category=bug' }}>{t('reportLink')}</TextLink>
            </>
          ),
        },
      ]}
    />
  );
}
