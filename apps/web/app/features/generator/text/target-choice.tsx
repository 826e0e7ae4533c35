import { TEXT_TARGETS, type TextTarget } from '@wordlamp/engine/text-targets';
import { useTranslation } from '../../../i18n/use-translation.ts';

const TARGET_WORDS = {
  general: 'target.general',
  chatgpt: 'target.chatgpt',
  claude: 'target.claude',
  gemini: 'target.gemini',
} as const satisfies Record<TextTarget, string>;

type TargetChoiceProps = { target: TextTarget; onTarget(target: TextTarget): void };

/** The models that a prompt can be written for. */
export function TargetChoice({ target, onTarget }: TargetChoiceProps) {
  const { t } = useTranslation('textGenerator');
  return (
    <fieldset className="mb-4 flex flex-wrap border-b @min-[28rem]:gap-x-1 border-line">
      <legend className="sr-only">{t('targetsLabel')}</legend>
      {TEXT_TARGETS.map((option) => (
        <label
          key={option}
          className="-mb-px flex min-h-11 cursor-pointer items-center border-b-3 border-transparent px-1.5 text-sm text-ink-2 hover:text-ink has-checked:border-text-hue has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus @min-[28rem]:px-3"
        >
          <input
            type="radio"
            name="target"
            value={option}
            checked={option === target}
            onChange={() => onTarget(option)}
            className="sr-only"
          />
          <bdi>{t(TARGET_WORDS[option])}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
