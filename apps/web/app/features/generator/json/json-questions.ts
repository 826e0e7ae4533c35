/** The questions of the JSON generator's page, in their order. */
export const JSON_QUESTIONS = ['Models', 'Invalid', 'Test', 'Picture', 'Offline', 'Limits'] as const;
