import { useTranslation } from '../../i18n/use-translation.ts';
import { type Block, plainText } from '../../reading/block.ts';

type ContentsListProps = { blocks: readonly Block[] };

/** The parts of a long text, each a link to its heading. */
export function ContentsList({ blocks }: ContentsListProps) {
  const { t } = useTranslation('reading');
  const parts = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  return (
    <nav aria-labelledby="contents" className="text-sm lg:sticky lg:top-6">
      <h2 id="contents" className="text-base">
        {t('contents')}
      </h2>
      <ol className="mt-2 grid border-s border-line">
        {parts.map(({ id, line }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px flex min-h-11 items-center lg:min-h-8 border-s-2 border-transparent py-1 ps-4 leading-snug text-ink-2 hover:border-primary hover:text-ink"
            >
              {plainText(line)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
