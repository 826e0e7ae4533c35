import type { AspectRatio } from './art-facts.ts';
import type { Style } from './art-options.ts';
import type { Area } from './palette-areas.ts';
import type { DetailsReading } from './read-details.ts';
import type { SettledExclusions } from './settle-exclusions.ts';

/** The content of a prompt, with one owner per visual axis. Lists are best first; any target may shorten them. */
export type ArtPlan = {
  subject: string;
  /** What to show if the user wrote nothing. */
  scene: readonly string[];
  /** The same as one sentence, for when the setting is the scene. */
  told: string | null;
  details: DetailsReading;
  /** `told` holds name and anchors in one sentence; an echo is not a place but what remains of one. */
  place: { name: string; where: string; anchors: readonly string[]; told: string; isEcho: boolean } | null;
  style: Style;
  medium: string;
  manner: string;
  /** The details name another technique, so medium and manner are only an influence. */
  isSecondary: boolean;
  surface: readonly string[];
  form: readonly string[];
  /** A conflict rule wrote the form: it reconciles the subject with the style. */
  isFormFixed: boolean;
  /** Null if the details already say it. */
  view: string | null;
  /** Null if the details describe it so fully that nothing can be added. */
  light: string | null;
  lens: string | null;
  gestures: readonly string[];
  palette: string;
  colouring: string;
  /** The same without the user's own words. */
  briefColouring: string;
  /** The name of the palette already gives its color. */
  isOneHue: boolean;
  colours: readonly { name: string; hex: string; area: Area | null }[];
  influence: { terms: readonly string[]; limit: string | null; phrase: string } | null;
  mood: string;
  exclusions: SettledExclusions;
  ratio: AspectRatio;
};
