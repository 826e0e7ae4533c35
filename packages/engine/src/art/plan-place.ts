import { foldText } from '../text/fold-text.ts';
import type { ArtWords } from '../words/art-words.ts';
import { findArtCues } from './art-lexicon.ts';
import type { ArtConfiguration } from './art-options.ts';
import type { ArtPlan } from './art-plan.ts';
import type { Override } from './conflict-rules.ts';
import type { DetailsReading } from './read-details.ts';
import { stemsOf } from './settle-exclusions.ts';

type Source = { configuration: ArtConfiguration; details: DetailsReading; words: ArtWords; variant: number };

/** What to show if the user wrote nothing, without exclusions; two things on an almost empty sheet. */
export function sceneOf({ configuration, details, words, variant }: Source): readonly string[] {
  const scenes = words.subjects[configuration.subject].scenes.map((scene) =>
    configuration.style === 'minimalist' ? [...scene.slice(0, 1), ...scene.slice(-1)] : scene,
  );
  const turned = [...scenes.slice(variant % scenes.length), ...scenes.slice(0, variant % scenes.length)];
  const isWhole = (scene: readonly string[]) => scene.every((phrase) => !isExcluded(phrase, details, words));
  return turned.find(isWhole) ?? turned[0]?.filter((phrase) => !isExcluded(phrase, details, words)) ?? [];
}

/** The setting becomes the scene if a scene of the subject would be a second place. */
export function showsPlace({ subject, setting }: ArtConfiguration): boolean {
  const isWorld = setting === 'space' || setting === 'underwater';
  return (
    subject === 'landscape' || subject === 'nature' || (isWorld && (subject === 'urban' || subject === 'architecture'))
  );
}

/** The setting with what belongs there, except what the details exclude and what they or the light already say. */
export function placeOf(source: Source, override: Override, light: string | null): ArtPlan['place'] {
  const { configuration, details, words } = source;
  const { setting } = configuration;
  if (setting === 'none') return null;
  const { name, where, anchors, told } = words.settings[setting];
  const isEcho = override.place === 'setting-echo';
  const shown = (those: readonly string[], sentence = '') => ({ name, where, anchors: those, told: sentence, isEcho });
  if (override.place !== undefined) return shown([words.rephrased[override.place]]);
  const scene = details.body !== '' || showsPlace(configuration) ? details.body : sceneOf(source).join(' ');
  const said = new Set(stemsOf(`${scene} ${light ?? ''}`));
  const isSaid = (anchor: string) => anchor !== anchors[0] && stemsOf(anchor).some((stem) => said.has(stem));
  const fitting = anchors.filter((anchor) => !isExcluded(anchor, details, words) && !isSaid(anchor));
  if (isSparse(source)) return shown(fitting.slice(0, 1));
  return fitting.length < anchors.length || isExcluded(told, details, words) ? shown(fitting) : shown(anchors, told);
}

/** Snow, a celestial body in the details or an empty picture leave no room for everything a place usually has. */
function isSparse({ configuration: { style, setting }, details }: Source): boolean {
  return style === 'minimalist' || details.lights.includes('snow') || (setting === 'space' && details.body !== '');
}

function isExcluded(phrase: string, { exclusions }: DetailsReading, words: ArtWords): boolean {
  if (exclusions.length === 0) return false;
  const things = findArtCues(foldText(phrase), words).flatMap(({ group }) =>
    group.kind === 'thing' ? [group.value] : [],
  );
  const stems = new Set(stemsOf(phrase));
  return exclusions.some(
    ({ typed, thing }) => (thing !== null && things.includes(thing)) || stemsOf(typed).some((stem) => stems.has(stem)),
  );
}
