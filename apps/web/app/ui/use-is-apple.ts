import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether shortcuts are named by ⌘ here. The built page cannot know and names the other key first. */
export function useIsApple(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  );
}
