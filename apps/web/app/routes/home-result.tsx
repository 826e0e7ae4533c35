import { TextInPlace } from '../features/generator/text/text-in-place.tsx';
import type { HomeResultProps } from '../features/home/use-home-result.ts';
import { QuotaPill } from '../features/usage/quota-pill.tsx';
import { useDailyUsage } from '../features/usage/use-daily-usage.ts';

/** A prompt written on home, and the day's count. No route: loaded by home when the first prompt is asked for. */
export function HomeResult({ idea, fieldId, asked, children }: HomeResultProps) {
  const { usage, count } = useDailyUsage();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <TextInPlace idea={idea} fieldId={fieldId} asked={asked} usage={usage} onCounted={count} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {children}
        <QuotaPill usage={usage} />
      </div>
    </div>
  );
}
