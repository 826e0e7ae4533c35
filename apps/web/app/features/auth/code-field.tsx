import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProblems } from './field-problems.ts';
import { useProblemText } from './use-problem-text.ts';

type CodeFieldProps = { id: string; problems: FieldProblems; isReadOnly: boolean };

/** Six digits; a phone offers those of a message that it has just received. */
export function CodeField({ id, problems, isReadOnly }: CodeFieldProps) {
  const { t } = useTranslation('auth');
  const problemText = useProblemText();
  return (
    <TextField
      id={id}
      name="code"
      label={t('field.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      required
      readOnly={isReadOnly}
      problem={problemText(problems.code)}
      className="max-w-48 font-mono rtl:ms-auto"
    />
  );
}
