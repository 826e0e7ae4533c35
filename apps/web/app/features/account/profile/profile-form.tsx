import { CONTACT_LIMITS } from '@wordlamp/contract/contact-limits';
import { LANGUAGES, languageOf } from '@wordlamp/contract/languages';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { FIELD_LOOK } from '../../../ui/field-look.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useAccount } from '../account-context.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import { valueOrThrow } from '../value-or-throw.ts';
import { readProfile } from './read-profile.ts';

/** The person's name, and the language of the mails to them. */
export function ProfileForm() {
  const { t } = useTranslation('account');
  const { user, auth, refreshUser } = useAccount();
  const [profile, setProfile] = useState(() => readProfile(user));

  const saving = useAction(async () => {
    const data = { full_name: profile.name.trim(), language: profile.language };
    valueOrThrow(await auth.updateUser({ data }));
    await refreshUser();
    notify('success', t('saved'));
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    saving.run();
  }

  return (
    <form onSubmit={submit} aria-labelledby="profile" className="grid gap-5">
      <TextField
        id="full-name"
        name="name"
        label={t('name')}
        aside={t('optional')}
        value={profile.name}
        onChange={({ currentTarget: { value } }) => setProfile({ ...profile, name: value })}
        maxLength={CONTACT_LIMITS.name}
        autoComplete="name"
        dir="auto"
      />
      <div className="grid w-full gap-2">
        <label htmlFor="mail-language" className="font-semibold">
          {t('mailLanguage')}
        </label>
        <select
          id="mail-language"
          value={profile.language}
          onChange={({ currentTarget }) => setProfile({ ...profile, language: languageOf(currentTarget.value).code })}
          className={FIELD_LOOK}
        >
          {LANGUAGES.map(({ code, name, tag }) => (
            <option key={code} value={code} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <ActionProblem text={saving.problem} />
      <BusyButton type="submit" isBusy={saving.isBusy} busy={t('saving')} className="justify-self-start">
        {t('save')}
      </BusyButton>
    </form>
  );
}
