import { starsOf, type Template, type Uses } from './template.ts';

type Summary = {
  templates: number;
  /** Of all templates together; undefined until the server has said it. */
  uses: number | undefined;
  /** The mean in stars, 0 to 5. */
  stars: number;
  categories: number;
};

export function sumUpTemplates(templates: readonly Template[], uses: Uses): Summary {
  const points = templates.reduce((sum, { rating }) => sum + rating, 0);
  return {
    templates: templates.length,
    uses: uses && templates.reduce((sum, { slug }) => sum + (uses[slug] ?? 0), 0),
    stars: starsOf(points / templates.length),
    categories: new Set(templates.map(({ category }) => category)).size,
  };
}
