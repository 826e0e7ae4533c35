import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** English words alone, by namespace. */
export function englishWords(namespaces: Record<string, object>): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: 'en',
    resources: { en: namespaces },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
