import type { ConceptKind } from '../../reading/concepts.ts';
import { SISTER_MEDIUM, TELLING_MEDIUM, YIELDING_MEDIUM } from '../../reading/media.ts';
import type { SignKind } from './sign-ids.ts';

type Named = { id: string; kind: ConceptKind | SignKind };

/** These kinds have consequences only for clips. */
const MOVING = /^medium\.(?:stop-motion|cut-out|drawn-anim|phone-video|home-video)/;
/** Nothing made with or for these has light falling on it. */
export const FLAT =
  /^(?:medium\.(?:linocut|woodcut|screen-print|risograph|paper-cut|cross-stitch|chalkboard|blueprint|pixel-art|vector|line-art|ink$|mosaic|embroidery|origami|felt|stained-glass|spray-paint|etching|stamp|batik|cyanotype|lithograph|wood-burning|sgraffito|quilt|tapestry|macrame|silk-painting|pressed-flowers|sand-art|marquetry|scratchboard|monotype|tile-painting|enamel-pin|beadwork|marbling|torn-paper|ceramic-painting|folk-print|folk-painting|street-chalk|ascii|minhwa|gongbi|miniature-painting|zellige|lace|carpet|wire|quilling|stippling|sashiko|doodle|child-drawing|glass-painting|satin-stitch|chain-stitch|stencil-dye|mother-of-pearl|applique)|artefact\.(?:logo|icon|sticker|tattoo|pattern|coloring-page|infographic|map|label|mascot|t-shirt-print|menu)|use\.(?:bookplate|postage-stamp|mug|tote-bag|diagram|playing-card|patch|shop-sign))/;
/** Built of stitches or pieces: no detail is fine enough for the halves of a face to differ. */
export const COARSE =
  /^medium\.(?:embroidery|cross-stitch|chain-stitch|sashiko|applique|quilt|tapestry|carpet|knitted|crochet|felt|lace|macrame|beadwork|mosaic|zellige|stained-glass|marquetry|mother-of-pearl|paper-cut|torn-paper|quilling|origami|pixel-art|ascii|wire|brick-build|voxel)$/;
/** Simplified by hand or by its parts: no anatomy, no scale of things, no grip, no contact shadow. */
const SIMPLIFIED =
  /^(?:family\.(?:print|textile|sculpture)|medium\.(?:clay|knitted|papier-mache|cloth-doll|wood-carving|relief|brick-build|voxel|low-poly|diorama|pop-up|isometric|crayon|sketch|fresco|glitch|crochet)|use\.(?:shop-sign|playing-card))$/;
/** An animal with clothes or tools is built as the tale wants it. */
const LIKE_PEOPLE = /^(?:subject\.(?:worn|person|instrument|vehicle)|action\.)/;
/** Say that there is no other color. */
const NEUTRAL = /^palette\.(?:black-white|sepia|monochrome|one-accent)$/;
/** These render light and dark as lines and dots; what is printed from a block has areas. */
export const LINED = /^medium\.(?:etching|ink$|line-art|scratchboard|wood-burning|stippling)/;
/** A drawn or printed look does not follow for a camera picture. */
export const CAMERA = /^(?:medium\.(?:photo|film-photo|instant-photo)|artefact\.(?:product-photo|food-photo))/;
/** These say where a camera is; a tilted horizon can be drawn. */
const CAMERA_PLACE = /^angle\.(?!dutch-angle$)/;
/** Skin has no plate, lacquer, paper or thread: of the other media it takes only the look. */
const ON_SKIN = /^medium\.(?:line-art|stippling)$/;
/** Made with a camera, or seen through one. */
const FILMED = /^medium\.(?:photo|film-photo|instant-photo|hand-tinted|wet-plate|render-3d|voxel|low-poly|diorama)$/;
/** In a photo, these are objects and not the picture itself. */
const DRAWN =
  /^(?:artefact\.(?:logo|icon|sticker|tattoo|pattern|poster|flyer|coloring-page|comic-strip|infographic|map|character-sheet|label|t-shirt-print|mascot|botanical-plate|children-book|menu)|use\.)/;
/** These show no face. */
const FACELESS = /^(?:shot\.silhouette|view\.back|shot\.aerial|shot\.extreme-close-up)$/;
/** These crop faces and figures, or have their own requirements. */
const NEAR =
  /^(?:artefact\.(?:portrait|group-portrait|profile-picture)|shot\.(?:close-up|extreme-close-up|silhouette|aerial))$/;
/** Realistic detail does not apply to these. */
const BENT = /^(?:style\.(?:cubist|surreal|expressionist|kawaii)|process\.(?:fisheye|double-exposure))$/;
const TRADITION = /^style\.(?:illuminated-manuscript|folk-art|ukiyo-e)$/;
/** Have a tradition of their own. */
const TRADITIONAL = /^medium\.(?:miniature-painting|minhwa|gongbi|folk-print|folk-painting|ceramic-painting|tempera)$/;
/** Flat, cut or stitched work simplifies living things: no joints, veins or skin. */
const LIVING = /^subject\.(?:person|crowd|hands|animal|plant)$/;
/** These show bodies realistically. */
const RENDERED =
  /^(?:medium\.(?:photo|film-photo|instant-photo|oil|watercolor|acrylic|charcoal|pencil|colored-pencil|chalk-pastel|ballpoint|digital-painting|render-3d)|artefact\.(?:portrait|group-portrait|product-photo|food-photo))$/;
/** One thing on an empty ground, or many scattered ones. */
const PLACELESS =
  /^(?:artefact\.(?!(?:book-cover|album-cover|phone-wallpaper|desktop-wallpaper|children-book|comic-strip)$)|use\.|shot\.(?:close-up|extreme-close-up|top-down))/;
