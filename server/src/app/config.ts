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
import { encryptionEnvironment, mustBeEncrypted } from './encrypted.ts'
import { backupEnvironment, type BackupSettings, readBackupSettings } from './backup/backup-settings.ts'
import type { MetricsAddress } from './metrics/serve-metrics.ts'
import type { TraceSettings } from './traces/send-traces.ts'
import { bankEnvironment, readBankSettings } from './bank-settings.ts'
import { mailEnvironment, readMailSettings } from './mail-settings.ts'
import type { SmtpSettings } from '../adapters/mail/mail.smtp.ts'
import { inquiryEnvironment, readInquirySettings } from './inquiry-settings.ts'
import { logEnvironment, type LogSettings, readLogSettings, readWitnesses } from './log-settings.ts'
import { type Keeping, readKeeping, retentionEnvironment } from './retention.ts'
import { readSecrets } from './secrets.ts'
import { type GivenSettings, withFiles } from './setting-files.ts'
import { choice, choiceOr, matching, secret, text, textOr, url, whole } from './setting.ts'
import { readSmsSettings, smsEnvironment, type SmsSettings } from './sms-settings.ts'

/** An address or a network, such as 10.0.0.0/8; the network of everybody is none. */
function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return most > 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most))
}
const nearProxies = '127.0.0.0/8,::1'
const networksIn = (list: string) => list.split(',').flatMap((one) => one.trim() || [])

/** In: `10.0.0.7:9464`, or `[fd00::7]:9464`. Out: host and port, or null. */
function readMetricsAddress(text: string): MetricsAddress | null {
  const [, six, four, port] = /^(?:\[([\da-f:]+)\]|([\d.]+)):(\d{1,5})$/i.exec(text) ?? []
  const host = six ?? four ?? ''
  return isIP(host) > 0 && Number(port) <= 65_535 ? { host, port: Number(port) } : null
}

const serverEnvironment = {
  PORT: whole({ from: 0, to: 65_535, plain: 3000, means: 'port of panel and API' }),
  HOST: textOr('127.0.0.1', { means: 'address to listen on; `0.0.0.0` for all' }),
  PUBLIC_URL: url({
    unset: '`http://localhost:PORT`',
    means: 'the address that people use; it is printed in the QR codes',
  }),
  TRUSTED_PROXIES: matching(
    'addresses or networks, by commas',
    (given) => networksIn(given).every(isNetwork),
    {
      unset: `\`${nearProxies}\``,
      means: 'the reverse proxies whose `X-Forwarded-For` is believed; empty: nobody is',
    },
  ),
  ...encryptionEnvironment,
  LOG_LEVEL: choiceOr(logLevels, 'warn', {
    means: 'the least that is logged, as lines of JSON on standard error',
  }),
  METRICS_AT: matching('an address such as 10.0.0.7:9464', (given) => readMetricsAddress(given) !== null, {
    unset: '`/metrics` of `PORT`, for this machine alone',
    means:
      'where `/metrics` is given as well, to everybody who reaches it: an address of your own network ([operating](operating.md#figures-and-alerts))',
  }),
  TRACES_URL: url({
    means:
      'a collector of OpenTelemetry, as `https://otel.example:4318`: requests, statements and jobs are sent there as spans, by OTLP over HTTP ([operating](operating.md#traces))',
  }),
  TRACES_PERCENT: whole({
    from: 1,
    to: 100,
    plain: 100,
    means: 'how many of a hundred requests and jobs are traced',
  }),
  REAUTH_MINUTES: whole({
    from: 1,
    to: 720,
    plain: 30,
    unit: 'minutes',
    means: "after how long acts on others' money, passwords and sessions ask for the own password again",
  }),
  SENDING_DAYS: whole({
    from: 1,
    to: 365,
    plain: 7,
    unit: 'days',
    means: 'how long a cargo is sent before it ends by itself',
  }),
}

const dataEnvironment = {
  DATA_DIR: textOr('./data', { means: 'where the server keeps its database, secret and files' }),
  DATABASE_URL: url({ means: "an outside PostgreSQL instead of the server's own" }),
  DATABASE_DIRECT_URL: url({
    unset: '`DATABASE_URL`',
    means: 'the same database, for jobs, which listen: without a pooler between, or by one in session mode',
  }),
  DATABASE_OWNER_URL: url({
    unset: '`DATABASE_DIRECT_URL`',
    means:
      'the same by the role that owns the tables, without a pooler or by one in session mode; migrates at start',
  }),
  DATABASE_READ_URL: url({
    unset: '`DATABASE_URL`',
    means:
      'a streaming replica of it, from which lists, boards, reports, files of lists and the public logs are read ([0106](decisions/0106-lists-from-a-replica.md))',
  }),
  SECRET: secret({
    unset: 'made once, kept in `DATA_DIR/secret`',
    means: 'key 1, which signs, seals and hashes; with `DATABASE_URL` this or `KEYS_FILE` is demanded',
  }),
  KEYS_FILE: text({
    means: 'a JSON file of further keys by id ([0029](decisions/0029-keys-and-sealed-values.md))',
  }),
}

