import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { useAccount } from '../account-context.ts';
import { accountKey } from '../account-key.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Loaded } from '../loaded.tsx';
import { useAccountQuery } from '../use-account-query.ts';
import { useAction } from '../use-action.ts';
import { NewCodes } from './new-codes.tsx';

/** Below this many, the page suggests making new ones. */
const FEW_CODES = 3;

/** The way in without a second factor: how many codes are left, and new ones. */
export function RecoveryCodes() {
  const { t } = useTranslation('account');
  const { user, calls } = useAccount();
  const query = useAccountQuery('recovery-codes', calls.countRecoveryCodes);
  const [codes, setCodes] = useState<readonly string[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const making = useAction(async () => {
    const made = await calls.makeRecoveryCodes();
    setCodes(made.codes);
    await queryClient.invalidateQueries({ queryKey: accountKey(user.id, 'recovery-codes') });
  });

  function hide(): void {
    setCodes(undefined);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="recovery" className="grid justify-items-start gap-4 border-t border-line pt-6">
      <h3 ref={heading} id="recovery" tabIndex={-1} className="scroll-mt-24 text-lg">
        {t('recoveryTitle')}
      </h3>
      <p className="text-ink-2">{t('recoveryText')}</p>
      {codes ? (
        <NewCodes codes={codes} onKept={hide} />
      ) : (
        <Loaded query={query}>
          {({ left }) => (
            <>
              {left < FEW_CODES ? (
                <MarginNote id="codes-left" tone="warn" text={t('codesLeft', { count: left })} />
              ) : (
                <p id="codes-left">{t('codesLeft', { count: left })}</p>
              )}
              <ActionProblem text={isAsking ? undefined : making.problem} />
              {left === 0 ? (
                <BusyButton onClick={() => making.run()} isBusy={making.isBusy} busy={t('working')}>
                  {t('makeCodes')}
                </BusyButton>
              ) : (
                <Button tone="quiet" onClick={() => setIsAsking(true)}>
                  {t('makeNewCodes')}
                </Button>
              )}
            </>
          )}
        </Loaded>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('makeNewCodes')}
          text={t('makeNewCodesText')}
          label={t('makeNewCodes')}
          action={making}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
