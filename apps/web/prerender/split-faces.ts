import postcss from 'postcss';

type Split = { sheet: string; faces: string };

/**
 * Takes the font faces out of a stylesheet. Where a page that is painted gets a new face, browsers lay out all of its text
 * again, also where nothing is set in that face; so the faces that a page does not have itself come apart from the rest.
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
