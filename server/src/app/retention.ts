import { daysOfImports } from '@bargah/contract/features/imports/imports.states.ts'
import { daysOfMorningFiles } from '@bargah/contract/features/reports/morning.text.ts'
import type * as z from 'zod/mini'
import { settingNotes, whole } from './setting.ts'

const days = (from: number, to: number, plain: number, means: string) =>
  whole({ from, to, plain, unit: 'days', means })

/** For how long what ends by itself is kept. No bound lets go of what is still in force, counted or looked at. */
export const retentionEnvironment = {
  AUDIT_DAYS: days(
    30,
    36_500,
    730,
    'how long the audit is kept; what is older is deleted in whole sealed parts',
  ),
  SESSION_DAYS: days(30, 400, 30, 'how long a session is kept after its end or its last use'),
  DEVICE_DAYS: days(30, 400, 400, 'how long a device that an account used is known after its last use'),
  NOTICE_DAYS: days(
    2,
    400,
    30,
    'how long notices are kept, and of which loads a driver was told; they are listed for two',
  ),
  OUTBOX_DAYS: days(3, 400, 7, 'how long a text message or a letter is kept in the outbox, sent or not'),
}
type Environment = z.infer<z.ZodMiniObject<typeof retentionEnvironment>>

/** Days, each. */
export type Keeping = Readonly<Record<'audit' | 'session' | 'device' | 'notice' | 'outbox', number>>

export const readKeeping = (data: Environment): Keeping => ({
  audit: data.AUDIT_DAYS,
  session: data.SESSION_DAYS,
  device: data.DEVICE_DAYS,
  notice: data.NOTICE_DAYS,
  outbox: data.OUTBOX_DAYS,
})

/** `by`: the job that deletes it; `setting`: what says how long, else `howLong`. */
type Kept = { what: string; by?: string } & (
  | { setting: keyof typeof retentionEnvironment; howLong?: undefined }
  | { setting?: undefined; howLong: string }
)

/** What a Bargah keeps for how long, the longest first. */
export const keptThings: readonly Kept[] = [
  {
    what: 'ledger, halls’ logs, permits, turns, loads, payments, accounts, papers, messages to the support',
    howLong: 'while the database is there',
  },
  {
    what: 'names and numbers of a driver, his photo, his messages, what the audit says of him',
    howLong: 'until two administrators erase them',
  },
  { what: 'seals of the audit', howLong: 'while the database is there' },
  { what: 'lines of the audit', setting: 'AUDIT_DAYS', by: 'drop-old-audit' },
  { what: 'devices that an account used', setting: 'DEVICE_DAYS', by: 'forget-old-traces' },
  { what: 'sessions that ended or are not used', setting: 'SESSION_DAYS', by: 'forget-old-traces' },
  { what: 'notices', setting: 'NOTICE_DAYS', by: 'forget-notifications' },
  {
    what: 'which loads of his routes a driver was told of',
    setting: 'NOTICE_DAYS',
    by: 'forget-told-wishes',
  },
  { what: 'imports and the rows of their files', howLong: `${daysOfImports} days`, by: 'forget-imports' },
  { what: 'files of morning reports', howLong: `${daysOfMorningFiles} days`, by: 'forget-morning-files' },
  { what: 'text messages of the outbox', setting: 'OUTBOX_DAYS', by: 'forget-sms' },
  { what: 'letters of the outbox', setting: 'OUTBOX_DAYS', by: 'forget-letters' },
  {
    what: 'notes by which a day’s messages are counted',
    howLong: '2 days',
    by: 'forget-notifications',
  },
  { what: 'events that webhooks were told', howLong: '7 days', by: 'forget-webhooks' },
  { what: 'idempotency keys, answers of inquiries', howLong: 'a day', by: 'forget-old-traces' },
  {
    what: 'codes, proofs, challenges, tries',
    howLong: 'their own end',
    by: 'forget-old-traces',
  },
  { what: 'uploads that nobody took', howLong: 'an hour', by: 'sweep-files' },
  { what: 'what changed, for screens that look on', howLong: '10 minutes', by: 'forget-live' },
]

/** Out: the rows of the table in the documents. */
export const describeKept = (): string[][] =>
  keptThings.map(({ what, setting, howLong, by }) => [
    what,
    setting
      ? `${settingNotes.get(retentionEnvironment[setting])?.unset.replaceAll('`', '') ?? ''} days`
      : howLong,
    setting ? `\`${setting}\`` : 'none',
    by ? `\`${by}\`` : '',
  ])
