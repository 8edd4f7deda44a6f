import { expect, it } from 'vitest'
import { signInRefusals } from './auth.text.ts'

it.each([null, 'سند ناخواناست', 'سند ناخواناست.'])(
  'a rejected registration reads as sentences, by %s',
  (reason) => {
    const said = signInRefusals.rejected(reason)
    // the screen shows no line breaks in it
    expect(said).not.toContain('\n')
    // a reason is ended by whoever wrote it, or not
    expect(reason === null ? said.endsWith('.') : said.endsWith(`دلیل: ${reason}`)).toBe(true)
  },
)
