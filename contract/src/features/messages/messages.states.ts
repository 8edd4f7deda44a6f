/** How a question stands: nobody has answered what was asked last, the answer has not been seen, or it has. */
export const questionState = { waiting: 0, answered: 1, seen: 2 } as const
export type QuestionState = (typeof questionState)[keyof typeof questionState]

export const questionStateLabels: Record<QuestionState, string> = {
  0: 'بی‌پاسخ',
  1: 'پاسخ داده شد',
  2: 'پاسخ دیده شد',
}

export const askerKinds = ['driver', 'company'] as const
export const askerLabels: Record<(typeof askerKinds)[number], string> = { driver: 'راننده', company: 'شرکت' }

/** Which questions the administration asks for (ours): those that wait, the oldest first, or those that were answered. */
export const questionView = { waiting: 1, answered: 2 } as const
export type QuestionView = (typeof questionView)[keyof typeof questionView]
export const questionViews = Object.values(questionView)
