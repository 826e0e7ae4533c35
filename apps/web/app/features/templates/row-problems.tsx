import { useTranslation } from '../../i18n/use-translation.ts';
import { MarginNote } from '../../ui/margin-note.tsx';
import { MAX_ROWS, type RowProblem } from './read-rows.ts';

/** A table that is wrong throughout is not reported row by row. */
const MAX_TOLD = 5;

type RowProblemsProps = { id: string; problems: readonly RowProblem[] };

export function RowProblems({ id, problems }: RowProblemsProps) {
  const { t } = useTranslation('templates');
  const words = (problem: RowProblem): string => {
    switch (problem.kind) {
      case 'cells':
        return t('rowCells', { row: problem.row, count: problem.cells, expected: problem.expected });
      case 'tooMany':
        return t('tooMany', { rows: problem.rows, most: MAX_ROWS });
      case 'onlyNames':
        return t('onlyNames');
      default:
        return t(problem.kind, { name: problem.name });
    }
  };
  const told = problems.slice(0, MAX_TOLD).map(words);
  const more = problems.length - told.length;
  if (more > 0) told.push(t('moreProblems', { count: more }));
  return (
    <div id={id} className="grid gap-1">
      {told.map((text, index) => (
        <MarginNote key={text} id={`${id}-${index + 1}`} tone="danger" text={text} />
      ))}
    </div>
  );
}
