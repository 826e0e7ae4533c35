import postcss, { type Container, type Root, type Rule } from 'postcss';

/** The part of a stylesheet that a page's HTML can use. */
export type PageCss = (html: string) => string;

/**
 * Keeps rules whose classes all occur in a page, and all rules without a class. What scripts add to the page later is
 * styled by the whole stylesheet, which is switched on after the first paint.
 * A page in twelve languages has the same classes twelve times, so results are kept by their classes.
 */
export function createPageCss(stylesheet: string): PageCss {
  const whole = postcss.parse(stylesheet);
  const known = new Map<string, string>();
  return (html) => {
    const used = classesIn(html);
    const key = [...used].sort().join(' ');
    const css = known.get(key) ?? reduce(whole.clone(), used);
    known.set(key, css);
    return css;
  };
}

function reduce(root: Root, used: ReadonlySet<string>): string {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter((selector) => classesOf(selector).every((name) => used.has(name)));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  removeUnusedKeyframes(root);
  removeEmptyBlocks(root);
  return root.toString();
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) =>
    list.replaceAll('&amp;', '&').replaceAll('&gt;', '>'),
  );
  // The loader script adds this one when the web fonts are used.
  return new Set([...lists.flatMap((list) => list.split(/\s+/)), 'wf']);
}

/** Class names that an element must have to match; those inside `:not()` are no condition. */
function classesOf(selector: string): string[] {
  const positive = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...positive.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as { name?: string }).name?.endsWith('keyframes') === true;
}

function removeUnusedKeyframes(root: Root): void {
  const animations = new Set<string>();
  root.walkDecls(/^animation|^--animate/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
}

function removeEmptyBlocks(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    removeEmptyBlocks(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}
