import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { VIDEO_FIELDS } from '../video-form.ts';
import { formatAtStart } from './find-format.ts';
import { countWords, hitsIn, part, textOf } from './hits-in.ts';
import { type IdeaParts, ideaParts } from './idea-parts.ts';
import { startsWith } from './plain-verbs.ts';
import { addScene } from './read-scene.ts';
import { addLine, type Speech } from './read-speech.ts';

export type Progress = { parts: IdeaParts; hasScene: boolean };
type ReadPiece = (progress: Progress, piece: Place, isLastScene: boolean) => void;

/** A spoken line, who says it to whom, and what its clause tells before and behind. */
export function addSpeech(progress: Progress, speech: Speech, readPiece: ReadPiece): void {
  const { parts } = progress;
  const { reading } = parts;
  const { line, before, after } = speech;
  // Who acts before the line in a later clause need not be who the clip is about.
  const isNamed =
    speech.hasSpeaker ||
    (before !== null && progress.hasScene && !startsWith(reading, before, ['video.verbs', 'video.clitic']));
  if (before !== null) readPiece(progress, before, !progress.hasScene);
  const run = before === null && !progress.hasScene ? formatAtStart(reading, line) : null;
  let spoken: Place = line;
  if (run !== null && run.parts.length + Number(run.isBare) > 0 && run.end < line.end) {
    for (const { field, place } of run.parts) parts.add(field, place);
    spoken = part(reading, run.end, line.end) ?? line;
  }
  if (!progress.hasScene) addSpeaker(progress, spoken);
  addLine(parts, { ...speech, line: spoken, hasSpeaker: isNamed }, parts.form().subject);
  if (after !== null) readPiece(progress, after, false);
}

/** Who says the first line is who the clip is about; what is done is that it is said to somebody. */
function addSpeaker(progress: Progress, line: Place): void {
  const { parts } = progress;
  const { reading } = parts;
  const quote = reading.quotations.find((quotation) => overlaps(quotation, line));
  const bracket = textOf(reading, line).search(/[(（]/u);
  const open = bracket < 0 ? line.end : line.start + bracket;
  const saying = reading.hits.find(
    ({ group, start, end }) => /^video\.(?:saying|silent)$/.test(group) && contains(line, { start, end }),
  );
  const end = Math.min(quote?.start ?? line.end, saying?.start ?? line.end, open);
  const toward = hitsIn(reading, { start: line.start, end }, ['video.toward']).find(
    ({ start }) => part(reading, line.start, start) !== null,
  );
  const speaker = part(reading, line.start, toward?.start ?? end);
  if (speaker === null || countWords(textOf(reading, speaker)) > 12) return;
  const told = ideaParts(reading);
  addScene(told, speaker);
  for (const field of VIDEO_FIELDS)
    if (field !== 'action') for (const text of told.textsOf(field)) parts.append(field, text);
  progress.hasScene = parts.has('subject');
  if (toward !== undefined) parts.add('action', part(reading, toward.start, saying?.start === end ? saying.end : end));
  else if (quote !== undefined && saying !== undefined) {
    if (saying.start < quote.start) addSaid(parts, saying, quote);
    const address = told.textsOf('action')[0] ?? '';
    parts.append(
      'action',
      saying.start < quote.start || address === '' ? address : withSaying(reading, address, saying, line),
    );
  } else for (const text of told.textsOf('action')) parts.append('action', text);
}

/** "Says to the cat". */
function addSaid(parts: IdeaParts, saying: Place, quote: Place): void {
  const { reading } = parts;
  const addressee = part(reading, saying.end, quote.start);
  if (addressee === null || /^[(（]/u.test(textOf(reading, addressee))) return;
  parts.add('action', part(reading, saying.start, quote.start));
}

/** "Kediye … diyor", "猫に…と言う": the line between the two goes to its own field. */
function withSaying(reading: IdeaReading, address: string, saying: Place, line: Place): string {
  const said = typedAt(reading, { start: saying.start, end: line.end }).replace(QUOTING, '');
  return /\p{Script=Hiragana}/u.test(address) ? `${address}${said}` : `${address} ${said}`;
}

const QUOTING = /^(?:と|って|이?라고\s?|(?:하)?고\s)/u;