/** These offer nothing for a thing to rest on. */
const GROUNDLESS =
  /^(?:artefact\.(?:logo|icon|sticker|tattoo|pattern|label|mascot)|use\.(?!(?:banner|calendar|bookmark)$))/;
const DRAWN_PLAIN = /^style\.(?:manga|comic-book|folk-art|ukiyo-e)$/;
/** Verticals converge, or the view has no perspective. */
const LEANING =
  /^(?:angle\.(?:low-angle|high-angle|dutch-angle)|shot\.(?:aerial|top-down)|style\.folk-art|process\.tilt-shift|medium\.(?:isometric|quilt|macrame|knitted|felt|pressed-flowers)|artefact\.children-book)$/;
/** What a thing looks like, where it stands and how it is held. */
const OF_THINGS = /^(?:subject\.|view\.(?:place|support|room)$|action\.handling$)/;
/** These do not freeze a moment. */
const SMEARED = /^process\.(?:long-exposure|motion-blur|double-exposure)$/;
const SINGLE: ReadonlySet<string> = new Set(['style', 'weather', 'shot']);
/** The viewpoint: two of them make a mixture. */
const PLACED = /^view\.(?:back|profile|front)$/;
/** Their lines speak of shadows. */
const SUNLIT = /^light\.(?:dawn|golden-hour|noon)$/;
/** Accompanies a light source without replacing it. */
const NIGHT = 'light.night';
/** A business is named after what it sells ("bike shop"), which need not be in the picture. */
const NAMED_FOR = /^(?:artefact\.(?:logo|icon|label|menu)|use\.shop-sign)$/;

/** True if the consequence of a thing is compatible with everything else that the idea names. */
export function fits({ id, kind }: Named, named: readonly Named[], isThin = false): boolean {
  const has = (pattern: RegExp) => named.some((other) => pattern.test(other.id));
  if (MOVING.test(id)) return false;
  if (kind === 'medium' && (isOutspoken(id, named) || (has(/^artefact\.tattoo$/) && !ON_SKIN.test(id)))) return false;
  if (id === 'process.grain' && named.some((one) => one.kind === 'medium' && !FILMED.test(one.id))) return false;
  // Letters have no contour around them.
  if (/^medium\.ink(?:-wash)?$/.test(id) && has(/^use\.calligraphy$/)) return false;
  if (NEUTRAL.test(id) && has(/^medium\.hand-tinted$/)) return false;
  if (OF_THINGS.test(id) && (has(FLAT) || has(SIMPLIFIED))) return false;
  if (CAMERA_PLACE.test(id) && named.some((one) => one.kind === 'medium' && !FILMED.test(one.id))) return false;
  if (kind === 'view' && PLACED.test(id) && named.some((other) => PLACED.test(other.id) && other.id !== id))
    return false;
  if (kind === 'light' && named.some((other) => other.kind === 'light' && other.id !== id && other.id !== NIGHT))
    return false;
  if (SINGLE.has(kind) && named.some((other) => other.kind === kind && other.id !== id)) return false;
  if (id === 'view.place' && (has(PLACELESS) || has(CAMERA))) return false;
  if (id === 'view.support' && (has(BENT) || has(GROUNDLESS))) return false;
  // In fog no sun casts a shadow.
  if (SUNLIT.test(id) && has(/^weather\.fog$/)) return false;
  // The pieces of a collage bring their own light along.
  if (kind === 'light' && has(/^medium\.collage$/)) return false;
  if (kind === 'light' || kind === 'weather') return !has(FLAT);
  if (kind === 'mood') return id === 'mood.funny' || !has(FLAT);
  if (kind === 'style') return id === 'style.documentary' || !(has(CAMERA) || (TRADITION.test(id) && has(TRADITIONAL)));
  if (kind === 'artefact' || kind === 'use') {
    if (/portrait$/.test(id) && has(FACELESS)) return false;
    return !(DRAWN.test(id) && has(CAMERA));
  }
  if (kind === 'action') return !has(SMEARED) && !has(/^artefact\.portrait$|^shot\.silhouette$|^view\.back$/);
  return kind !== 'subject' || fitsSubject(id, has, isThin);
}

/** True if another medium says more, or the sketch is one for something with its own form ("a tattoo sketch"). */
function isOutspoken(id: string, named: readonly Named[]): boolean {
  const others = named.filter((other) => other.kind === 'medium' && other.id !== id);
  if (YIELDING_MEDIUM.test(id))
    return others.length > 0 || (id === 'medium.sketch' && named.some((one) => DRAWN.test(one.id)));
  if (SISTER_MEDIUM.test(id) && others.some((other) => SISTER_MEDIUM.test(other.id))) return true;
  return !TELLING_MEDIUM.test(id) && others.some((other) => TELLING_MEDIUM.test(other.id));
}

function fitsSubject(id: string, has: (pattern: RegExp) => boolean, isThin: boolean): boolean {
  if (has(BENT)) return false;
  if (LIVING.test(id) && (!(isThin || has(RENDERED)) || has(FLAT) || has(DRAWN_PLAIN) || has(DRAWN))) return false;
  if (id === 'subject.food' && !has(RENDERED)) return false;
  if (isThin && id === 'subject.animal' && has(LIKE_PEOPLE)) return false;
  if (id === 'subject.animal' || id === 'subject.worn') return true;
  if (has(NAMED_FOR)) return false;
  if (id === 'subject.person') return !has(NEAR) && !has(FACELESS) && !has(/^subject\.(?:crowd|hands)$/);
  if (id === 'subject.crowd') return !has(NEAR) && !has(FACELESS);
  return id !== 'subject.building' || !(has(LEANING) || has(FLAT) || has(/^subject\.(?!building$)/));
}
