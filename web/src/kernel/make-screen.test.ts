import * as col from '@bargah/contract/kernel/columns.ts'
import { expect, it } from 'vitest'
import { makeScreen } from './make-screen.tsx'

const table = col.table('یافته‌ها', {
  kind: col.status('گونه', { refused_as_far: 'رد از راه دور' }),
  town: col.orNull(col.text('شهر')),
  id: col.id('شناسه'),
})
const { namesOf } = makeScreen(table, {
  list: 'samples',
  noun: 'یافته',
  columns: { what: { shows: ['kind', 'town'], heading: 'چه', isIdentity: true, filter: false, sort: false } },
  hidden: ['id'],
})

it.each([
  ['a code by its word, beside what is a word', { kind: 'refused_as_far', town: 'یزد' }, 'رد از راه دور یزد'],
  ['nothing for what is missing', { kind: 'refused_as_far', town: null }, 'رد از راه دور'],
  ['a code that there is no more as it stands', { kind: 'gone', town: 'یزد' }, 'gone یزد'],
])('a row is named by what its identity shows: %s', (_name, row, name) => {
  expect(namesOf({ id: 7, ...row })).toBe(name)
})
