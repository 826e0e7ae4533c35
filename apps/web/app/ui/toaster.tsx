import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { ToastListProps } from './toast-list.tsx';
import { useWhenIdle } from './use-when-idle.ts';

type ToasterProps = ToastListProps & {
  source: { subscribe(onSaid: () => void): () => void; countSaid(): number };
};

/** Shows passing notices at the lower inline end. Its code comes when the page is idle, or with the first one. */
export function Toaster(props: ToasterProps) {
  const { subscribe, countSaid } = props.source;
  const said = useSyncExternalStore(subscribe, countSaid, () => 0);
  const [loaded, setLoaded] = useState<{ ToastList: ComponentType<ToastListProps> }>();

  // Not React.lazy: offline the code may be out of reach, which must not take the page down. The next notice tries again.
  useEffect(() => {
    if (said === 0 || loaded) return;
    import('./toast-list.tsx').then(setLoaded, (reason: unknown) =>
      console.warn('A notice could not be shown.', reason),
    );
  }, [said, loaded]);

  useWhenIdle(loadAhead, null);

  return loaded && <loaded.ToastList {...props} />;
}

/** Mounted early, so that it can show that the connection is gone. */
function loadAhead(): void {
  import('./toast-list.tsx').catch((reason: unknown) => console.warn('Notices could not be loaded ahead.', reason));
}
