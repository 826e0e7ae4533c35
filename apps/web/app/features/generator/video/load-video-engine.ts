/** The engine of the video page, loaded when there is something to look over. */
export const loadVideoEngine = () => import('@wordlamp/engine/video');
