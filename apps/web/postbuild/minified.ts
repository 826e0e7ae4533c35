import { minify_sync } from 'terser';

/** A script in its shortest form; the same script has the same hash in the content security policy of every page. */
export function minified(source: string, { isModule = false } = {}): string {
  const { code } = minify_sync(source, { toplevel: true, module: isModule, ecma: 2020 });
  if (code === undefined) throw new Error('An inline script cannot be minified');
  return code;
}
