import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const MARKUP = /^(?!.*[\\/]testing[\\/]).*(?<!\.test)\.tsx$/;
/** Attributes that are read out or shown. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
/** Operators that hand on a text; comparisons do not. */
const JOINING = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);
/** The name of a time zone and of a key, the same in every language. */
const NAMES = new Set(['UTC', 'Ctrl ↵']);
const WORD = /\p{L}{2}/u;

/**
 * Texts hard-coded in components, where translators cannot reach them: between tags, in the attributes that are read
 * out, and in what an expression at such a place chooses from.
 * @param {string} root
 * @returns {string[]} faults
 */
export function findWordsInMarkup(root) {
  const folder = join(root, 'apps/web/app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => MARKUP.test(file));
  return files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true);
    return wordsBelow(source).map(({ text, node }) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      return `${file}:${line + 1}: “${text}” belongs in content/messages`;
    });
  });
}

/** @typedef {{ text: string, node: ts.Node }} Found */

/** @param {ts.Node} node @returns {Found[]} */
function wordsBelow(node) {
  const children = node.getChildren().flatMap(wordsBelow);
  if (ts.isJsxText(node)) return [...textsOf(node), ...children];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return [...textsOf(node.expression), ...children];
  if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText())) return [...textsOf(node.initializer), ...children];
  return children;
}

/** The literal texts that an expression may evaluate to. @param {ts.Node | undefined} node @returns {Found[]} */
function textsOf(node) {
  if (node === undefined) return [];
  if (ts.isJsxExpression(node)) return textsOf(node.expression);
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (ts.isBinaryExpression(node))
    return JOINING.has(node.operatorToken.kind) ? [node.left, node.right].flatMap(textsOf) : [];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].flatMap(textsOf);
  const isText = ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
  const text = isText ? node.text.trim() : '';
  return WORD.test(text) && !NAMES.has(text) ? [{ text, node }] : [];
}
