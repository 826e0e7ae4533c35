import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ChangeableChips } from './changeable-chips.tsx';
import { EmptyChips, ReadChips } from './read-chips.tsx';
import type { TextDesk } from './use-text-generator.ts';

const HEADING_ID = 'understood';

type UnderstoodProps = { desk: Pick<TextDesk, 'understood' | 'reading' | 'limitsPause' | 'send'> };

/**
 * What the engine read from an idea: under it to be read while it is typed, and to be changed once there is a result;
 * on phones the latter is shown with the result.
 */
export function Understood({ desk: { understood, reading, limitsPause, send } }: UnderstoodProps) {
  const { t } = useTranslation('textGenerator');
  if (understood)
    return (
      <Section>
        <ChangeableChips
          revision={understood}
          limitsPause={limitsPause}
          onChange={(change) => send({ type: 'changed', change })}
        />
      </Section>
    );
  if (reading)
    return (
      <Section>
        <ReadChips reading={reading} />
      </Section>
    );
  return (
    <Section isOnlyWide>
      <p className="text-sm text-ink-2">{t('understoodHint')}</p>
      <EmptyChips />
    </Section>
  );
}

type SectionProps = { isOnlyWide?: boolean; children: ReactNode };

/** Next to a sheet its space is reserved, so that nothing moves when chips appear; on phones it appears with them. */
function Section({ isOnlyWide = false, children }: SectionProps) {
  const { t } = useTranslation('textGenerator');
  return (
    <section
      aria-labelledby={HEADING_ID}
      className={`min-w-0 content-start gap-2 @min-[48rem]:grid @min-[48rem]:min-h-31 ${isOnlyWide ? 'hidden' : 'grid'}`}
    >
      <h2 id={HEADING_ID} className="font-sans text-sm font-semibold text-ink-2">
        {t('understoodTitle')}
      </h2>
      {children}
    </section>
  );
}