const filesEnvironment = {
  FILES_DIR: text({
    unset: '`DATA_DIR/files`',
    means: 'where the files that people send lie, unless there is a bucket',
  }),
  FILES_DAILY_MB: whole({
    from: 1,
    to: 100_000,
    plain: 500,
    unit: 'megabytes',
    means: 'how much one account may send within a day',
  }),
  S3_ENDPOINT: url({
    means: 'an S3-compatible service for those files; needs bucket, key id and secret key too',
  }),
  S3_BUCKET: text({ means: 'its bucket, which must be there' }),
  S3_REGION: textOr('us-east-1', { means: 'its region, as requests are signed for it' }),
  S3_KEY_ID: text({ means: 'the id of the key that signs requests' }),
  S3_SECRET_KEY: text({ means: 'the key that signs requests' }),
  S3_PATH_STYLE: choiceOr(['0', '1'], '1', {
    means: '`0` when the bucket stands before the name of the host',
  }),
}

const trialEnvironment = {
  DEMO: choice(['0', '1'], {
    unset: '`1` without `DATABASE_URL`, else `0`',
    means: 'fills an empty database with the demo world',
  }),
  WEBHOOK_LOOPBACK: choice(['0', '1'], {
    unset: '`0`',
    means:
      'for demos and tests: `1` lets webhooks tell this very machine, without encryption too; refused unless `DEMO=1` or `NODE_ENV=test`',
  }),
  TEST_CLOCK: choice(['0', '1'], {
    unset: '`0`',
    means: 'for tests: `1` opens `POST /test/clock`, which moves the time; refused unless `NODE_ENV=test`',
  }),
  TEST_NOW: matching(
    'an instant, such as 2026-11-21T08:30:00Z',
    (given) => z.safeParse(z.iso.datetime(), given).success,
    { unset: 'the real time', means: 'when the clock of `TEST_CLOCK=1` starts in a new database' },
  ),
}

/** All settings, in the groups in which docs/settings.md shows them. */
export const settingGroups = {
  Server: serverEnvironment,
  'Database, keys and data': dataEnvironment,
  'Files that people send': filesEnvironment,
  Backups: backupEnvironment,
  'How long things are kept': retentionEnvironment,
  'Public logs': logEnvironment,
  'Text messages': smsEnvironment,
  Mail: mailEnvironment,
  Bank: bankEnvironment,
  Inquiries: inquiryEnvironment,
  Maps: mapsEnvironment,
  'Demo and tests': trialEnvironment,
}
const Environment = z.object({
  ...settingGroups.Server,
  ...settingGroups['Database, keys and data'],
  ...settingGroups['Files that people send'],
  ...settingGroups.Backups,
  ...settingGroups['How long things are kept'],
  ...settingGroups['Public logs'],
  ...settingGroups['Text messages'],
  ...settingGroups.Mail,
  ...settingGroups.Bank,
  ...settingGroups.Inquiries,
  ...settingGroups.Maps,
  ...settingGroups['Demo and tests'],
})
type Environment = z.infer<typeof Environment>

export type Config = {
  port: number
  host: string
  dataDir: string
  /** An outside database, or null for the server's own. */
  databaseUrl: string | null
  databaseReadUrl: string | null
  /** The same database for jobs, which listen: never by a pooler in transaction mode. */
  databaseDirectUrl: string | null
  /** The same by the role that owns the tables and migrates, which holds session locks: as `directUrl`. */
  databaseOwnerUrl: string | null
  /** The same by the role that signs the public logs; null: as the owner, who takes that role. */
  logDatabaseUrl: string | null
  logs: LogSettings
  /** Who outside watches them. */
  witnesses: readonly WitnessSettings[]
  publicUrl: string
  /** Whose word on where a request comes from is taken (X-Forwarded-For). */
  trustedProxies: readonly string[]
  /** The first is SECRET; others are in KEYS_FILE. */
  keys: KeyRing
  /** The same secrets themselves, null where one is withdrawn: for backups alone. */
  secrets: ReadonlyMap<number, string | null>
  /** How long what ends by itself is kept. */
  keeping: Keeping
  /** How long a cargo is sent before it ends by itself. */
  sendingDays: number
  /** How long a given password is good for acts on others' money, passwords and sessions. */
  reauthMinutes: number
  logLevel: LogLevel
  /** Who sends text messages, or null when they stay in the outbox. */
  sms: SmsSettings | null
  /** By which server letters leave, or null when they stay in the outbox. */
  mail: SmtpSettings | null
  /** What the provider of text messages knows that hands on what people send. */
  smsInboxSecret: string | undefined
  /** How many messages people who have not signed in may have sent. */
  smsBudget: { mostAnHour: number }
  /** The bank in use, if any, and those from before. */
  banks: BankSettings[]
  /** Which registry of drivers and trucks is asked, or null for what is built in. */
  inquiry: InquirySettings | null
  /** Who is asked about places and routes, or null for our own gazetteer and roads. */
  maps: MapsSettings | null
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
  /** Whether files lie in a folder of this server's own, over a database at which others may work too. */
  hasOwnFiles: boolean
  /** Where figures for Prometheus are given as well, or null. */
  metrics: MetricsAddress | null
  /** Where spans are sent, and of how many requests; null = nowhere. */
  traces: TraceSettings | null
  /** How backups are made by themselves, or null where they are not. */
  backups: BackupSettings | null
  demo: boolean
  /** Whether the demo world was asked for outright, so that others may come to it. */
  isDemoMeant: boolean
  /** The clock that tests move, and when it starts in a new database; null outside of tests. */
  testClock: { startsAt?: Date } | null
  /** Whether webhooks may tell this machine itself. */
  webhooksLoop: boolean
}

