import { columnLabels } from '@bargah/contract/features/audit/column-labels.text.ts'
import { contract } from '@bargah/contract/contract.ts'
import { type EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { noteOf } from '@bargah/contract/kernel/fields.ts'
import { subjectNouns, tableLabels } from '@bargah/contract/features/audit/audit.text.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { presentInput } from './audit.rules.ts'
import { inputLabels, valueLabels } from './value-labels.rules.ts'

const app = useTestApp()

/** The columns that the audit keeps, of each table that it is told of; those that it hides are an argument of its triggers. */
const keptColumns = sql<{ table: string; column: string }>`
  select pg_class.relname as "table", attname as "column"
  from pg_trigger join pg_class on pg_class.oid = tgrelid
    join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped
  where tgname = relname || '_updates_told'
    and attname <> all ((string_to_array(encode(tgargs, 'escape'), E'\\\\000'))[2]::text[])
  order by 1, 2`

it('calls each table and column that it keeps by a Persian name', async () => {
  const { rows } = await keptColumns.execute(app.db)
  expect(rows.length).toBeGreaterThan(200)
  const nameless = rows.filter(({ table, column }) => !(table in tableLabels) || !(column in columnLabels))
  expect(nameless).toEqual([])
})

/** The columns that hold one of our own words, as their migrations say. */
const wordedColumns = sql<{ column: string }>`
  select relname || '.' || attname as column from pg_trigger join pg_class on pg_class.oid = tgrelid
    join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped
  where tgname = relname || '_updates_told' and atttypid <> 'text[]'::regtype and atttypid <> 'jsonb'::regtype
    and col_description(attrelid, attnum) ~ '^[A-Z][A-Za-z]+$' order by 1`

it('has a Persian word for each value of the columns that hold words of ours', async () => {
  const { rows } = await wordedColumns.execute(app.db)
  expect(rows.map(({ column }) => column)).toEqual(Object.keys(valueLabels).toSorted())
})

it('has a noun for each kind of row that a line may be about', async () => {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from pg_proc, regexp_matches(prosrc, '''([a-z_]+)''', 'g') found (kinds), unnest(kinds) kind
    where proname = 'audit_subject' order by 1`.execute(app.db)
  expect(rows.map(({ kind }) => kind)).toEqual(Object.keys(subjectNouns).toSorted())
})

/** The words of ours that a field takes, or each of a list; numbers that mean themselves are none. */
function wordsOf(field: z.ZodMiniType): readonly (string | number)[] {
  const note = noteOf(field)
  const takes = (note?.items ? noteOf(note.items) : note)?.takes
  return (takes?.enum as (string | number)[] | undefined) ?? []
}
const fieldsWithWords = Object.entries<EndpointShape>(contract)
  .filter(([, { effect }]) => effect === 'write')
  .flatMap(([call, { query, body }]) =>
    [query, body].flatMap((part) =>
      part instanceof z.ZodMiniObject
        ? Object.entries(part.shape as Record<string, z.ZodMiniType>).map(
            ([name, field]) => [`${call}.${name}`, wordsOf(field)] as const,
          )
        : [],
    ),
  )
  .filter(([, words]) => words.length > 0)
/** An hour of the day is said as the number that it is. */
const numbers = ['setMorning.Hour']

it('has a Persian word for each word of ours that a write is asked with', () => {
  const wordless = fieldsWithWords
    .filter(([field]) => !numbers.includes(field))
    .flatMap(([field, words]) =>
      words.filter((word) => inputLabels[field]?.[word] === undefined).map((word) => `${field}: ${word}`),
    )
  expect(wordless).toEqual([])
  const known = new Set<string>(fieldsWithWords.map(([field]) => field))
  expect(Object.keys(inputLabels).filter((field) => !known.has(field))).toEqual([])
})

it.each([
  ['signIn', { Role: 'Support' }, 'پشتیبانی'],
  ['makeWebhook', { Kinds: ['load.announced', 'turn.taken'] }, 'اعلام بار، گرفتن نوبت'],
  ['makeApiKey', { Scopes: ['cargo_read'] }, 'دیدن بارها'],
  ['signIn', { UserName: 'Support' }, 'Support'],
  ['signIn', { UserName: '1000000000OR' }, '1000000000OR'],
  ['returnFromBank', { Status: 'OK' }, 'پرداخت شد'],
  ['returnFromBankByForm', { Status: 'NOK' }, 'پرداخت نشد'],
  ['returnFromBank', { Status: '-22' }, '-۲۲'],
])('says what %s was asked with, %j, in words: %s', (call, input, words) => {
  expect(presentInput(call, input).map(({ value }) => value)).toEqual([words])
})
