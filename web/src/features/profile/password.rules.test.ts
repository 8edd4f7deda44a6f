import { describe, expect, it } from 'vitest'
import { findFaults } from './password.rules.ts'

const good = { current: 'Bargah@1405', next: 'Bargah@1406', repeated: 'Bargah@1406' }

describe('a change of password', () => {
  it('may be sent when the new one is long enough, other than the old, and typed twice alike', () => {
    expect(findFaults(good)).toEqual({})
  })

  it.each([
    ['without the current one', { ...good, current: '' }, 'current'],
    ['to one that is too short', { ...good, next: '12345', repeated: '12345' }, 'next'],
    ['to the same', { ...good, next: good.current, repeated: good.current }, 'next'],
    ['to one that was typed in two ways', { ...good, repeated: 'Bargah@1407' }, 'repeated'],
  ])('is held back %s', (_what, form, field) => {
    expect(Object.keys(findFaults(form))).toEqual([field])
  })
})
