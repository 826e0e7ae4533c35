import { minify_sync } from 'terser';

const known = new Map<string, string>();

/** A script in its shortest form; the same script has the same hash in the content security policy of every page. */
export function minified(source: string, { isModule = false } = {}): string {
  const made = known.get(source) ?? minify_sync(source, { toplevel: true, module: isModule, ecma: 2020 }).code;
  if (made === undefined) throw new Error('An inline script cannot be minified');
  known.set(source, made);
  return made;
}
