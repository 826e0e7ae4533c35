import type { Criteria, Sort } from './criteria.ts';
import type { Template, Uses } from './template.ts';

type Selection = {
  /** The best rated first. */
  templates: readonly Template[];
  criteria: Criteria;
  uses: Uses;
  /** BCP 47 tag of the templates' language. */
  tag: string;
};

/** The templates that are looked for, in the order that is asked for. Equals stay as they were: the best rated first. */
export function selectTemplates({ templates, criteria, uses, tag }: Selection): Template[] {
  const { q, category, difficulty, sort } = criteria;
  const wanted = q.trim().toLocaleLowerCase(tag);
  const found = templates.filter(
    (template) =>
      (category === 'all' || template.category === category) &&
      (difficulty === 'all' || template.difficulty === difficulty) &&
      [template.title, template.description, ...template.tags].some((text) =>
        text.toLocaleLowerCase(tag).includes(wanted),
      ),
  );
  return found.toSorted(orderOf(sort, uses, tag));
}

function orderOf(sort: Sort, uses: Uses, tag: string): (a: Template, b: Template) => number {
  const usesOf = ({ slug }: Template) => uses?.[slug] ?? 0;
  const orders: Readonly<Record<Sort, (a: Template, b: Template) => number>> = {
    rating: (a, b) => b.rating - a.rating,
    uses: (a, b) => usesOf(b) - usesOf(a),
    title: (a, b) => a.title.localeCompare(b.title, tag),
  };
  return orders[sort];
}
