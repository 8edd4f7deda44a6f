import { expect, it } from 'vitest'
import { computeConcern, sayState } from './log-concern.ts'

const minute = 60_000
const now = 1_000 * minute
const ago = (minutes: number) => now - minutes * minute
const signs = { signer: 'signs', since: null } as const

it.each([
  ['a log that is signed and seen is no concern', signs, null, null],
  ['one that was not seen for less than an hour neither', null, ago(59), null],
  ['one that was not seen for an hour is', null, ago(60), { is: 'unseen', since: ago(60) }],
  ['a signer that is away is excused for an hour', { signer: 'away', since: ago(59) }, null, null],
  ['and not longer', { signer: 'away', since: ago(61) }, null, { is: 'away', since: ago(61) }],
  ['a refusal is told at once', { signer: 'refuses', since: ago(1) }, null, { is: 'refuses', since: ago(1) }],
  ['and before all else', { signer: 'refuses', since: ago(1) }, ago(90), { is: 'refuses', since: ago(1) }],
  [
    'not to be seen weighs more than not signed',
    { signer: 'away', since: ago(90) },
    ago(61),
    { is: 'unseen', since: ago(61) },
  ],
] as const)('%s', (_, state, unseenSince, concern) => {
  expect(computeConcern({ state, unseenSince }, now)).toEqual(concern)
})

it('the page of the log says each of it at once', () => {
  expect([sayState(null, now), sayState(signs, now)]).toEqual([null, null])
  expect(sayState({ signer: 'away', since: ago(1) }, now)).toEqual({ is: 'away', since: ago(1) })
  expect(sayState({ signer: 'refuses', since: ago(1) }, now)).toEqual({ is: 'refuses', since: ago(1) })
})
