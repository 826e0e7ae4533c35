import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { notify } from '../../../lib/notify.ts';
import { type InputProblem, inputProblem, isBlank, type JsonTexts } from './json-inputs.ts';
import type { PictureProblem } from './picture-problem.ts';
import { useJsonInputs } from './use-json-inputs.ts';
import { usePicture } from './use-picture.ts';

type JsonFormDeps = {
  problemText(problem: InputProblem | PictureProblem): string;
  /** Called before anything in the form changes. */
  onTouched(): void;
  /** Called when a prompt is about to be asked for. */
  onPrepare(): void;
};

/** The inputs of the page: three texts and a picture, and what is wrong with them. */
export function useJsonForm({ problemText, onTouched, onPrepare }: JsonFormDeps) {
  const { t } = useTranslation('jsonGenerator');
  const inputs = useJsonInputs();
  const [isMissed, setIsMissed] = useState(false);
  const picture = usePicture({
    onTaken: ({ file }) => announce(t('pictureTakenStatus', { name: file.name })),
    onRefused: (problem) => notify('error', problemText(problem)),
  });
  const { texts } = inputs;
  const problem = problemOf(texts);
  const noted = problem === 'no_json_input' && !isMissed ? undefined : problem;

  /** A picture that is being read counts: it is there in a moment. */
  function problemOf(some: JsonTexts): InputProblem | undefined {
    return inputProblem(some, picture.held !== undefined || picture.reading !== undefined);
  }

  function touch(): void {
    onTouched();
    setIsMissed(false);
  }

  function change(changed: Partial<JsonTexts>): void {
    touch();
    const newTexts = { ...texts, ...changed };
    inputs.write(newTexts);
    const newProblem = problemOf(newTexts);
    if (newProblem !== undefined && newProblem !== 'no_json_input' && newProblem !== problem)
      announce(problemText(newProblem));
  }

  function takePicture(file: File): void {
    touch();
    inputs.setTab('image');
    onPrepare();
    picture.take(file);
  }

  function explain(found: InputProblem): void {
    setIsMissed(true);
    notify('error', problemText(found));
    inputs.focusOn(found);
  }

  return {
    inputs,
    picture,
    problemOf,
    touch,
    change,
    takePicture,
    explain,
    isReady: problem === undefined && picture.reading === undefined,
    isFilled: picture.held !== undefined || !isBlank(texts),
    note: noted && problemText(noted),
    pictureNote: picture.problem && problemText(picture.problem),
  };
}
export type JsonForm = ReturnType<typeof useJsonForm>;
