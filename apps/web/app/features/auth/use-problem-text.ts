import { PASSWORD_LENGTH } from '@wordlamp/contract/auth-errors';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type FieldProblem, NAME_MOST_CHARACTERS } from './field-problems.ts';

/** The text of a problem, as shown at its field. */
export function useProblemText(): (problem: FieldProblem | undefined) => string | undefined {
  const { t } = useTranslation('auth');
  return (problem) => {
    if (problem === undefined) return undefined;
    const most = problem === 'nameLong' ? NAME_MOST_CHARACTERS : PASSWORD_LENGTH.most;
    return t(`problem.${problem}`, { least: PASSWORD_LENGTH.least, most });
  };
}
