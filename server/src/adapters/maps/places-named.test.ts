import { describe, expect, it } from 'vitest'
import { placeIndex } from './place-search.ts'
import { placesNamed } from './places-named.ts'

const named = (text: string) => [...new Set(placesNamed(placeIndex(), text).map(({ name }) => name))]

describe('the towns that a text names', () => {
  it.each<[string, string[]]>([
    ['تهران', ['تهران']],
    ['بندر عباس', ['بندرعباس']],
    ['بندرعباس، اسکلهٔ شهید رجایی', ['بندرعباس']],
    ['انبار شمارهٔ ۲ مشهد', ['مشهد']],
    ['شهرک صنعتی، اصفهان', ['اصفهان']],
    ['تهران → مشهد', ['تهران', 'مشهد']],
    ['قم', ['قم']],
    ['تالش', ['هشتپر (تالش)']],
    // a street's name, a firm's, and words that are small towns' names too
    ['خیابان تهران، پلاک ۵', []],
    ['بلوار امام خمینی', []],
    ['شرکت بهشهر', []],
    ['شنبه تا پنجشنبه', []],
    ['صاحب بار حاضر است', []],
    ['میدان بار، شیراز', ['شیراز']],
    ['', []],
  ])('of «%s»', (text, towns) => {
    expect(named(text)).toEqual(towns)
  })
})
