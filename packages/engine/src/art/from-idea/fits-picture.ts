import type { ConceptKind } from '../../reading/concepts.ts';
import type { SignKind } from './sign-ids.ts';

type Named = { id: string; kind: ConceptKind | SignKind };

/** These kinds have consequences for clips only. */
const MOVING = /^medium\.(?:stop-motion|cut-out|drawn-anim|phone-video|home-video)/;
/** No light falls in what these are made with or for. */
export const FLAT =
  /^(?:medium\.(?:linocut|woodcut|screen-print|risograph|paper-cut|cross-stitch|chalkboard|blueprint|pixel-art|vector|line-art|ink$|mosaic|embroidery|origami|felt|stained-glass|spray-paint|etching|stamp|batik|cyanotype|lithograph|wood-burning|sgraffito|quilt|tapestry|macrame|silk-painting|pressed-flowers|sand-art|marquetry|scratchboard|monotype|tile-painting|enamel-pin|beadwork)|artefact\.(?:logo|icon|sticker|tattoo|pattern|coloring-page|infographic|map|label|mascot|t-shirt-print|menu)|use\.(?:bookplate|postage-stamp|mug|tote-bag|diagram|playing-card|patch|shop-sign))/;
/** Light and dark are lines, dots and full areas there. */
export const LINED =
  /^medium\.(?:linocut|woodcut|etching|screen-print|risograph|stamp|ink$|ballpoint|line-art|scratchboard|lithograph|wood-burning)/;
/** A look that is drawn or printed does not follow for what a camera takes. */
export const CAMERA = /^(?:medium\.(?:photo|film-photo|instant-photo)|artefact\.(?:product-photo|food-photo))/;
/** What a camera takes of these is a thing, not the picture itself. */
const DRAWN =
  /^(?:artefact\.(?:logo|icon|sticker|tattoo|pattern|poster|flyer|coloring-page|comic-strip|infographic|map|character-sheet|label|t-shirt-print|mascot|botanical-plate|children-book|menu)|use\.)/;
/** No face is seen in these. */
const FACELESS = /^(?:shot\.silhouette|view\.back|shot\.aerial|shot\.extreme-close-up)$/;
/** Faces and figures are cut off there, or have demands of their own. */
const NEAR =
  /^(?:artefact\.(?:portrait|group-portrait|profile-picture)|shot\.(?:close-up|extreme-close-up|silhouette|aerial))$/;
/** What things really look like does not hold there. */
const BENT = /^(?:style\.(?:cubist|surreal|expressionist|kawaii)|process\.(?:fisheye|double-exposure))$/;
/** What lives is simplified in what is flat, cut or stitched, and has no joints, veins or skin there. */
const LIVING = /^subject\.(?:person|crowd|hands|animal|plant)$/;
/** These show bodies as they are. */
const RENDERED =
  /^(?:medium\.(?:photo|film-photo|instant-photo|oil|watercolor|acrylic|charcoal|pencil|colored-pencil|chalk-pastel|ballpoint|digital-painting|render-3d)|artefact\.(?:portrait|group-portrait|product-photo|food-photo))$/;
/** One thing on an empty ground, or many that are spread. */
const PLACELESS =
  /^(?:artefact\.(?!(?:book-cover|album-cover|phone-wallpaper|desktop-wallpaper|children-book|comic-strip)$)|use\.|shot\.(?:close-up|extreme-close-up|top-down))/;
/** Nothing is there for a thing to rest on. */
const GROUNDLESS =
  /^(?:artefact\.(?:logo|icon|sticker|tattoo|pattern|label|mascot)|use\.(?!(?:banner|calendar|bookmark)$))/;
/** Told of a scene, not of a thing. */
const SCENIC = /^view\.(?:place|room)$/;
const DRAWN_PLAIN = /^style\.(?:manga|comic-book|folk-art|ukiyo-e)$/;
/** Verticals lean, or there is one view without perspective. */
const LEANING =
  /^(?:angle\.(?:low-angle|high-angle|dutch-angle)|shot\.(?:aerial|top-down)|style\.folk-art|process\.tilt-shift|medium\.(?:isometric|quilt|macrame|knitted|felt|pressed-flowers)|artefact\.children-book)$/;
/** No moment stands still there. */
const SMEARED = /^process\.(?:long-exposure|motion-blur|double-exposure)$/;
const SINGLE: ReadonlySet<string> = new Set(['style', 'weather', 'shot']);
/** Where the viewer stands: two of them are a mixture. */
const PLACED = /^view\.(?:back|profile|front)$/;
/** Stands beside a source of light without taking its place. */
const NIGHT = 'light.night';
/** A business is named by what it sells ("bike shop"), which need not be shown. */
const NAMED_FOR = /^(?:artefact\.(?:logo|icon|label|menu)|use\.shop-sign)$/;

/** Whether what follows from a thing that an idea names holds beside all else that it names. */
export function fits({ id, kind }: Named, named: readonly Named[]): boolean {
  const has = (pattern: RegExp) => named.some((other) => pattern.test(other.id));
  if (MOVING.test(id)) return false;
  if (kind === 'view' && PLACED.test(id) && named.some((other) => PLACED.test(other.id) && other.id !== id))
    return false;
  if (kind === 'light' && named.some((other) => other.kind === 'light' && other.id !== id && other.id !== NIGHT))
    return false;
  if (SINGLE.has(kind) && named.some((other) => other.kind === kind && other.id !== id)) return false;
  if (SCENIC.test(id) && (has(PLACELESS) || (id === 'view.place' && has(CAMERA)))) return false;
  if (id === 'view.count' && has(/^artefact\.pattern$/)) return false;
  if (id === 'view.support' && (has(BENT) || has(GROUNDLESS))) return false;
  if (kind === 'light' || kind === 'weather') return !has(FLAT);
  if (kind === 'mood') return id === 'mood.funny' || !has(FLAT);
  if (kind === 'style') return id === 'style.documentary' || !has(CAMERA);
  if (kind === 'artefact' || kind === 'use') {
    if (/portrait$/.test(id) && has(FACELESS)) return false;
    return !(DRAWN.test(id) && has(CAMERA));
  }
  if (kind === 'action') return !has(SMEARED) && !has(/^artefact\.portrait$|^shot\.silhouette$|^view\.back$/);
  return kind !== 'subject' || fitsSubject(id, has);
}

function fitsSubject(id: string, has: (pattern: RegExp) => boolean): boolean {
  if (has(BENT)) return false;
  if (LIVING.test(id) && (!has(RENDERED) || has(FLAT) || has(DRAWN_PLAIN) || has(DRAWN))) return false;
  if (id === 'subject.food' && !has(RENDERED)) return false;
  if (id === 'subject.animal' || id === 'subject.worn') return true;
  if (has(NAMED_FOR)) return false;
  if (id === 'subject.person') return !has(NEAR) && !has(FACELESS) && !has(/^subject\.(?:crowd|hands)$/);
  if (id === 'subject.crowd') return !has(NEAR) && !has(FACELESS);
  return id !== 'subject.building' || !(has(LEANING) || has(FLAT) || has(/^subject\.(?!building$)/));
}
