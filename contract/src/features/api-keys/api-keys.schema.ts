import * as z from 'zod/mini'
import { notChosen } from '../../kernel/not-given.ts'
import { flags } from '../../kernel/access.ts'
import * as f from '../../kernel/fields.ts'
import { keyScopes } from '../../kernel/key-scopes.ts'
import { rowOf } from '../../kernel/rows.ts'
import { keyTable } from './api-keys.columns.ts'
import { keyStates, mostCallsPerMinute, mostDays } from './api-keys.states.ts'

const scope = f.oneOf('اجازه', [...flags, ...keyScopes])

export const MakeKeyBody = z.object({
  Name: f.text('نام کلید', { min: 2, max: 60 }),
  Scopes: f.list('اجازه‌ها', scope, {
    min: 1,
    max: 40,
    missing: notChosen('دست‌کم یک اجازه برای کلید'),
  }),
  Days: f.integer('مدت اعتبار (روز)', { min: 1, max: mostDays }),
  CallsPerMinute: f.optional(f.integer('درخواست در دقیقه', { min: 1, max: mostCallsPerMinute })),
})
export type MakeKey = z.output<typeof MakeKeyBody>

/** `key` is shown this once and is stored nowhere. */
export const MadeKey = z.object({ id: z.number(), key: z.string(), expiresAt: z.string() })

/** Of one account, and in one state, where it is said. */
export const KeysQuery = z.object({
  UserId: f.optional(f.id('کاربر')),
  State: f.optional(f.oneOf('وضعیت', keyStates)),
})
export const EndKeyBody = z.object({ Id: f.id('کلید') })

export const KeyRow = z.extend(rowOf(keyTable), { scopes: z.array(z.string()) })
export type KeyRow = z.output<typeof KeyRow>

/** What a key learns of itself: `scopes` are those that it may use now, as its account still holds them. */
export const OwnKey = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  scopes: z.array(z.string()),
  callsPerMinute: z.number(),
  expiresAt: z.string(),
})
