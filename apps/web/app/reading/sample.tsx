import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { selectText } from '../lib/select-text.ts';
import { HUE_EDGE, type Hue } from '../ui/hue.ts';
import { CopyButton } from './copy-button.tsx';

type SampleProps = { text: string; isPrompt: boolean; hue: Hue };

/** A prompt to copy, or code to read, as it stands: lines break where they must. */
export function Sample({ text, isPrompt, hue }: SampleProps) {
  const { t } = useTranslation('reading');
  const textRef = useRef<HTMLPreElement>(null);
  const isCode = !isPrompt || text.startsWith('{');
  return (
    <figure
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 border border-line border-s-6 bg-card p-5 ${HUE_EDGE[hue]}`}
    >
      <pre
        ref={textRef}
        dir={isCode ? 'ltr' : 'auto'}
        className="font-mono text-sm leading-[1.75] whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
      {isPrompt && (
        <div>
          <CopyButton
            text={text}
            label={t('copyPrompt')}
            onRefused={() => textRef.current && selectText(textRef.current)}
          />
        </div>
      )}
    </figure>
  );
}
