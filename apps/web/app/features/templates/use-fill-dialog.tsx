import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import type { FillDialogProps } from './fill-dialog.tsx';
import type { Template } from './template.ts';

type Filling = { template: Template; FillDialog: ComponentType<FillDialogProps> };

const loadDialog = () => import('./fill-dialog.tsx');

/** Called when a visitor is about to fill in a template. */
export function prepareFillDialog(): void {
  loadDialog().catch(() => {
    // Opening the form loads it again, and reports a failure.
  });
}

/**
 * The form of a template. An entry of the history says which one is open, so that Back closes it, and the form is there
 * again when the visitor returns from a generator. Its code is loaded just before it is needed.
 */
export function useFillDialog(templates: readonly Template[]) {
  const { t } = useTranslation('templates');
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [filling, setFilling] = useState<Filling>();
  /** Closed, but the history has not gone back yet. */
  const [isClosing, setIsClosing] = useState(false);
  const wanted = wantedIn(state);

  const load = useCallback(
    async (template: Template): Promise<boolean> => {
      try {
        const { FillDialog } = await loadDialog();
        setFilling({ template, FillDialog });
        return true;
      } catch (error) {
        console.warn('The form of a template could not be loaded.', error);
        notify('error', t('fillUnavailable'));
        return false;
      }
    },
    [t],
  );

  const show = useEffectEvent((slug: string) => {
    const template = templates.find((known) => known.slug === slug);
    if (template && filling?.template !== template) load(template);
  });
  useEffect(() => {
    setIsClosing(false);
    if (wanted !== undefined) show(wanted);
  }, [wanted]);

  const open = useCallback(
    async (template: Template): Promise<void> => {
      if (!(await load(template))) return;
      setIsClosing(false);
      navigate({ search, hash }, { state: { fills: template.slug }, preventScrollReset: true });
    },
    [load, navigate, search, hash],
  );

  function close(): void {
    if (wanted === undefined) return; // closed by Back, it has left the history already
    setIsClosing(true);
    navigate(-1);
  }

  const isOpen = !isClosing && filling !== undefined && filling.template.slug === wanted;
  return { filling, isOpen, open, close };
}

/** The slug that an entry of the history names. */
function wantedIn(state: unknown): string | undefined {
  const { fills } = Object(state);
  return typeof fills === 'string' ? fills : undefined;
}
