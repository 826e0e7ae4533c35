import type { IntentShape } from './scaffold-shape.ts';

export const VISUAL = {
  image_idea: {
    length: { 'with-parameters': { if: ['image-parameters'], unless: ['resultLanguage'] }, usual: {} },
    format: {
      'with-parameters': { if: ['image-parameters'], unless: ['resultLanguage'] },
      'for-the-use': { if: ['picture-use'] },
      usual: {},
    },
    requirements: {
      'description-paste-image': {},
      'focal-subject-pose': { unless: ['two-figures'] },
      'both-figures': { if: ['two-figures'] },
      'quoted-lettering': { if: ['lettering'] },
      'light-direction-palette': { unless: ['logo', 'medium-named', 'colouring-page'] },
      'outlines-only': { if: ['colouring-page'] },
      'named-medium': { if: ['medium-named'], unless: ['logo', 'colouring-page'] },
      'simple-shapes-colours': { if: ['logo'] },
      'viewpoint-framing-near': { unless: ['viewpoint-named', 'logo'] },
      'what-is-cut-off': { if: ['viewpoint-named'], unless: ['logo'] },
      'room-for-title': { if: ['title-room'], unless: ['lettering', 'logo'] },
      'picture-stand-quotation': { unless: ['lettering'] },
    },
    checks: { 'everything-seen-beautiful': {}, 'styles-lights-cannot': {} },
  },
  video_idea: {
    length: { upright: { if: ['upright'] }, usual: {} },
    format: { usual: {} },
    requirements: {
      'description-paste-video': {},
      'subject-fixed-traits': {},
      'shot-camera-move': {},
      'place-time-day': {},
      'sound-heard-whether': {},
      'seen-start-middle': {},
    },
    checks: { 'action-fits-seconds': {}, 'nothing-camera-cannot': {} },
    cases: {
      'several-shots': {
        when: { if: ['several-shots'] },
        hasBrief: true,
        length: { upright: { if: ['upright'] }, usual: {} },
        format: { usual: {} },
        requirements: {
          'number-shots-action': {},
          'describe-person-clothes': {},
          'change-size-angle': {},
          'light-palette-stay': {},
          'shot-we-last': {},
        },
        checks: { 'seconds-add-length': {}, 'someone-sees-last': {} },
      },
      'still-to-video': {
        when: { if: ['still-to-video'] },
        hasBrief: true,
        format: { usual: {} },
        requirements: {
          'moves-picture-shows': {},
          'main-movement-small': {},
          'slow-camera-move': {},
          'faces-lettering-hands': {},
          'end-loop-stop': {},
        },
        checks: { 'movement-possible-picture': {}, 'second-movement-acted': {} },
      },
      'product-film': {
        when: { if: ['product-film'] },
        format: { usual: {} },
        requirements: {
          'product-subject-second': {},
          'use-shown-hand': {},
          'move-slow-push': {},
          'set-light-named': {},
          'last-second-still': {},
          'sound-noise-product': {},
        },
        checks: { 'sound-off-benefit': {}, 'claim-price-logo': {} },
      },
    },
  },
} as const satisfies Record<string, IntentShape>;
