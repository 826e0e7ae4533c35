/** React Router's scripts: the module that starts the app, its data stream and its scroll restoration. */
const APP_SCRIPT =
  /<script[^>]*>(?:(?!<\/script>)[\s\S])*?(?:__reactRouter|react-router-scroll-positions)[\s\S]*?<\/script>/g;
/** Of forms that are sent when the app starts: here they are sent at once. */
const EARLY_MARK = / data-early=""/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * A page that stays plain HTML. The 404 page answers for every unknown address: the router in the browser would match
 * that address to another route than the one that was prerendered, and ask for data that does not exist.
 */
export function withoutApp(html: string): string {
  return html.replace(APP_SCRIPT, '').replace(MODULE_PRELOAD, '').replace(EARLY_MARK, '');
}
