import { languageOf } from '@wordlamp/contract/languages';
import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import { writeTextPrompt } from '@wordlamp/engine';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import type { MetaDescriptor } from 'react-router';
import { cutAtWord } from '../content/cut-at-word.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { HomeHero } from '../features/home/home-hero.tsx';
import { HomeSections } from '../features/home/home-sections.tsx';
import { useForwardedPrompt } from '../features/home/use-forwarded-prompt.ts';
import type { LoadHomeResult } from '../features/home/use-home-result.ts';
import { fillSlots } from '../i18n/fill-slots.ts';
import { routeMeta } from '../i18n/route-meta.ts';
import { faqPage, webApplication, webSite } from '../i18n/structured-data.ts';
import type { Route } from './+types/home';

export function loader({ params }: Route.LoaderArgs) {
  const words = readWords(params.lang, 'home');
  const sample = writeTextPrompt({ idea: words.home.sampleIdea }, TEXT_PACKS).prompt;
  return { words: JSON.stringify(words), sample: beginning(sample) };
}

/** What the sheet shows of it before it fades out, in lines without a blank one. */
const SAMPLE_CHARS = 520;

function beginning(prompt: string): string {
  return cutAtWord(prompt.replace(/\n\s*/g, '\n'), SAMPLE_CHARS);
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const { tag } = languageOf(args.params.lang);
  return routeMeta(args, 'home', 'home', ({ metaDescription, faq }) => [
    webSite(metaDescription),
    webApplication('Wordlamp', metaDescription),
    faqPage(
      Object.values(faq).map(({ question, answer }) => ({
        question,
        answer: fillSlots(answer, { limit: DEFAULT_DAILY_LIMIT }, tag),
      })),
    ),
  ]);
}

/** The sheet of the generator with the day's count. Nothing of it is loaded before the first prompt is asked for. */
const loadResult: LoadHomeResult = async (i18n, language) => {
  const [{ TextInPlace }, { WithDailyUsage }, { loadGeneratorWords }] = await Promise.all([
    import('../features/generator/text/text-in-place.tsx'),
    import('../features/usage/with-daily-usage.tsx'),
    import('../i18n/load-generator-words.ts'),
  ]);
  await loadGeneratorWords(i18n, language);
  return (props) => <WithDailyUsage>{(daily) => <TextInPlace {...props} {...daily} />}</WithDailyUsage>;
};

export default function Home({ loaderData }: Route.ComponentProps) {
  useForwardedPrompt();
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 pt-5 pb-3 md:gap-14 md:pb-6 lg:px-10 lg:pt-14">
      <HomeHero sample={loaderData.sample} loadResult={loadResult} />
      <HomeSections />
    </div>
  );
}
