/** What stands over what came of an act, on the screen and in a file: a value before and after, or why it was not done. */
export const cameHeading = 'پیش ← پس'
/** What stands over the browser and the system. */
export const deviceHeading = 'دستگاه'
/** Who did what no person did. */
export const byItself = 'خود سامانه'
export const noValue = 'خالی'
/** Of a line whose subject was forgotten. */
export const erasedWord = 'پاک‌شده'
