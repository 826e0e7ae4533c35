import type { AuthMFAEnrollTOTPResponse } from '@supabase/supabase-js';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CopyButton } from '../../../reading/copy-button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { useAccount } from '../account-context.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import { valueOrThrow } from '../value-or-throw.ts';
import { FactorCodeForm } from './factor-code-form.tsx';
import { GiveUpButton } from './give-up-button.tsx';
import { groupSecret } from './group-secret.ts';

type AddAuthenticatorProps = {
  /** Then this is the first thing to do here. */
  isFirst: boolean;
  onBegun(): void;
  onEnded(): void;
  onAdded(): void;
};
type Enrolled = NonNullable<AuthMFAEnrollTOTPResponse['data']>;

/** Sets an authenticator app up as a second factor: it reads a picture or a secret, and proves it by a first code. */
export function AddAuthenticator({ isFirst, onBegun, onEnded, onAdded }: AddAuthenticatorProps) {
  const { t } = useTranslation('account');
  const { auth } = useAccount();
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const beginning = useAction(async () => {
    setEnrolled(valueOrThrow(await auth.mfa.enroll({ factorType: 'totp' })));
    onBegun();
  });

  function end(tell: () => void): void {
    setEnrolled(undefined);
    tell();
  }

  if (!enrolled)
    return (
      <div className="grid justify-items-start gap-4">
        <ActionProblem text={beginning.problem} />
        <BusyButton
          tone={isFirst ? 'main' : 'quiet'}
          onClick={() => beginning.run()}
          isBusy={beginning.isBusy}
          busy={t('working')}
        >
          {t(isFirst ? 'addApp' : 'addAnotherApp')}
        </BusyButton>
      </div>
    );

  return (
    <div className="grid gap-6 border-s-3 border-edge ps-4 @min-[34rem]:grid-cols-[auto_minmax(0,1fr)]">
      <img
        src={enrolled.totp.qr_code}
        alt={t('qrAlt')}
        width={192}
        height={192}
        className="size-48 bg-[white] p-2 @min-[34rem]:row-span-2"
      />
      <div className="grid content-start justify-items-start gap-3">
        <h3 className="text-lg">{t('scanTitle')}</h3>
        <p className="text-sm text-ink-2">{t('scanText')}</p>
        <p className="grid gap-1">
          <span className="text-sm text-ink-2">{t('secret')}</span>
          <bdi dir="ltr" className="font-mono text-sm wrap-anywhere rtl:text-end">
            {groupSecret(enrolled.totp.secret)}
          </bdi>
        </p>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={enrolled.totp.secret} label={t('copySecret')} />
          <a href={enrolled.totp.uri} className={buttonLook({ tone: 'quiet' })}>
            {t('openApp')}
          </a>
        </div>
      </div>
      <div className="grid content-start justify-items-start gap-4">
        <FactorCodeForm
          factor={{ id: enrolled.id, kind: 'totp' }}
          label={t('turnOn')}
          onVerified={() => end(onAdded)}
        />
        <GiveUpButton factorId={enrolled.id} onDone={() => end(onEnded)} />
      </div>
    </div>
  );
}
