import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify.ts';
import type { FillDialogProps } from './fill-dialog.tsx';
import type { Template } from './template.ts';

type Filling = { template: Template; FillDialog: ComponentType<FillDialogProps>; isOpen: boolean };

const loadDialog = () => import('./fill-dialog.tsx');

/** The form of a template. Its code is loaded when somebody is about to need it. */
export function useFillDialog() {
  const { t } = useTranslation('templates');
  const [filling, setFilling] = useState<Filling>();

  function open(template: Template): void {
    loadDialog().then(
      ({ FillDialog }) => setFilling({ template, FillDialog, isOpen: true }),
      (error: unknown) => {
        console.warn('The form of a template could not be loaded.', error);
        notify('error', t('fillUnavailable'));
      },
    );
  }

  function prepare(): void {
    loadDialog().catch(() => {
      // Opening the form loads it again, and tells where that fails.
    });
  }

  const close = () => setFilling((known) => known && { ...known, isOpen: false });

  return { filling, open, prepare, close };
}
