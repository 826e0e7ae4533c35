import postcss from 'postcss';

type Split = { sheet: string; faces: string };

/**
 * Takes the font faces out of a stylesheet. If a painted page gets a new face, browsers lay out all of its text again,
 * even if nothing uses that face; so faces that a page does not inline are loaded separately.
 */
export function splitFaces(stylesheet: string): Split {
  const root = postcss.parse(stylesheet);
  const faces: string[] = [];
  root.walkAtRules('font-face', (face) => {
    faces.push(face.toString());
    face.remove();
  });
  return { sheet: root.toString(), faces: faces.join('') };
}
