import { describe, expect, it } from 'vitest'
import { partsOf } from './search-parts.rules.ts'

describe('what the index of parts is asked for', () => {
  it.each([
    ['a word of three letters', 'رضا', "'رضا':*", "'رضا':*"],
    ['of four', 'تهرا', "'تهرا':*", "'تهرا':*"],
    ['of five, which is a part', 'تهران', "'تهران'", "'تهران'"],
    ['of six, which two parts cover', 'رضایی‌', "'ضایی‌' & 'رضایی'", "'ضایی‌'"],
    ['of seven', '1234567', "'34567' & '12345'", "'34567'"],
    ['the end of a long one', '09121234567', "'34567' & '12345'", "'34567'"],
    ['two words', 'تهران رضا', "'تهران' & 'رضا':*", "'تهران' & 'رضا':*"],
    ['what is too short beside what is not', 'بم تهران', "'تهران'", "'تهران'"],
    ['texts that are told apart', 'تهران\u001fرضا', "'تهران' & 'رضا':*", "'تهران' & 'رضا':*"],
    ['quotes and backslashes', "o'n\\", "'o''n\\\\':*", "'o''n\\\\':*"],
    ['letters of two halves', '𐎠𐎡𐎢𐎣𐎤𐎥', "'𐎡𐎢𐎣𐎤𐎥' & '𐎠𐎡𐎢𐎣𐎤'", "'𐎡𐎢𐎣𐎤𐎥'"],
  ])('is, for %s: %j', (_what, key, query, expected) => {
    expect(partsOf(key)).toEqual({ query, expected })
  })

  it.each(['', 'بم', 'ب م', '  '])('is nothing for %j, which has no word of three letters', (key) => {
    expect(partsOf(key)).toBeUndefined()
  })
})
