import { TEXT_TARGETS, type TextTarget } from '@wordlamp/engine/text-targets';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { scrollIntoRow } from '../../../ui/scroll-into-row.ts';

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
    <fieldset className="scroll-shades relative mb-4 flex min-w-0 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_0_var(--color-line)] [scrollbar-width:none] @min-[28rem]:gap-x-1">
      <legend className="sr-only">{t('targetsLabel')}</legend>
      {TEXT_TARGETS.map((option) => (
        <label
          key={option}
          className="relative flex min-h-11 shrink-0 cursor-pointer items-center border-b-3 border-transparent px-2 text-sm text-ink-2 hover:text-ink forced-colors:not-has-checked:border-[Canvas] has-checked:border-text-hue has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus @min-[28rem]:px-3"
        >
          <input
            type="radio"
            name="target"
            value={option}
            checked={option === target}
            onChange={({ currentTarget: { parentElement } }) => {
              onTarget(option);
              if (parentElement) scrollIntoRow(parentElement);
            }}
            className="sr-only"
          />
          <bdi>{t(TARGET_WORDS[option])}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
