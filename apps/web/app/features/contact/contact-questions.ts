const QUESTIONS = ['answer', 'bug', 'limit', 'idea', 'kept'] as const;
type Question = (typeof QUESTIONS)[number];

/** The questions that can be answered. @param responseHours null: nobody has said how soon an answer comes */
export function contactQuestions(responseHours: number | null): readonly Question[] {
  return QUESTIONS.filter((question) => question !== 'answer' || responseHours !== null);
}
