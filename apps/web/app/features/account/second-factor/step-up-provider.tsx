import { type ReactNode, useState } from 'react';
import { failureCode } from '../failure-code.ts';
import { CodeDialog } from './code-dialog.tsx';
import { type StepUp, StepUpContext, StepUpDeclined } from './step-up-context.ts';

type StepUpProviderProps = { children: ReactNode };
type Question = { answer(isVerified: boolean): void };

/** Asks for a code of the second factor when something needs it. */
export function StepUpProvider({ children }: StepUpProviderProps) {
  const [question, setQuestion] = useState<Question>();

  const stepUp: StepUp = async (action) => {
    try {
      await action();
    } catch (error) {
      if (failureCode(error) !== 'insufficient_aal') throw error;
      const isVerified = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(undefined);
      if (!isVerified) throw new StepUpDeclined();
      await action();
    }
  };

  return (
    <StepUpContext value={stepUp}>
      {children}
      {question && <CodeDialog onVerified={() => question.answer(true)} onClose={() => question.answer(false)} />}
    </StepUpContext>
  );
}
