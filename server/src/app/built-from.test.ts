import { expect, it } from 'vitest'
import { builtFrom, readBuiltFrom } from './built-from.ts'

const commit = '996bcd5f'.repeat(5)

it('reads a commit, and whether files differed from it', () => {
  expect(readBuiltFrom(commit)).toEqual({ commit, hasChanges: false })
  expect(readBuiltFrom(`${commit}-dirty`)).toEqual({ commit, hasChanges: true })
})

it('says that nobody knows where nothing was said, as where the source runs', () => {
  const unknown = { commit: null, hasChanges: false }
  expect(readBuiltFrom('')).toEqual(unknown)
  expect(builtFrom).toEqual(unknown)
})
