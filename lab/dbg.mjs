import { READING_WORDS } from '@wordlamp/engine/reading/all-words';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { writeArtFromIdea } from '@wordlamp/engine/art';
for (const [language, idea] of [['ko','동네 떡집 포장지에 넣을 그림이요. 쑥인절미랑 절구, 보자기에 손으로 수놓은 자수 느낌. 바탕은 회보라색!! 쑥이라고 초록 바탕으로 바꾸지 말아주세요. 정사각형, 사람 없이'],['de','zeichnung von meinem opa beim angeln am baggersee 1962, nur blauer kugelschreiber auf kariertem schulpapier, wie im matheheft hingekritzelt, hochformat, er hat hut und klappstuhl, soll nich nach computer aussehen'],['pt','cartaz da festa junina, xilogravura, preto no papel creme. sem bandeirinha NENHUMA q todo mundo faz igual. A3 em pé'],['ru','открытка тренеру. выдра в шапочке. надпись Спасибо, Марат Ильич! и больше никакого текста'],['ar','فسيفساء حجر طبيعي، هدهد واقف على غصن زيتون. ما ابيها تطلع رسم رقمي ولا فيها ذهب']]) {
  const r = writeArtFromIdea({ idea, target: 'natural', isEnglish: language === 'en' }, { reading: READING_WORDS[language], art: ART_PACKS[language] });
  console.log(r.prompt, '|', r.reading.concepts.map((c) => `${c.id}:${c.state}`).join(' '), '|', r.pieces.map((p) => p.because.from ?? p.because.kind).join(','));
}
