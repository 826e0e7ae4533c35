import { useTranslation } from '../i18n/use-translation.ts';
import { announce } from '../lib/announce.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SteadyLabel } from '../ui/steady-label.tsx';
import { useCopy } from './use-copy.ts';

type CopyButtonProps = {
  text: string;
  label: string;
  /** Announces the copy in another way; by default a screen reader announces "copied". */
  onCopied?: () => void;
  /** The browser does not allow it: the place to select the text. */
  onRefused?: () => void;
};

/** Copies a text, and says so in its own label. */
export function CopyButton({ text, label, onCopied, onRefused }: CopyButtonProps) {
  const { t } = useTranslation('shell');
  const { isCopied, copy } = useCopy(text);

  async function press(): Promise<void> {
    if (!(await copy())) onRefused?.();
    else if (onCopied) onCopied();
    else announce(t('copied'));
  }

  return (
    <Button tone="quiet" onClick={press} className="noscript:hidden">
      <Icon name={isCopied ? 'check' : 'copy'} />
      <SteadyLabel isOn={isCopied} on={t('copied')} off={label} />
    </Button>
  );
}
