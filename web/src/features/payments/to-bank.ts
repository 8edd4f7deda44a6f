import { sumInWords } from '../../ui/sum-words.ts'

const rialsOfToman = 10

/** In: rials. Out: the same in words, in toman; undefined for what is less than one. */
export const inToman = (rial: number | null): string | undefined =>
  rial && rial >= rialsOfToman ? sumInWords(Math.floor(rial / rialsOfToman), 'تومان') : undefined

/**
 * Leads to a bank's site, which asks by whom; of where in the panel one was it learns nothing. Does not end: what waits for
 * it stays busy until the page is gone.
 */
export function leaveFor(url: string): Promise<never> {
  const way = document.createElement('a')
  way.href = url
  way.referrerPolicy = 'origin'
  way.click()
  return new Promise(() => undefined)
}
