import { type ReactNode, useState } from 'react';
import { failureCode } from '../failure-code.ts';
import { CodeDialog } from './code-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { type StepUp, StepUpContext, StepUpDeclined } from './step-up-context.ts';

/** What the person is asked where the server refuses with a code. */
const DIALOGS = { insufficient_aal: CodeDialog, reauthentication_needed: ProofDialog } as const;
type Refusal = keyof typeof DIALOGS;

type StepUpProviderProps = { children: ReactNode };
type Question = { refusal: Refusal; answer(isProved: boolean): void };

/** Asks for a proof of identity when an action needs it: a second-factor code, or a recent proof. */
export function StepUpProvider({ children }: StepUpProviderProps) {
  const [question, setQuestion] = useState<Question>();

  async function ask(refusal: Refusal): Promise<void> {
    const isProved = await new Promise<boolean>((answer) => setQuestion({ refusal, answer }));
    setQuestion(undefined);
    if (!isProved) throw new StepUpDeclined();
  }

  const stepUp: StepUp = async (action) => {
    const asked = new Set<Refusal>();
    for (;;)
      try {
        return await action();
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === undefined || asked.has(refusal)) throw error;
        asked.add(refusal);
        await ask(refusal);
      }
  };

  const Dialog = question && DIALOGS[question.refusal];
  return (
    <StepUpContext value={stepUp}>
      {children}
      {Dialog && <Dialog onProved={() => question.answer(true)} onClose={() => question.answer(false)} />}
    </StepUpContext>
  );
}

function refusalOf(error: unknown): Refusal | undefined {
  const code = failureCode(error);
  return code === 'insufficient_aal' || code === 'reauthentication_needed' ? code : undefined;
}
