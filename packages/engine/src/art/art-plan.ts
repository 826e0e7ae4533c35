import type { AspectRatio } from './art-facts.ts';
import type { Style } from './art-options.ts';
import type { Area } from './palette-areas.ts';
import type { DetailsReading } from './read-details.ts';
import type { SettledExclusions } from './settle-exclusions.ts';

/** What goes into a prompt, one owner for each visual axis. Lists are best first; every target may shorten them. */
export type ArtPlan = {
  subject: string;
  /** What is shown where the person wrote nothing. */
  scene: readonly string[];
  /** The same as one sentence, where the setting is the scene. */
  told: string | null;
  details: DetailsReading;
  /** `told` says name and anchors in one sentence; an echo is no place but what remains of one. */
  place: { name: string; where: string; anchors: readonly string[]; told: string; isEcho: boolean } | null;
  style: Style;
  medium: string;
  manner: string;
  /** The details name another technique; medium and manner are only an influence. */
  isSecondary: boolean;
  surface: readonly string[];
  form: readonly string[];
  /** A conflict rule wrote the form: it is how the subject goes with the style. */
  isFormFixed: boolean;
  /** Null where the details say it. */
  view: string | null;
  /** Null where the details describe it in a way that nothing can be added to. */
  light: string | null;
  lens: string | null;
  gestures: readonly string[];
  palette: string;
  colouring: string;
  /** The same without words of the person's own. */
  briefColouring: string;
  /** The palette's name says its color. */
  isOneHue: boolean;
  colours: readonly { name: string; hex: string; area: Area | null }[];
  influence: { terms: readonly string[]; limit: string | null; phrase: string } | null;
  mood: string;
  exclusions: SettledExclusions;
  ratio: AspectRatio;
};
