import { describe, expect, it } from 'vitest'
import { weightToAsk, whyNoRents } from './declare-rents.ts'
import { declareTexts, noRents } from './declare.text.ts'
import { emptyDeclaration } from './declare-values.ts'

const empty = emptyDeclaration(new Date('2026-11-21T08:30:00Z'))
const chosen = { ...empty, LoadHallId: 3, CityDestinationId: 8 }
const why = (values: typeof empty, isAsked = true) =>
  whyNoRents({ by: 'company', values, rents: isAsked ? null : undefined, loaderGroup: undefined })

describe('the usual rents of a route', () => {
  it('are asked for with no weight that the server refuses', () => {
    expect([22_000, 200_000, 200_001, 0, Number.NaN, null].map(weightToAsk)).toEqual([
      22_000,
      200_000,
      null,
      null,
      null,
      null,
    ])
  })

  it('are not there, and why', () => {
    expect(why(empty)).toBe(declareTexts.noRentsYet.company)
    expect(why(chosen)).toBe(noRents(undefined))
    expect(why({ ...chosen, KalaWeight: 90_000 })).toBe(
      'در ۹۰ روز گذشته باری نزدیک به این وزن از این مسیر نرفته است.',
    )
    expect(why(chosen, false)).toBe(declareTexts.noRentsYet.company)
  })

  it('wait for a weight that can be, once the route is chosen', () => {
    const sentence = 'وزن بار باید از ۱ تا ۲۰۰٬۰۰۰ کیلوگرم باشد تا کرایه‌های معمول این مسیر این‌جا بیاید.'
    for (const KalaWeight of [250_000, 0]) expect(why({ ...chosen, KalaWeight })).toBe(sentence)
    expect(why({ ...empty, KalaWeight: 250_000 })).toBe(declareTexts.noRentsYet.company)
  })
})
