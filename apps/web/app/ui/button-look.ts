const LOOK =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control py-1.5 text-center text-balance font-medium leading-snug transition-colors aria-disabled:cursor-not-allowed';
const TONES = {
  main: 'border border-transparent bg-primary px-5 font-semibold text-on-primary hover:bg-primary-hover aria-disabled:border-dashed aria-disabled:border-edge aria-disabled:bg-sunk aria-disabled:text-ink-2',
  quiet: 'border border-edge bg-card px-4 text-ink hover:bg-sunk aria-disabled:border-dashed aria-disabled:text-ink-3',
  danger: 'border border-danger bg-card px-4 text-danger hover:bg-sunk aria-disabled:border-dashed',
  icon: 'size-11 border border-edge bg-card text-ink hover:bg-sunk',
  text: 'px-2 text-ink-2 underline decoration-1 underline-offset-4 hover:text-ink aria-disabled:text-ink-3 aria-disabled:no-underline',
} as const;

export type ButtonTone = keyof typeof TONES;

type ButtonLook = { tone?: ButtonTone | undefined; className?: string | undefined };

/** The look of a button, for real buttons and for links in place of a button. */
export function buttonLook({ tone = 'main', className }: ButtonLook): string {
  return [LOOK, TONES[tone], className].filter(Boolean).join(' ');
}
