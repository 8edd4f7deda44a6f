import { expect, it } from 'vitest'
import { loggable } from './audit.store.ts'

it('leaves out what the contract calls secret, whatever its name', () => {
  expect(loggable({ Mobile: '09120000000', Answer: 'blue' }, ['Answer'])).toEqual({ Mobile: '09120000000' })
})

it('leaves out what is called like a secret, even when the contract forgot it', () => {
  const forgotten = { NewPassword: 'a', accessToken: 'b', Code: 'c', ClientSecret: 'd' }
  expect(loggable({ ...forgotten, CityCode: 'kept' })).toEqual({ CityCode: 'kept' })
})

it('keeps no text that is too long to be a fact', () => {
  expect(loggable({ Description: 'x'.repeat(5_000) })).toEqual({ Description: 'x'.repeat(200) })
})
