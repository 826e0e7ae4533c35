import { HUE_EDGE, type Hue } from './hue.ts';

type CodeSampleProps = { hue: Hue; code: string };

/** Code to read, always from left to right; long lines break. */
export function CodeSample({ hue, code }: CodeSampleProps) {
  return (
    <div className={`border border-line border-s-6 bg-card p-5 ${HUE_EDGE[hue]}`}>
      <pre dir="ltr" lang="en" className="font-mono text-sm leading-[1.75] whitespace-pre-wrap wrap-anywhere">
        {code}
      </pre>
    </div>
  );
}
