import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { asPrinted } from '../../testing/as-printed.ts';
import { CLIP_WORDS } from './all-clip-words.ts';
import { clipFromIdea } from './clip-from-idea.ts';

const audioOf = (language: LanguageCode, idea: string) =>
  clipFromIdea(idea, READING_WORDS[language], CLIP_WORDS[language]).audio;

test.each<[LanguageCode, string, string]>([
  ['en', 'a boat bumps against the jetty, an old voice says "she still floats, mind." slow push in', 'old voice'],
  ['de', 'ein boot stößt an den steg, eine alte stimme sagt „die schwimmt noch“, langsame kamerafahrt', 'alte stimme'],
  ['fr', 'la lame tranche la meule, une voix de femme dit « dix-huit mois de patience. »', 'voix de femme'],
  [
    'es',
    'la barca golpea el muelle, al final una voz de mujer dice "todavía flota, hija"',
    'al final una voz de mujer',
  ],
  [
    'it',
    'la barca urta il molo, alla fine una voce di donna dice "galleggia ancora, cara"',
    'alla fine una voce di donna',
  ],
  [
    'pt',
    'a manta se desenrola escada abaixo. no fim voz de mulher "tem aconchego aqui". luz da manhã',
    'no fim voz de mulher',
  ],
  ['ru', 'лодка стукается о пирс, женский голос говорит «она еще плавает»', 'женский голос'],
  ['tr', 'kedi patisiyle parayı alıyor, arkadan kadın sesi "fişiniz kedide" diyor', 'arkadan kadın sesi'],
  [
    'tr',
    'köpek kayanın üstünden izliyor. dış ses ingilizce olsun: "Even he is bored." ekranda yazı olmasın',
    'dış ses ingilizce olsun',
  ],
  ['ar', 'يد تصب قهوة من دلة، صوت رجال يقول "صباحك ركوة"', 'صوت رجال'],
  ['ja', '兄弟がラケット持って廊下を走る。女将の声だけ「走らんといて！」', '女将の声だけ'],
  ['ko', '강아지가 마당에서 뛰어다니는 영상. 아빠 목소리로 "만두야 춥다 들어와" 하고', '아빠 목소리로'],
  ['zh', '小船轻轻碰着码头，最后女人的声音“它还能漂”', '女人的声音'],
])('%s: the voice in "%s" is listed: "%s"', (language, idea, voice) => {
  expect(audioOf(language, idea)).toContain(asPrinted(language, voice));
});

test.each<[LanguageCode, string]>([
  ['en', 'my nan opens the oven and says with a tired voice "well, birds will be happy." phone video look'],
  ['es', 'un colectivero para en un semáforo y le dice con voz cansada "última vuelta, pibe"'],
  ['fr', 'la boulangère se tourne et dit à voix basse « encore raté ! » caméra fixe'],
  ['de', 'die oma zieht das blech heraus und sagt mit leiser stimme "schlafen könnt ihr später"'],
])('%s: how somebody speaks in "%s" is no voice of its own', (language, idea) => {
  expect(audioOf(language, idea)).not.toMatch(/tired|cansada|basse|leise[rn] stimme/);
});
