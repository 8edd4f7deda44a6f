import { desk, phone } from './accounts.ts'
import { isLong } from './long.ts'

/** How pages are looked at: on a desk and on a phone, light and dark. */
export const looks = [
  { viewport: desk, theme: 'light' },
  { viewport: phone, theme: 'dark' },
  { viewport: desk, theme: 'dark' },
  { viewport: phone, theme: 'light' },
] as const

/** The looks in which a page is checked: all of them in the whole form, and else one, which goes round by the page's number. */
export const looksAt = (number: number) => looks.filter((_look, at) => isLong || at === number % looks.length)

/** Themes of what is checked on one width alone. */
export const themes = isLong ? (['light', 'dark'] as const) : (['dark'] as const)
