import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAccount } from '../account-context.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import { valueOrThrow } from '../value-or-throw.ts';
import { FactorCodeForm } from './factor-code-form.tsx';
import { GiveUpButton } from './give-up-button.tsx';
import { readPhone } from './read-phone.ts';

type AddPhoneProps = { onBegun(): void; onEnded(): void; onAdded(): void };

/** Sets a phone up as a second factor: it gets codes by text message. */
export function AddPhone({ onBegun, onEnded, onAdded }: AddPhoneProps) {
  const { t } = useTranslation('account');
  const { auth } = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [isMisread, setIsMisread] = useState(false);
  const [factorId, setFactorId] = useState<string>();
  const enrolling = useAction(async (phone: string) => {
    const { id } = valueOrThrow(await auth.mfa.enroll({ factorType: 'phone', phone }));
    setFactorId(id);
  });

  function open(): void {
    setIsOpen(true);
    onBegun();
  }

  function end(tell: () => void): void {
    setIsOpen(false);
    setFactorId(undefined);
    tell();
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const phone = readPhone(text);
    setIsMisread(phone === undefined);
    if (phone !== undefined) enrolling.run(phone);
  }

  if (!isOpen)
    return (
      <Button tone="quiet" onClick={open} className="justify-self-start">
        {t('addPhone')}
      </Button>
    );
  if (factorId !== undefined)
    return (
      <div className="grid justify-items-start gap-4">
        <bdi dir="ltr" className="font-semibold">
          {text}
        </bdi>
        <FactorCodeForm factor={{ id: factorId, kind: 'phone' }} label={t('turnOn')} onVerified={() => end(onAdded)} />
        <GiveUpButton factorId={factorId} onDone={() => end(onEnded)} />
      </div>
    );
  return (
    <form onSubmit={submit} noValidate className="grid justify-items-start gap-4">
      <TextField
        id="phone"
        name="phone"
        label={t('phone')}
        hint={t('phoneHint')}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        problem={isMisread ? t('phoneMisread') : undefined}
        type="tel"
        autoComplete="tel"
        dir="ltr"
      />
      <ActionProblem text={enrolling.problem} />
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" isBusy={enrolling.isBusy} busy={t('working')}>
          {t('continue')}
        </BusyButton>
        <Button tone="text" onClick={() => end(onEnded)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
