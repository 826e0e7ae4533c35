import { createElement, Fragment, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { selectText } from '../lib/select-text.ts';
import { HUE_EDGE, type Hue } from '../ui/hue.ts';
import type { Example } from './block.ts';
import { CopyButton } from './copy-button.tsx';
import { lineDirection } from './line-direction.ts';
import { TryLink } from './try-link.tsx';

type SampleProps = { example: Omit<Example, 'kind'>; hue: Hue; onTry?: (() => void) | undefined };

/** A prompt to copy and to try, or code to read, verbatim: long lines wrap. */
export function Sample({ example, hue, onTry }: SampleProps) {
  const { text, isPrompt, tool, idea = text } = example;
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
        {isCode || lineDirection(text) === undefined ? text : linesOf(text)}
      </pre>
      {isPrompt && (
        <div className="flex flex-wrap gap-3">
          {tool && <TryLink tool={tool} idea={idea} label={t('tryThis')} onTry={onTry} />}
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

/** "- deadline: …" among Arabic lines begins at the right like them. */
function linesOf(text: string) {
  // Spread: the lines never change their places, so they need no keys.
  const lines = text
    .split('\n')
    .map((line) => createElement('span', { dir: lineDirection(line) ?? 'auto', className: 'block' }, line || '\n'));
  return createElement(Fragment, null, ...lines);
}
