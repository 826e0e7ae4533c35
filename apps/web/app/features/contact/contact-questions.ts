const QUESTIONS = ['answer', 'bug', 'limit', 'idea', 'kept'] as const;
type Question = (typeof QUESTIONS)[number];

/**
 * The questions that can be answered.
 * @param responseHours null: the operator has not said how soon messages are answered
 */
export function contactQuestions(responseHours: number | null): readonly Question[] {
  return QUESTIONS.filter((question) => question !== 'answer' || responseHours !== null);
}
