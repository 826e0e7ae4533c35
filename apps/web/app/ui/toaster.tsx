import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToastListProps } from './toast-list.tsx';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

type ToasterProps = ToastListProps & {
  source: { subscribe(onSaid: () => void): () => void; hasSpoken(): boolean };
};

/** Shows passing notices at the lower inline end. Its code is loaded with the first one. */
export function Toaster(props: ToasterProps) {
  const isWanted = useSyncExternalStore(props.source.subscribe, props.source.hasSpoken, () => false);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastList {...props} />
    </Suspense>
  );
}
