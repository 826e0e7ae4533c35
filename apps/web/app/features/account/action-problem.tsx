import { useId } from 'react';
import { MarginNote } from '../../ui/margin-note.tsx';

type ActionProblemProps = { text: string | undefined };

/** Why something was not done, read out as soon as it is known; in a dialog, too, where the page's own region is silent. */
export function ActionProblem({ text }: ActionProblemProps) {
  const id = useId();
  return (
    <div role="alert" className="contents">
      {text !== undefined && <MarginNote id={id} tone="danger" text={text} />}
    </div>
  );
}
