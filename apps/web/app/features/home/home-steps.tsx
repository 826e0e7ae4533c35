import { useTranslation } from '../../i18n/use-translation.ts';
import { BeforeAfterDrawing } from './drawings.tsx';

const STEPS = ['idea', 'check', 'take'] as const;

/** The three steps from an idea to a prompt, beside a picture of the way. */
export function HomeSteps() {
  const { t } = useTranslation('home');
  return (
    <div className="grid items-center gap-6 lg:grid-cols-2 lg:gap-12">
      <BeforeAfterDrawing />
      <ol className="grid gap-3 md:gap-4 [counter-reset:step]">
        {STEPS.map((step) => (
          <li
            key={step}
            className="relative ps-12 [counter-increment:step] before:absolute before:start-0 before:top-0.5 before:grid before:size-8 before:place-items-center before:rounded-chip before:border before:border-edge before:bg-card before:font-semibold before:content-[counter(step)]"
          >
            <h3 className="text-lg">{t(`step.${step}.title`)}</h3>
            <p className="text-ink-2 max-md:text-sm max-md:leading-normal">{t(`step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
