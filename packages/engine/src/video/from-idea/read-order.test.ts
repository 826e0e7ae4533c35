import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import type { VideoForm } from '../video-form.ts';
import { readVideoIdea } from './read-video-idea.ts';

const formOf = (language: LanguageCode, idea: string) => readVideoIdea(idea, READING_WORDS[language]).form;

test.each<[LanguageCode, string, string]>([
  ['en', "clip of 7 seconds for the window of our dry cleaner's: shirts sway", "for the window of our dry cleaner's"],
  ['de', 'video 8 sek für die homepage von unserer töpferei: ton spritzt', 'für die homepage von unserer töpferei'],
  ['fr', 'vidéo de 8 secondes pour la page de ma cordonnerie : une botte brille', 'pour la page de ma cordonnerie'],
  ['es', 'video de 8 segundos para el insta de mi sastrería: una mano cose', 'para el insta de mi sastrería'],
  ['it', "video di 8 secondi per l'insta della mia sartoria: una mano cuce", "per l'insta della mia sartoria"],
  ['pt', 'vídeo de 8 segundos pro insta da minha padaria: uma mão corta o pão', 'pro insta da minha padaria'],
  ['ru', 'видео на 8 секунд для инсты моей пекарни: рука режет хлеб', 'для инсты моей пекарни'],
  ['tr', 'fırınımızın instası için 8 saniyelik video: bir el ekmeği kesiyor', 'fırınımızın instası için'],
  ['ar', 'فيديو ٨ ثواني لانستا مخبزنا: يد تقطع الخبز', 'لانستا مخبزنا'],
  ['ja', 'パン屋のインスタ用に8秒の動画：手がパンを切る', 'パン屋のインスタ用に'],
  ['ko', '우리 빵집 인스타용 8초 영상: 손이 빵을 자른다', '우리 빵집 인스타용'],
  ['zh', '给我们面包店小红书的8秒视频：一只手切面包', '给我们面包店'],
])('%s: the purpose of "%s" is whole', (language, idea, context) => {
  const { action, ...form } = formOf(language, idea);
  expect(form.context).toBe(context);
  expect(form.duration).toMatch(/[78٨]/u);
  expect(action).not.toMatch(/[78٨]/u);
});

test.each<[LanguageCode, string, Partial<VideoForm>]>([
  ['en', 'my nephew whistles, vertical for our sailing club, 9 secs', { context: 'for our sailing club' }],
  ['tr', 'babam ıslık çalıyor, kulübün sayfası için dik video', { context: 'kulübün sayfası için' }],
  ['zh', '爸爸吹口哨，俱乐部主页用的竖屏视频', { context: '俱乐部主页用的' }],
  // What is shown is no purpose, and is not parted from what it hangs on.
  ['de', 'kurzes video von unserer bäckerei für insta', { action: 'kurzes video von unserer bäckerei für insta' }],
  ['en', 'short clip of a boat coming home', { subject: 'a boat', action: 'coming home', context: '' }],
  ['ru', 'в кадре только вешалка, секунд на 6', { action: 'в кадре только вешалка' }],
])('%s: "%s" begins no field in the middle of a phrase', (language, idea, form) => {
  expect(formOf(language, idea)).toMatchObject(form);
});

test.each<[LanguageCode, string, Partial<VideoForm>]>([
  ['en', 'a lighthouse from below.. camera slowly tilts up', { subject: 'a lighthouse', cameraAngle: 'from below' }],
  ['de', 'eine frau im regen, sie winkt', { subject: 'eine frau', action: 'sie winkt', ambiance: 'im regen' }],
  ['it', 'la bimba ride, luce dalla finestra.. camera ad altezza tavolo', { ambiance: 'luce dalla finestra' }],
  ['ja', '甥が笑う、光はランプから‥カメラはテーブルの高さ', { ambiance: '光はランプから' }],
  ['en', 'camera behind her so you only see her back', { action: 'camera behind her so you only see her back' }],
  ['en', 'handheld, almost no shake though, a vet laughs', { cameraMotion: 'handheld, almost no shake though' }],
  ['fr', "j'emballe une bougie", { subject: '' }],
  ['en', 'a man waits, its snowing but the sun is out', { ambiance: 'its snowing but the sun is out' }],
  ['zh', '给我的网店用竖屏，我用纸包蜡烛', { context: '给我的网店' }],
  ['ar', 'عمودي لمتجري، اغلف شمعة بورق', { context: 'لمتجري' }],
  ['ru', 'дети лепят снеговика, снег на крышах', { context: '', ambiance: 'снег на крышах' }],
  ['en', 'two kids laugh, suddenly it starts to snow', { context: '' }],
  ['tr', 'balıkçı teknesi limana giriyor', { subject: '' }],
  ['tr', 'kız kardeşimin köpeği suya atlıyor', { subject: '' }],
  ['de', 'sie winkt', { subject: '', action: 'sie winkt' }],
])('%s: "%s" is cut only where it is certain', (language, idea, form) => {
  expect(formOf(language, idea)).toMatchObject(form);
});

test.each<[LanguageCode, string, string]>([
  ['en', 'a toddler is like "more jam"', '"more jam"'],
  ['de', 'meine tante so "noch kuchen?"', '"noch kuchen?"'],
  ['fr', 'la petite fait "encore une crêpe"', '"encore une crêpe"'],
  ['es', 'mi sobrino suelta "otra vez sopa"', '"otra vez sopa"'],
  ['it', 'la bimba fa "ancora pane"', '"ancora pane"'],
  ['pt', 'meu sobrinho solta "de novo sopa"', '"de novo sopa"'],
  ['ru', 'племянник такой "опять суп"', '"опять суп"'],
  ['tr', 'yeğenim "yine mi çorba" diyo', '"yine mi çorba"'],
  ['ar', 'ابن اختي بيقول "كمان شوربة"', '"كمان شوربة"'],
  ['ja', '甥っ子が「またスープ」って言う', '「またスープ」'],
  ['ko', '조카가 "또 국이야" 하고 외쳐', '"또 국이야"'],
  ['zh', '老板睁开眼睛说“明天再来”', '“明天再来”'],
  ['en', 'a jersey that says "Lopez 9", the keeper yells "mine"', '"mine"'],
  ['es', 'un cartel que dice "cerrado" se mueve', ''],
  ['de', 'ein schild "heute ruhetag" baumelt', ''],
])('%s: the dialogue of "%s" is %s', (language, idea, dialogue) => {
  expect(formOf(language, idea).dialogue).toBe(dialogue);
});

test.each<[LanguageCode, string]>([
  ['en', 'a man waves, nothing written on screen'],
  ['de', 'ein mann winkt, keine schrift im bild'],
  ['fr', "un homme salue, rien d'écrit à l'écran"],
  ['es', 'un hombre saluda, nada escrito en la pantalla'],
  ['pt', 'um homem acena, nada escrito na tela'],
  ['ru', 'мужчина машет, на экране ничего не написано'],
  ['ar', 'رجل يلوح، ولا شي مكتوب على الشاشة'],
  ['zh', '爸爸挥手，屏幕上没有字'],
])('%s: what is ruled out in "%s" is no action', (language, idea) => {
  const { subject, action } = formOf(language, idea);
  expect(`${subject} ${action}`.length).toBeLessThan(24);
});
