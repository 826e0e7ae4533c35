import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProblems } from './field-problems.ts';
import { useProblemText } from './use-problem-text.ts';

/** What was typed as the e-mail address: all forms of the page share it. */
export type EmailState = { email: string; setEmail(email: string): void };

type EmailFieldProps = { id: string; emailState: EmailState; problems: FieldProblems; isReadOnly: boolean };

export function EmailField({ id, emailState: { email, setEmail }, problems, isReadOnly }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  const problemText = useProblemText();
  return (
    <TextField
      id={id}
      name="email"
      label={t('field.email')}
      type="email"
      autoComplete="username"
      dir="ltr"
      required
      readOnly={isReadOnly}
      value={email}
      onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      problem={problemText(problems.email)}
    />
  );
}
