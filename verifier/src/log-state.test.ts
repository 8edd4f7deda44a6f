import { expect, it } from 'vitest'
import { utf8 } from './bytes.ts'
import { readLogState } from './log-state.ts'
import { readNote } from './note.ts'
import { findListed } from './witnesses.ts'
import { morningLog } from './morning.build.ts'

const saying = (text: string | null) => async () => (text === null ? null : utf8(text))
const since = '2026-11-23T09:30:00.000Z'

it('a state says how the signing stands, and a log of others says nothing', async () => {
  const refuses = { signer: 'refuses', since, entries: 9, signed: 7, signedAt: since }
  expect(await readLogState(saying(JSON.stringify(refuses)))).toEqual({
    signer: 'refuses',
    since: Date.parse(since),
    entries: 9,
    signed: 7,
  })
  const empty = { signer: 'signs', since: null, entries: 0, signed: null, signedAt: null }
  expect(await readLogState(saying(JSON.stringify(empty)))).toMatchObject({
    signer: 'signs',
    since: null,
    signed: null,
  })
  expect(await readLogState(saying(null))).toBeNull()
})

it.each([
  '',
  '[]',
  'null',
  '{"signer":"fine","since":null,"entries":1}',
  '{"signer":"away","since":null,"entries":1}',
  '{"signer":"refuses","since":"yesterday","entries":1}',
  '{"signer":"signs","since":null}',
])('a state that says nothing known is a broken file, not a good state: %s', async (text) => {
  await expect(readLogState(saying(text))).rejects.toMatchObject({ fault: 'file_broken', path: 'state' })
})

it('a witness that is listed has signed when its own key says so, whatever the list says', async () => {
  const files = morningLog().files()
  const note = readNote(files.get('checkpoint') ?? '')
  if (!note) throw new Error('the morning has a checkpoint')
  const listed = [{ key: 'no key', name: 'anjoman.test', title: null, phone: null, size: 99, at: since }]
  expect(await findListed(saying(JSON.stringify(listed)), note)).toEqual([
    { name: 'anjoman.test', title: null, phone: null, at: null, lastSize: 99 },
  ])
  expect(await findListed(saying(null), note)).toBeNull()
  for (const wrong of ['{}', '[null]', '<html>'])
    await expect(findListed(saying(wrong), note)).rejects.toMatchObject({ fault: 'file_broken' })
})
