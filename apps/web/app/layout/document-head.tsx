import type { LanguageCode } from '@wordlamp/engine/languages';
import { otherBackendUrl } from '../lib/build-settings.config.ts';
import { HEAD_SCRIPT_ID, headScriptText } from '../lib/head-script.config.ts';
import { manifestPath } from '../site-paths.ts';

// The paper token in each scheme, for the browser's toolbar.
const BAR_COLORS = { light: '#faf5ed', dark: '#0d131c' } as const;

type DocumentHeadProps = { language: LanguageCode };

/** The common head of every page, needed before the first paint. */
export function DocumentHead({ language }: DocumentHeadProps) {
  const backendUrl = otherBackendUrl();
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={BAR_COLORS[scheme]}
          media={`(prefers-color-scheme: ${scheme})`}
          data-scheme={scheme}
          suppressHydrationWarning
        />
      ))}
      {/* The server's CSP allows another origin only if the page names it. */}
      {backendUrl && <meta name="backend-origin" content={new URL(backendUrl).origin} />}
      {/* prerender/loader.js inserts the real icon after the paint, which its request would delay. */}
      <link rel="icon" href="data:," data-later="/favicon.svg" suppressHydrationWarning />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={manifestPath(language)} />
      <script id={HEAD_SCRIPT_ID}>{headScriptText()}</script>
    </>
  );
}
