import type { ArtWords, Rephrased } from '../words/art-words.ts';
import { type AspectRatio, SDXL_SIZES, SUBJECT_RATIOS } from './art-facts.ts';
import type { ArtNote } from './art-note.ts';
import type { ArtConfiguration, Style } from './art-options.ts';
import type { ArtPlan } from './art-plan.ts';
import { ARTIST_TERMS, CHOICE_TRAITS, MEDIUM_TERMS, MOOD_GESTURES, STYLE_TERMS, SUBJECT_VIEWS } from './art-terms.ts';
import { PALETTE_HEX } from './palette-hex.ts';
import type { DetailsReading } from './read-details.ts';
import { type Resolution, resolveConflicts } from './resolve-conflicts.ts';
import { TermPicker } from './term-picker.ts';

type Source = { configuration: ArtConfiguration; details: DetailsReading; words: ArtWords; variant: number };

/** More than a prompt should hold; `fitPlan` takes away what is not needed for its length. */
const RICH_TERMS = 3;
const FLAT_STYLES: readonly Style[] = ['abstract', 'pop-art', 'art-nouveau'];
/** Colours that a drawing shows as accents; everything else names the whole palette. */
const ACCENTED: readonly string[] = ['chalk', 'ink-washes', 'neon-paper', 'neon-wash'];

/** Decides what the picture is made of. Order of the picks is the order of the owners: medium, style, artist, mood. */
export function planArt(source: Source): { plan: ArtPlan; notes: ArtNote[] } {
  const { configuration, details, words, variant } = source;
  const { subject, medium, style, mood, colors } = configuration;
  const resolution = resolveConflicts(configuration, details);
  const { override, choices, isSecondary } = resolution;
  const isFlat = FLAT_STYLES.includes(choices.style) || (subject === 'abstract' && choices.style !== 'realistic');
  const picker = new TermPicker(traitsOf(choices, isFlat), variant);
  const say = (id: Rephrased) => picker.note(words.rephrased[id]);

  const place = placeOf(source, resolution);
  const isPlaceShown = place !== null && details.body === '' && showsPlace(configuration);
  const scene = override.scene === undefined ? sceneOf(source) : [say(override.scene)];
  for (const phrase of [details.body === '' ? scene.join(' ') : details.body, ...(place?.anchors ?? [])])
    picker.note(phrase);
  picker.note(words.media[medium].name);
  const surface = picker.pick({ traits: MEDIUM_TERMS[medium], words: words.media[medium].terms }, 3);
  const form =
    override.form === undefined
      ? picker
          .pick({ traits: STYLE_TERMS[style], words: words.styles[style].terms }, RICH_TERMS)
          .map(({ text }) => text)
      : [say(override.form)];
  const light = override.light === undefined ? words.moods[mood][isFlat ? 'flat' : 'light'] : say(override.light);
  const influence = influenceOf(source, resolution, picker);
  const view = picker.pick({ traits: SUBJECT_VIEWS[subject], words: words.subjects[subject].views }, 1)[0];
  const gestures =
    override.gesture === undefined
      ? picker.pick({ traits: MOOD_GESTURES[mood], words: words.moods[mood].gestures }, 2)
      : [{ text: say(override.gesture) }];
  const coloured = override.colouring ?? 'full';
  const plan: ArtPlan = {
    subject: words.subjects[subject].name,
    scene: isPlaceShown ? [place.name, ...place.anchors] : scene,
    details,
    place: isPlaceShown ? null : place,
    style,
    medium: words.media[medium].name,
    manner: words.styles[style].manner,
    isSecondary,
    surface: surface.map(({ text }) => text),
    form,
    view: details.hasCamera ? null : (view?.text ?? null),
    light: details.hasLight ? null : light,
    gestures: gestures.map(({ text }) => text),
    palette: words.palettes[colors].name,
    colouring: words.colouring[coloured],
    colours: coloursOf(source, ACCENTED.includes(coloured) ? 2 : 4),
    influence,
    mood: words.moods[mood].name,
    air: words.moods[mood].air,
    presence: [...new Set(details.exclusions.map(({ thing }) => words.presence[thing ?? 'other']))],
    ratio: ratioOf(configuration, details),
  };
  const repeated = [...new Set(picker.repeated)].join(', ');
  const notes: ArtNote[] = repeated === '' ? [] : [{ code: 'repeated-word', facts: { words: repeated } }];
  return { plan, notes: [...resolution.notes, ...notes] };
}

function* traitsOf({ style, medium, mood, colors }: ArtConfiguration, isFlat: boolean) {
  yield* CHOICE_TRAITS.style[style];
  yield* CHOICE_TRAITS.medium[medium];
  yield* CHOICE_TRAITS.mood[mood];
  yield* CHOICE_TRAITS.colors[colors];
  if (isFlat) yield 'flat' as const;
}

function sceneOf({ configuration, words, variant }: Source): readonly string[] {
  const { scenes } = words.subjects[configuration.subject];
  return scenes[variant % scenes.length] ?? [];
}

/** The setting is the scene where a scene of the subject's own would be a second place. */
function showsPlace({ subject, setting }: ArtConfiguration): boolean {
  const isWorld = setting === 'space' || setting === 'underwater';
  return (
    subject === 'landscape' || subject === 'nature' || (isWorld && (subject === 'urban' || subject === 'architecture'))
  );
}

function placeOf({ configuration, words }: Source, { override }: Resolution): ArtPlan['place'] {
  const { setting } = configuration;
  if (setting === 'none') return null;
  const { name, anchors } = words.settings[setting];
  return { name, anchors: override.place === undefined ? anchors : [words.rephrased[override.place]] };
}

function influenceOf({ configuration, words }: Source, { override }: Resolution, picker: TermPicker) {
  const { artist } = configuration;
  if (artist === 'none') return null;
  const { influence, terms } = words.artists[artist];
  if (override.limit !== undefined) {
    return { terms: [], phrase: `${influence}${words.punctuation.list}${words.rephrased[override.limit]}` };
  }
  const picked = picker.pick({ traits: ARTIST_TERMS[artist], words: terms }, 2);
  return { terms: picked.map(({ text }) => text), phrase: influence };
}

function coloursOf({ configuration, words }: Source, count: number): ArtPlan['colours'] {
  const hex = PALETTE_HEX[configuration.colors];
  return words.palettes[configuration.colors].colours
    .slice(0, count)
    .map((name, index) => ({ name, hex: hex[index] ?? '' }));
}

function ratioOf({ subject }: ArtConfiguration, { ratio, parameters }: DetailsReading): AspectRatio {
  const asked = parameters.map((parameter) => /^--(?:ar|aspect)\s+(\S+)$/.exec(parameter)?.[1]).find((found) => found);
  if (asked !== undefined && asked in SDXL_SIZES) return asked as AspectRatio;
  return ratio ?? SUBJECT_RATIOS[subject];
}
