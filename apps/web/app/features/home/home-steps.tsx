import { useTranslation } from '../../i18n/use-translation.ts';

const STEPS = ['idea', 'check', 'take'] as const;

/** The three steps from an idea to a prompt, numbered like the lines of a cue sheet. */
export function HomeSteps() {
  const { t } = useTranslation('home');
  return (
    <ol className="grid gap-6 [counter-reset:step] md:grid-cols-3">
      {STEPS.map((step) => (
        <li
          key={step}
          className="relative border-t border-line ps-10 pt-3 [counter-increment:step] before:absolute before:start-0 before:top-3 before:font-mono before:text-ink-3 before:content-[counter(step)]"
        >
          <h3 className="text-lg">{t(`step.${step}.title`)}</h3>
          <p className="mt-1 text-ink-2">{t(`step.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
