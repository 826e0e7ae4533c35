const FIGURES = ['members', 'posts', 'events', 'countries'] as const;
type FigureName = (typeof FIGURES)[number];
export type CommunityFigure = { name: FigureName; value: string };

/**
 * The figures that are set, in the digits of a language. For the build only, whose Intl may write them otherwise than the
 * visitor's.
 * @param stats null: not set
 * @param tag BCP 47 tag
 */
export function communityFigures(stats: Readonly<Record<FigureName, number | null>>, tag: string): CommunityFigure[] {
  const number = new Intl.NumberFormat(tag);
  return FIGURES.flatMap((name) => {
    const value = stats[name];
    return value === null ? [] : [{ name, value: number.format(value) }];
  });
}
