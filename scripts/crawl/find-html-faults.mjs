import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** @type {import('html-validate').RuleConfig} */
const RULES = {
  // How React writes HTML, which browsers read alike.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  // Tooltips and meters hand a number to their styles by an attribute.
  'no-inline-style': 'off',
  // A search acts as one types; a button would do nothing.
  'wcag/h32': 'off',
};
/** @type {import('html-validate').ConfigData} */
const CONFIG = { root: true, extends: ['html-validate:recommended'], rules: RULES };

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

/**
 * What is wrong in the HTML itself.
 * @param {{ path: string, html: string }} page
 */
export function findHtmlFaults({ path, html }) {
  const { results } = validator.validateStringSync(html, path);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ line, column, message, ruleId, selector }) => {
    const place = selector ?? `${line}:${column}`;
    return `${path}: ${message} at ${place} (${ruleId})`;
  });
}
