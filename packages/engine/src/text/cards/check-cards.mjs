// Not part of the product: checks a language's cards against its examples.
import { readFileSync } from 'node:fs';
import { foldText } from '../fold-text.ts';
import { CUE_RULE_IDS, FORM_IDS, RULE_IDS, SUBJECT_IDS } from './card-ids.ts';
import { findCards } from './find-cards.ts';

const [file, exFile, lang] = process.argv.slice(2);
const words = JSON.parse(readFileSync(file, 'utf8'));
const ex = JSON.parse(readFileSync(exFile, 'utf8'));
let faults = 0;
const fault = (t) => {
  faults++;
  console.log(t);
};
words.ruleCues.correction ??= [];
for (const id of FORM_IDS) {
  const c = words.forms?.[id];
  if (!c) fault(`form ${id} missing`);
  else {
    if (typeof c.only !== 'string') fault(`${id}.only`);
    if (c.lines.length < 1 || c.lines.length > 3) fault(`${id}: lines`);
  }
}
for (const id of SUBJECT_IDS) if (!words.subjects?.[id]) fault(`subject ${id} missing`);
for (const id of RULE_IDS) if (!words.rules?.[id]) fault(`rule ${id} missing`);
const cues = [...Object.values(words.forms), ...Object.values(words.subjects)]
  .flatMap((c) => [...c.cues, ...c.vetoes])
  .concat(Object.values(words.ruleCues).flat());
for (const cue of cues) {
  const bare = cue.replace(/^-|\$$/g, '');
  if (foldText(bare).text !== bare) fault(`cue not folded: ${cue} → ${foldText(bare).text}`);
}
const run = (idea) =>
  findCards(
    {
      visible: foldText(idea).text,
      slots: { exclusions: [], facts: [], length: null, resultLanguage: null },
      hasQuotation: false,
    },
    words,
    lang,
  );
const fires = (id, idea) => {
  const r = run(idea);
  return r.form === id || r.subject === id || r.rules.includes(id);
};
for (const id of [...FORM_IDS, ...SUBJECT_IDS, ...CUE_RULE_IDS.filter((r) => r !== 'correction')]) {
  const e = ex[id];
  if (!e) {
    fault(`no examples: ${id}`);
    continue;
  }
  for (const idea of e.fires)
    if (!fires(id, idea)) fault(`${id} does not fire: ${idea}   got ${JSON.stringify(run(idea))}`);
  for (const idea of e.not) if (fires(id, idea)) fault(`${id} fires wrongly: ${idea}`);
}
console.log(`${faults} faults`);
