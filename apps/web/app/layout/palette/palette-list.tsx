import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HUE_TEXT } from '../../ui/hue.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FoundGroup } from './find-entries.ts';
import type { Group, PaletteEntry } from './palette-entry.ts';

const GROUP_WORDS = {
  generators: 'shell:generatorNav',
  pages: 'shell:mainNav',
  templates: 'shell:pageTemplates',
  articles: 'shell:pageBlog',
  resources: 'shell:pageResources',
  languages: 'shell:languageNav',
  themes: 'theme',
} as const satisfies Record<Group, string>;

/** Generators have their hue; other lines are neutral. */
const HUES: Readonly<Record<string, string>> = HUE_TEXT;

type PaletteListProps = {
  id: string;
  groups: readonly FoundGroup[];
  active: PaletteEntry | undefined;
  onActivate(entry: PaletteEntry): void;
  onChoose(entry: PaletteEntry): void;
};

/** The matching lines, as the list of a combobox: the focus stays in its field, the active line is marked. */
export function PaletteList({ id, groups, active, onActivate, onChoose }: PaletteListProps) {
  const { t } = useTranslation(['palette', 'shell']);
  return (
    <div id={id} role="listbox" aria-label={t('label')} className="overflow-y-auto overscroll-contain p-2">
      {groups.map(({ group, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="pb-2">
          <div id={`${id}-${group}`} className="px-3 py-1 text-xs font-semibold text-ink-2">
            {t(GROUP_WORDS[group])}
          </div>
          {entries.map((entry) => (
            <PaletteLine
              key={entry.id}
              entry={entry}
              isActive={entry === active}
              onActivate={() => onActivate(entry)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The DOM id of a line, for the field's aria-activedescendant. */
export const lineId = ({ id }: PaletteEntry) => `palette-${id}`;

type PaletteLineProps = { entry: PaletteEntry; isActive: boolean; onActivate(): void; onChoose(): void };

function PaletteLine({ entry, isActive, onActivate, onChoose }: PaletteLineProps) {
  const { code } = useLanguage();
  const { choice, icon, label } = entry;
  const language = 'language' in choice ? choice.language : undefined;
  const theme = 'theme' in choice ? choice.theme : undefined;
  return (
    // biome-ignore lint/a11y: keys go to the field, which has the focus
    <div
      id={lineId(entry)}
      role="option"
      aria-selected={isActive}
      data-language={language}
      data-theme-choice={theme}
      onPointerMove={isActive ? undefined : onActivate}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 leading-snug outline-2 -outline-offset-2 outline-transparent aria-selected:bg-sunk aria-selected:outline"
    >
      <Icon name={icon} className={HUES[icon] ?? 'text-ink-3'} />
      <bdi lang={language} className="min-w-0 wrap-anywhere">
        {label}
      </bdi>
      {language === code && <Icon name="check" className="ms-auto text-primary" />}
    </div>
  );
}
