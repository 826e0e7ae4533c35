import { type FormField, VIDEO_DEFAULTS, VIDEO_OPTIONS, type VideoForm } from '@wordlamp/engine/video-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { FrameDrawing } from './frame-drawing.tsx';
import { optionWord } from './option-words.ts';
import { useNoteText } from './use-note-text.ts';
import type { VideoNote } from './use-video-notes.ts';
import { fieldId, VIDEO_GROUPS, type VideoFieldKind } from './video-groups.ts';

type VideoFormFieldsProps = {
  form: VideoForm;
  isFromIdea: boolean;
  notes: readonly VideoNote[];
  onChange(field: FormField, value: string): void;
};

const LOOK = 'block w-full rounded-control border border-edge bg-card px-3 text-ink placeholder:text-ink-3';

/** The form in its groups; the default of a blank field is its gray placeholder. */
export function VideoFormFields({ form, isFromIdea, notes, onChange }: VideoFormFieldsProps) {
  const { t } = useTranslation('videoGenerator');
  const textOf = useNoteText();
  return VIDEO_GROUPS.map(({ id, fields }) => (
    <fieldset
      key={id}
      className={`grid gap-4 border-t border-line pt-4 ${id === 'camera' ? 'md:grid-cols-2 md:*:[figure]:row-span-3' : ''}`}
    >
      <legend className="float-start col-span-full mb-1 w-full font-display text-lg font-semibold">
        {t(`group.${id}`)}
      </legend>
      {id === 'camera' && (
        <FrameDrawing
          shot={form.composition}
          angle={form.cameraAngle}
          motion={form.cameraMotion}
          isFromIdea={isFromIdea}
        />
      )}
      {fields.map(({ name, kind }) => {
        const value = form[name];
        if (value === undefined) return null;
        const own = notes.filter(({ field }) => field === name);
        const noteId = `${fieldId(name)}-notes`;
        return (
          <div key={name} className="grid gap-1.5">
            <label htmlFor={fieldId(name)} className="font-medium">
              {t(`field.${name}`)}
            </label>
            <VideoControl
              name={name}
              kind={kind}
              value={value}
              isFromIdea={isFromIdea}
              describedBy={own.length > 0 ? noteId : undefined}
              onChange={(value) => onChange(name, value)}
            />
            {own.length > 0 && (
              <div id={noteId} className="grid gap-1">
                {own.map((note) => (
                  <MarginNote key={note.code} id={`${noteId}-${note.code}`} tone="warn" text={textOf(note)} />
                ))}
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  ));
}

type VideoControlProps = {
  name: FormField;
  kind: VideoFieldKind;
  value: string;
  isFromIdea: boolean;
  describedBy: string | undefined;
  onChange(value: string): void;
};

function VideoControl({ name, kind, value, isFromIdea, describedBy, onChange }: VideoControlProps) {
  const { t } = useTranslation('videoGenerator');
  const usual = (VIDEO_DEFAULTS as Partial<VideoForm>)[name];
  const shared = { id: fieldId(name), value, 'aria-describedby': describedBy };
  if (kind === 'choice') {
    const options: readonly string[] = VIDEO_OPTIONS[name as keyof typeof VIDEO_OPTIONS];
    return (
      <select
        {...shared}
        className={`${LOOK} h-11 ${value === '' ? 'text-ink-3' : ''}`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">
          {isFromIdea ? t('openOption') : t('usualOption', { option: t(optionWord(usual ?? '')) })}
        </option>
        {options.map((option) => (
          <option key={option} value={option}>
            {t(optionWord(option))}
          </option>
        ))}
        {value !== '' && !options.includes(value) && <option value={value}>{value}</option>}
      </select>
    );
  }
  const meaning = isFromIdea ? t('openOption') : usual;
  const hasHint = usual === undefined && name !== 'duration' && name !== 'aspectRatio';
  const placeholder = hasHint ? t(`hint.${name as 'subject'}`) : meaning;
  if (kind === 'lines') {
    return (
      <textarea
        {...shared}
        dir="auto"
        rows={3}
        placeholder={placeholder}
        className={`${LOOK} min-h-24 resize-y py-2`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <input
      {...shared}
      type="text"
      dir="auto"
      placeholder={placeholder}
      className={`${LOOK} h-11`}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
