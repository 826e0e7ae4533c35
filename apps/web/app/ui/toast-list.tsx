import { useEffect } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { Icon } from './icon.tsx';

type ToastNotice = { tone: 'success' | 'error' | 'info'; text: string; description: string | undefined };
export type ToastListProps = {
  source: { take(show: (notice: ToastNotice) => void): () => void };
  /** What assistive technology calls the place where notices appear. */
  label: string;
  direction: 'ltr' | 'rtl';
  durationMs: number;
  visibleToasts: number;
};

const ICONS = {
  success: <Icon name="check" className="text-ok" />,
  error: <Icon name="warning" className="text-danger" />,
  info: <Icon name="warning" className="text-warn" />,
};
const COLORS = {
  '--normal-bg': 'var(--color-card)',
  '--normal-border': 'var(--color-edge)',
  '--normal-text': 'var(--color-ink)',
  '--border-radius': 'var(--radius-control)',
  fontFamily: 'var(--font-sans)',
};
/** Above the row of actions where a page has one, and on small screens above the tab bar. Source of both: app.css. */
const ABOVE_ACTIONS = { bottom: 'var(--above-actions)' };
const ABOVE_TABS = { bottom: 'var(--above-tabs)' };

export function ToastList({ source, label, direction, durationMs, visibleToasts }: ToastListProps) {
  // An effect, since a toast that is made before the list is there never shows.
  useEffect(() => source.take(showToast), [source]);
  return (
    <SonnerToaster
      position={direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
      dir={direction}
      duration={durationMs}
      visibleToasts={visibleToasts}
      customAriaLabel={label}
      icons={ICONS}
      style={COLORS}
      offset={ABOVE_ACTIONS}
      mobileOffset={ABOVE_TABS}
      toastOptions={{ style: { fontSize: 'var(--text-sm)' } }}
    />
  );
}

function showToast({ tone, text, description }: ToastNotice): void {
  if (tone === 'success') dismissErrors();
  toast[tone](<bdi>{text}</bdi>, { description: description !== undefined && <bdi>{description}</bdi> });
}

/** Next to a success, an earlier failure would look current. */
function dismissErrors(): void {
  for (const shown of toast.getToasts()) if ('type' in shown && shown.type === 'error') toast.dismiss(shown.id);
}
