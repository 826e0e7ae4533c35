import type { Container, Root } from 'postcss';

/**
 * Removes unreferenced keyframes, custom properties and font faces from a stylesheet, and blocks left empty.
 * @param elsewhere text outside the stylesheet that may name custom properties, such as style attributes
 */
export function removeUnreferenced(root: Root, elsewhere: string): void {
  removeCustomProperties(root, elsewhere); // first: a property that names an animation keeps its keyframes
  removeKeyframes(root);
  removeFontFaces(root);
  removeEmptyBlocks(root);
}

function removeKeyframes(root: Root): void {
  const animations = new Set<string>();
  root.walkDecls(/^animation|^--animate/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
}

/** Repeats, since a removed property may have been the last to use another. */
function removeCustomProperties(root: Root, elsewhere: string): void {
  for (let removed = 1; removed > 0; ) {
    removed = 0;
    const named = customPropertiesIn(elsewhere);
    root.walkDecls(({ value }) => {
      for (const name of customPropertiesIn(value)) named.add(name);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (named.has(declaration.prop)) return;
      declaration.remove();
      removed++;
    });
    root.walkAtRules('property', (rule) => {
      if (!named.has(rule.params)) rule.remove();
    });
  }
}

function customPropertiesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
}

function removeFontFaces(root: Root): void {
  const families = new Set<string>();
  root.walkDecls(/^--|^font/, ({ value, parent }) => {
    if (parent?.type === 'atrule') return;
    for (const family of value.split(',')) families.add(unquoted(family));
  });
  root.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      if (!families.has(unquoted(value))) face.remove();
    });
  });
}

function unquoted(family: string): string {
  return family.trim().replace(/^["']|["']$/g, '');
}

function removeEmptyBlocks(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    removeEmptyBlocks(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}
