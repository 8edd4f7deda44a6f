import type { Item } from './later.rules.ts'

/** In: a write on its way, and whether the device holds it when the page is closed. Out: where it stands, in a sentence. */
export function sayLater({ stage, leftAt, refusal }: Item, isHeld: boolean): string {
  if (stage === 'refused') return refusal ?? ''
  if (stage === 'sending') return 'دارد می‌رود…'
  if (leftAt !== null) return 'هنوز جوابی نیامده. خودش دوباره فرستاده می‌شود.'
  return isHeld
    ? 'ثبت شد روی گوشی. با اولین اینترنت فرستاده می‌شود.'
    : 'با اولین اینترنت فرستاده می‌شود. این صفحه را باز نگه دارید.'
}
