import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';

type TooltipProps = {
  /** What the tooltip belongs to; it has its own accessible name, since the tooltip is for the eye only. */
  children: ReactNode;
  text: ReactNode;
  delayMs: number;
};

/** Opens by CSS on hover and keyboard focus, so that it works before the app starts; Escape closes it. */
export function Tooltip({ children, text, delayMs }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const isDismissed = useDismissal(wrapper);
  const look = isDismissed ? 'hidden' : 'block';
  return (
    <span
      ref={wrapper}
      className="group relative inline-flex"
      style={{ '--tooltip-delay': `${delayMs}ms` } as CSSProperties}
    >
      {children}
      <span
        aria-hidden="true"
        className={`${look} invisible absolute end-0 top-full z-20 pt-2 opacity-0 transition-[opacity,visibility] group-hover:visible group-hover:opacity-100 group-hover:delay-(--tooltip-delay) group-has-focus-visible:visible group-has-focus-visible:opacity-100 group-has-focus-visible:delay-(--tooltip-delay)`}
      >
        <span className="block rounded-control border border-edge bg-card px-3 py-1 text-nowrap text-sm text-ink shadow-popover">
          {text}
        </span>
      </span>
    </span>
  );
}

function useDismissal(wrapper: { current: HTMLElement | null }): boolean {
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const arm = ({ target }: Event) => {
      if (target instanceof Node && !wrapper.current?.contains(target)) setIsDismissed(false);
    };
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setIsDismissed(true), { signal });
    document.addEventListener('pointerover', arm, { signal });
    document.addEventListener('focusin', arm, { signal });
    return () => listening.abort();
  }, [wrapper]);
  return isDismissed;
}
