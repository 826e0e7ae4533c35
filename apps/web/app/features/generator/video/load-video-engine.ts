/** The engine of the video page, loaded when there is something to look over. */
export const loadVideoEngine = () => import('@wordlamp/engine/video');
/** The words of the three examples, loaded when one is asked for. */
export const loadVideoPresets = () => import('@wordlamp/engine/video-presets');

/** Loads both once the page is idle: they are what works without a network. */
export function prepareVideo(): void {
  Promise.all([loadVideoEngine(), loadVideoPresets()]).catch((reason: unknown) =>
    console.warn('The video engine could not be loaded ahead.', reason),
  );
}
