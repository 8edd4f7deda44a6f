import { sumInWords } from '../../ui/sum-words.ts'

const rialsOfToman = 10

/** In: rials. Out: the same in words, in toman; undefined for what is less than one. */
export const inToman = (rial: number | null): string | undefined =>
  rial && rial >= rialsOfToman ? sumInWords(Math.floor(rial / rialsOfToman), 'تومان') : undefined

/**
 * Leads to a bank's site, which asks by whom; of where in the panel one was it learns nothing. Ends only
 * where Back brings the page as it was: until then what waits for it stays busy.
 */
export function leaveFor(url: string): Promise<void> {
  const link = document.createElement('a')
  link.href = url
  link.referrerPolicy = 'origin'
  link.click()
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { once: true })
  })
}