/** Of these an empty one says something; any other empty variable is as good as none, as files of settings leave it. */
const saysByEmptiness = new Set(['TRUSTED_PROXIES'])

/** What commands read beside the settings of the server. */
const ofCommands = ['ADMIN_PASSWORD']

/** In: the environment. Out: with what files hold of it, for the server and each command. Throws a sentence. */
export const readEnvironment = (env: GivenSettings): GivenSettings =>
  withFiles(env, [...Object.keys(Environment.shape), ...ofCommands])

const withoutEmpty = (env: GivenSettings) =>
  Object.fromEntries(Object.entries(env).filter(([name, value]) => value !== '' || saysByEmptiness.has(name)))

/** In: the environment. Out: the settings. Throws a sentence that says which variable is wrong. */
export function readConfig(env: GivenSettings): Config {
  const read = z.safeParse(Environment, withoutEmpty(readEnvironment(env)))
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'))
  const { data } = read
  const dataDir = resolve(data.DATA_DIR)
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/, '')
  const demo = data.DEMO === undefined ? data.DATABASE_URL === undefined : data.DEMO === '1'
  const witnesses = readWitnesses(data)
  // a demo may be shown on a network without a proxy before it
  mustBeEncrypted({ ...data, ...(demo && { PUBLIC_URL: null }) }, data.PLAIN_HOSTS)
  for (const { url } of witnesses) mustBeEncrypted({ WITNESSES_URL: url }, data.PLAIN_HOSTS)
  const secrets = readSecrets({
    file: data.KEYS_FILE,
    first: data.SECRET,
    dataDir,
    isShared: data.DATABASE_URL !== undefined,
  })
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir,
    databaseUrl: data.DATABASE_URL ?? null,
    databaseReadUrl: data.DATABASE_READ_URL ?? null,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL ?? null,
    databaseOwnerUrl: data.DATABASE_OWNER_URL ?? data.DATABASE_DIRECT_URL ?? data.DATABASE_URL ?? null,
    logDatabaseUrl: data.LOG_DATABASE_URL ?? null,
    logs: readLogSettings(data, { dataDir, publicUrl }),
    witnesses,
    publicUrl,
    trustedProxies: networksIn(data.TRUSTED_PROXIES ?? nearProxies),
    keys: keyRing(secrets),
    secrets,
    keeping: readKeeping(data),
    sendingDays: data.SENDING_DAYS,
    reauthMinutes: data.REAUTH_MINUTES,
    logLevel: data.LOG_LEVEL,
    sms: readSmsSettings(data),
    mail: readMailSettings(data, data.PLAIN_HOSTS),
    smsInboxSecret: data.SMS_INBOX_SECRET,
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
    hasOwnFiles: data.DATABASE_URL !== undefined && !data.S3_ENDPOINT && !data.FILES_DIR,
    metrics: data.METRICS_AT === undefined ? null : readMetricsAddress(data.METRICS_AT),
    traces: data.TRACES_URL === undefined ? null : { url: data.TRACES_URL, percent: data.TRACES_PERCENT },
    backups: readBackupSettings(data),
    demo,
    testClock: testClockOf(data, env.NODE_ENV),
    webhooksLoop: webhooksLoopOf(data, env.NODE_ENV),
  }
}

function s3Of(data: Environment): S3Settings | null {
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

function webhooksLoopOf({ WEBHOOK_LOOPBACK, DEMO }: Environment, mode: string | undefined): boolean {
  if (WEBHOOK_LOOPBACK === '1' && DEMO !== '1' && mode !== 'test')
    throw new Error(
      'WEBHOOK_LOOPBACK opens this machine to addresses of strangers and is for DEMO=1 or NODE_ENV=test only',
    )
  return WEBHOOK_LOOPBACK === '1'
}

function testClockOf({ TEST_CLOCK, TEST_NOW }: Environment, mode: string | undefined) {
  if (TEST_NOW !== undefined && TEST_CLOCK !== '1')
    throw new Error('TEST_NOW says when the clock of TEST_CLOCK=1 starts')
  if (TEST_CLOCK !== '1') return null
  if (mode !== 'test') throw new Error('TEST_CLOCK moves the time and is for NODE_ENV=test only')
  return { startsAt: TEST_NOW === undefined ? undefined : new Date(TEST_NOW) }
}
