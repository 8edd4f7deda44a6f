import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { mebibyte } from '@bargah/contract/kernel/files.ts'
import * as z from 'zod/mini'
import type { S3Settings } from '../adapters/files/files.s3.ts'
import type { WitnessSettings } from '../adapters/witness/witness.http.ts'
import { type LogLevel, logLevels } from '../kernel/log.ts'
import { type KeyRing, keyRing } from '../kernel/keys.rules.ts'
import type { MapsSettings } from '../adapters/maps/create-maps.ts'
import type { TileSettings } from '../adapters/maps/tiles.ts'
import type { BankSettings } from '../adapters/bank/create-bank.ts'
import type { InquirySettings } from '../adapters/inquiry/create-inquiry.ts'
import { mapsEnvironment, readMapsSettings, readTileSettings } from './maps-settings.ts'
import { bankEnvironment, readBankSettings } from './bank-settings.ts'
import { inquiryEnvironment, readInquirySettings } from './inquiry-settings.ts'
import { logEnvironment, type LogSettings, readLogSettings, readWitnesses } from './log-settings.ts'
import { readSecrets } from './secrets.ts'
import { readSmsSettings, smsEnvironment, type SmsSettings } from './sms-settings.ts'

const url = (name: string) =>
  z.optional(z.string().check(z.refine((text) => URL.canParse(text), { error: `${name} must be a URL` })))
type Bounds = { from: number; to: number; plain: number }
/** A whole number within bounds; `plain` where none is given. */
const whole = (name: string, { from, to, plain }: Bounds) => {
  const isOne = (value: number) => Number.isInteger(value) && value >= from && value <= to
  const error = `${name} must be a whole number from ${from} to ${to}`
  return z._default(z.coerce.number({ error }).check(z.refine(isOne, { error })), plain)
}
const onOff = (name: string) => z.optional(z.enum(['0', '1'], { error: `${name} must be 0 or 1` }))

/** An address or a network, such as 10.0.0.0/8; the network of everybody is none. */
function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return most > 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most))
}
const networks = (name: string, plain: string) =>
  z.pipe(
    z.pipe(
      z._default(z.string(), plain),
      z.transform((text) => text.split(',').flatMap((one) => one.trim() || [])),
    ),
    z.array(
      z.string().check(z.refine(isNetwork, { error: `${name} must be addresses or networks, by commas` })),
    ),
  )

const Environment = z.object({
  PORT: whole('PORT', { from: 0, to: 65_535, plain: 3000 }),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: url('DATABASE_URL'),
  DATABASE_DIRECT_URL: url('DATABASE_DIRECT_URL'),
  DATABASE_OWNER_URL: url('DATABASE_OWNER_URL'),
  LOG_DATABASE_URL: url('LOG_DATABASE_URL'),
  ...logEnvironment,
  ...bankEnvironment,
  PUBLIC_URL: url('PUBLIC_URL'),
  KEYS_FILE: z.optional(z.string()),
  SECRET: z.optional(z.string().check(z.minLength(32, { error: 'SECRET must have at least 32 characters' }))),
  TRUSTED_PROXIES: networks('TRUSTED_PROXIES', '127.0.0.0/8,::1'),
  SENDING_DAYS: whole('SENDING_DAYS', { from: 1, to: 365, plain: 7 }),
  AUDIT_DAYS: whole('AUDIT_DAYS', { from: 30, to: 36_500, plain: 730 }),
  FILES_DIR: z.optional(z.string()),
  FILES_DAILY_MB: whole('FILES_DAILY_MB', { from: 1, to: 100_000, plain: 500 }),
  S3_ENDPOINT: url('S3_ENDPOINT'),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_KEY_ID: z.optional(z.string()),
  S3_SECRET_KEY: z.optional(z.string()),
  S3_PATH_STYLE: z._default(z.enum(['0', '1'], { error: 'S3_PATH_STYLE must be 0 or 1' }), '1'),
  REAUTH_MINUTES: whole('REAUTH_MINUTES', { from: 1, to: 720, plain: 30 }),
  LOG_LEVEL: z._default(
    z.enum(logLevels, { error: `LOG_LEVEL must be one of ${logLevels.join(', ')}` }),
    'warn',
  ),
  ...smsEnvironment,
  SMS_HOURLY: whole('SMS_HOURLY', { from: 1, to: 1_000_000, plain: 1_000 }),
  ...inquiryEnvironment,
  ...mapsEnvironment,
  DEMO: onOff('DEMO'),
  // exists for tests only: lets POST /test/clock move the time that counts
  TEST_CLOCK: onOff('TEST_CLOCK'),
  // and this one says when that time starts
  TEST_NOW: z.optional(
    z.iso.datetime({ error: 'TEST_NOW must be an instant, such as 2026-11-21T08:30:00Z' }),
  ),
})

