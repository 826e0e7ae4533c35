/**
 * @typedef {'A' | 'B' | 'C'} Slot
 * @typedef {{ item: string, scores: Record<Slot, number>, rank: Slot[][], tags?: Partial<Record<Slot, string>> }} Verdict
 *   rank: best first, those that tie together
 * @typedef {{ id: string, isControl: boolean, arms: import('./pack.mjs').Arms }} Key
 */

/**
 * The rows of a round: means of our prompts, of the expert's and of the raw idea, and how often each was put first.
 * @param {import('./ideas.mjs').Idea[]} ideas
 * @param {Record<string, Key>} key
 * @param {Verdict[]} verdicts
 */
export function tally(ideas, key, verdicts) {
  const kindOf = new Map(ideas.map(({ id, kind, language }) => [id, { kind, language }]));
  const rows = verdicts.flatMap((verdict) => {
    const found = key[verdict.item];
    const about = found === undefined ? undefined : kindOf.get(found.id);
    return found === undefined || about === undefined ? [] : [{ ...verdict, ...found, ...about }];
  });
  const judged = rows.filter(({ isControl }) => !isControl);
  const lines = ['group | n | ours mean ± | lowest | under 40 | expert | raw | vs expert w/t/l | vs raw w/t/l'];
  for (const kind of ['text', 'art', 'json', 'video'])
    lines.push(
      lineOf(
        kind,
        judged.filter((row) => row.kind === kind),
      ),
    );
  lines.push(lineOf('all', judged));
  for (const language of new Set(judged.map((row) => row.language)))
    lines.push(
      lineOf(
        language,
        judged.filter((row) => row.language === language),
      ),
    );
  const controls = rows.filter(({ isControl }) => isControl);
  const caught = controls.filter((row) => rankOf(row, 'expert') < rankOf(row, 'planted')).length;
  lines.push(`controls: the planted fault was put below the expert's in ${caught} of ${controls.length}`);
  lines.push(`tags of ours: ${JSON.stringify(tagsOf(judged))}`);
  return lines.join('\n');
}

/** @typedef {Verdict & Key & { kind: string, language: string }} Row */

/** @param {string} group @param {Row[]} rows */
function lineOf(group, rows) {
  if (rows.length === 0) return `${group} | 0`;
  const ours = rows.map((row) => scoreOf(row, 'ours'));
  const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const average = mean(ours);
  const spread = Math.sqrt(mean(ours.map((value) => (value - average) ** 2)));
  const interval = (1.645 * spread) / Math.sqrt(ours.length); // of 90 %
  const against = (/** @type {import('./pack.mjs').Arm} */ other) => {
    const wins = rows.filter((row) => rankOf(row, 'ours') < rankOf(row, other)).length;
    const ties = rows.filter((row) => rankOf(row, 'ours') === rankOf(row, other)).length;
    return `${wins}/${ties}/${rows.length - wins - ties}`;
  };
  return [
    group,
    rows.length,
    `${average.toFixed(1)} ± ${interval.toFixed(1)}`,
    Math.min(...ours),
    `${((100 * ours.filter((value) => value < 40).length) / ours.length).toFixed(0)} %`,
    mean(rows.map((row) => scoreOf(row, 'expert'))).toFixed(1),
    mean(rows.map((row) => scoreOf(row, 'raw'))).toFixed(1),
    against('expert'),
    against('raw'),
  ].join(' | ');
}

/** @param {Row} row @param {import('./pack.mjs').Arm} arm */
function slotOf(row, arm) {
  return /** @type {Slot[]} */ (['A', 'B', 'C']).find((slot) => row.arms[slot] === arm) ?? 'A';
}

/** @param {Row} row @param {import('./pack.mjs').Arm} arm */
function scoreOf(row, arm) {
  return row.scores[slotOf(row, arm)];
}

/** @param {Row} row @param {import('./pack.mjs').Arm} arm the place, 0 for the best */
function rankOf(row, arm) {
  return row.rank.findIndex((tied) => tied.includes(slotOf(row, arm)));
}

/** @param {Row[]} rows */
function tagsOf(rows) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const row of rows) {
    const tag = row.tags?.[slotOf(row, 'ours')];
    if (tag !== undefined && tag !== '') counts[tag] = (counts[tag] ?? 0) + 1;
  }
  return counts;
}
