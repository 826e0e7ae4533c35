import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { downloadText } from '../../../lib/download-text.ts';
import { CopyButton } from '../../../reading/copy-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAccount } from '../account-context.ts';

const FILE = { name: 'wordlamp-recovery-codes.txt', mediaType: 'text/plain' } as const;

type NewCodesProps = { codes: readonly string[]; onKept(): void };

/** Recovery codes, which the server only returns once. */
export function NewCodes({ codes, onKept }: NewCodesProps) {
  const { t } = useTranslation('account');
  const { user } = useAccount();
  const list = useRef<HTMLOListElement>(null);
  const text = codes.join('\n');

  // The pressed button is gone: moves the focus to the result, so that screen readers announce it.
  useEffect(() => list.current?.focus(), []);

  return (
    <div className="grid justify-items-start gap-4">
      <p className="font-semibold">{t('codesOnce')}</p>
      <ol
        ref={list}
        tabIndex={-1}
        dir="ltr"
        aria-label={t('recoveryTitle')}
        className="grid w-full gap-x-8 border border-line bg-sunk p-4 font-mono @min-[30rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="py-1">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t('copyCodes')} />
        <Button
          tone="quiet"
          onClick={() => downloadText(FILE, `${t('codesFile', { email: user.email })}\n\n${text}\n`)}
        >
          <Icon name="download" />
          {t('downloadCodes')}
        </Button>
        <Button onClick={onKept}>{t('codesKept')}</Button>
      </div>
    </div>
  );
}