export type Config = {
  port: number
  host: string
  dataDir: string
  /** An outside database, or null for the server's own. */
  databaseUrl: string | null
  /** The same database without a pooler between, for jobs. */
  databaseDirectUrl: string | null
  /** The same by the role that owns the tables and migrates, without a pooler. */
  databaseOwnerUrl: string | null
  /** The same by the role that signs the public logs; null: as the owner, who takes that role. */
  logDatabaseUrl: string | null
  /** Names and key of the public logs. */
  logs: LogSettings
  /** Who outside watches them. */
  witnesses: readonly WitnessSettings[]
  publicUrl: string
  /** Whose word on where a request comes from is taken (X-Forwarded-For). */
  trustedProxies: readonly string[]
  /** The first is SECRET; others are in KEYS_FILE. */
  keys: KeyRing
  /** How long the audit is kept. */
  auditDays: number
  /** How long a cargo is sent before it ends by itself. */
  sendingDays: number
  /** How long a given password is good for acts on others' money, passwords and sessions. */
  reauthMinutes: number
  /** The least of what is logged. */
  logLevel: LogLevel
  /** Who sends text messages, or null when they stay in the outbox. */
  sms: SmsSettings | null
  /** How many messages people who have not signed in may have sent. */
  smsBudget: { mostAnHour: number }
  /** Through which bank wallets are topped up, or null for the demo world's own. */
  /** The bank in use, if any, and those from before. */
  banks: BankSettings[]
  /** Which registry of drivers and trucks is asked, or null for what is built in. */
  inquiry: InquirySettings | null
  /** Who is asked about places and ways, or null for our own gazetteer and roads. */
  maps: MapsSettings | null
  /** Whether screens show a map. */
  isMapShown: boolean
  /** Where the pictures of the map come from, or null for the drawn one. */
  tiles: TileSettings | null
  files: {
    /** A bucket for the files that people send, or null for a folder of this machine. */
    s3: S3Settings | null
    dir: string
    /** How many bytes of files one account may send within a day. */
    dailyBytes: number
  }
  demo: boolean
  /** Whether the demo world was asked for outright, so that others may come to it. */
  isDemoMeant: boolean
  /** The clock that tests move, and when it starts in a new database; null outside of tests. */
  testClock: { startsAt?: Date } | null
}

/** In: the environment. Out: the settings. Throws a sentence that says which variable is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = z.safeParse(Environment, env)
  if (!read.success)
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const { data } = read
  const dataDir = resolve(data.DATA_DIR)
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/, '')
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir,
    databaseUrl: data.DATABASE_URL ?? null,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL ?? null,
    databaseOwnerUrl: data.DATABASE_OWNER_URL ?? data.DATABASE_DIRECT_URL ?? data.DATABASE_URL ?? null,
    logDatabaseUrl: data.LOG_DATABASE_URL ?? null,
    logs: readLogSettings(data, { dataDir, publicUrl }),
    witnesses: readWitnesses(data),
    publicUrl,
    trustedProxies: data.TRUSTED_PROXIES,
    keys: keyRing(
      readSecrets({
        file: data.KEYS_FILE,
        first: data.SECRET,
        dataDir,
        isShared: data.DATABASE_URL !== undefined,
      }),
    ),
    auditDays: data.AUDIT_DAYS,
    sendingDays: data.SENDING_DAYS,
    reauthMinutes: data.REAUTH_MINUTES,
    logLevel: data.LOG_LEVEL,
    sms: readSmsSettings(data),
    smsBudget: { mostAnHour: data.SMS_HOURLY },
    banks: readBankSettings(data),
    inquiry: readInquirySettings(data),
    maps: readMapsSettings(data),
    isMapShown: data.MAP === 'on',
    tiles: readTileSettings(data),
    isDemoMeant: data.DEMO === '1',
    files: {
      s3: s3Of(data),
      dir: data.FILES_DIR ? resolve(data.FILES_DIR) : join(dataDir, 'files'),
      dailyBytes: data.FILES_DAILY_MB * mebibyte,
    },
    demo: data.DEMO === undefined ? data.DATABASE_URL === undefined : data.DEMO === '1',
    testClock: testClockOf(data, env.NODE_ENV),
  }
}

function s3Of(data: z.infer<typeof Environment>): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_KEY_ID, S3_SECRET_KEY } = data
  if (!S3_ENDPOINT) return null
  if (!S3_BUCKET || !S3_KEY_ID || !S3_SECRET_KEY)
    throw new Error('S3_ENDPOINT asks for S3_BUCKET, S3_KEY_ID and S3_SECRET_KEY too')
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: data.S3_REGION,
    accessKeyId: S3_KEY_ID,
    secretAccessKey: S3_SECRET_KEY,
    pathStyle: data.S3_PATH_STYLE === '1',
  }
}

function testClockOf({ TEST_CLOCK, TEST_NOW }: z.infer<typeof Environment>, mode: string | undefined) {
  if (TEST_NOW !== undefined && TEST_CLOCK !== '1')
    throw new Error('TEST_NOW says when the clock of TEST_CLOCK=1 starts')
  if (TEST_CLOCK !== '1') return null
  if (mode !== 'test') throw new Error('TEST_CLOCK moves the time and is for NODE_ENV=test only')
  return { startsAt: TEST_NOW === undefined ? undefined : new Date(TEST_NOW) }
}
