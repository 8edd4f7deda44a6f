import { join } from 'node:path'
import { expect, it } from 'vitest'
import { folderOfTest } from '../../test/folder.ts'
import { sayOnce } from './say-once.ts'

it('is said at the first start of a run, and again in the next run', () => {
  const folder = folderOfTest('said')
  const said: string[] = []
  const start = (run: string) => sayOnce(join(folder, run), () => said.push(run))
  for (const run of ['first', 'first', 'first', 'second']) start(run)
  expect(said).toEqual(['first', 'second'])
})

it('is said at every start of a server that nobody starts anew', () => {
  const said: string[] = []
  for (const text of ['one', 'two']) sayOnce(undefined, () => said.push(text))
  expect(said).toEqual(['one', 'two'])
})
