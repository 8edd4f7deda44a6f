import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signatureType, verifierKeyOf } from '../kernel/tlog/notes.rules.ts'
import { readConfig, settingGroups } from './config.ts'
import { settingNotes } from './setting.ts'

const read = (env: Record<string, string>) => readConfig({ SECRET: 'x'.repeat(32), ...env })
const s3 = { S3_BUCKET: 'files', S3_KEY_ID: 'id', S3_SECRET_KEY: 'key' }
const sms = { SMS_PROVIDER: 'outbox' }
const outside = 'postgresql://bargah@db.example/bargah'
const apart = { LOG_SIGNER_TOKEN: 'y'.repeat(32) }
const { privateKey } = generateKeyPairSync('ed25519')
const witnessKey = verifierKeyOf('witness.example', privateKey, signatureType.cosignature)
const witness = (url: string) => JSON.stringify([{ key: witnessKey, url }])
const plainly: [name: string, env: Record<string, string>][] = [
  ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 'http://s3.example' }],
  ['SMS_URL', { ...sms, SMS_URL: 'http://sms.example' }],
  ['BANK_URL', { BANK_URL: 'http://bank.example' }],
  ['BANK_BEFORE_URL', { BANK_BEFORE_URL: 'http://bank.example' }],
  ['INQUIRY_URL', { INQUIRY_URL: 'http://registry.example' }],
  ['TRACES_URL', { TRACES_URL: 'http://otel.example:4318' }],
  ['MAPS_URL', { MAPS_URL: 'http://maps.example' }],
  ['MAPS_SEARCH_URL', { MAPS_SEARCH_URL: 'http://[2001:db8::5]:2322' }],
  ['TILES_URL', { TILES_URL: 'http://tiles.example/{z}/{x}/{y}', TILES_CREDIT: 'نقشه' }],
  ['LOG_SIGNER', { LOG_SIGNER: 'http://10.0.0.7:7071', ...apart }],
  ['WITNESSES_URL', { WITNESSES: witness('http://witness.example') }],
  ['DATABASE_URL', { DATABASE_URL: outside }],
  ['DATABASE_URL', { DATABASE_URL: `${outside}?sslmode=prefer` }],
  ['DATABASE_URL', { DATABASE_URL: 'postgresql://bargah@localhost/bargah?host=db.example' }],
  ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: outside }],
  ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: outside }],
  ['DATABASE_READ_URL', { DATABASE_READ_URL: outside }],
  ['LOG_DATABASE_URL', { LOG_DATABASE_URL: outside }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://bargah.example', DEMO: '0' }],
]

describe('nothing is spoken to for everybody on the way to read', () => {
  it.each(plainly)('%s of %o', (name, env) => {
    expect(() => read(env)).toThrow(new RegExp(`^${name}: .* is spoken to without encryption`))
  })

  it.each([
    ['encrypted', { S3_ENDPOINT: 'https://s3.example', ...s3 }],
    ['of this machine', { S3_ENDPOINT: 'http://127.0.0.1:9000', ...s3 }],
    ['of this machine by IPv6', { S3_ENDPOINT: 'http://[::1]:9000', ...s3 }],
    ['named outright', { LOG_SIGNER: 'http://10.0.0.7:7071', PLAIN_HOSTS: 'db, 10.0.0.7', ...apart }],
    ['a database that asks for it', { DATABASE_URL: `${outside}?sslmode=verify-full` }],
    [
      'a database by a socket',
      { DATABASE_URL: 'postgresql://bargah@localhost/bargah?host=%2Frun%2Fpostgresql' },
    ],
    ['a database that is named outright', { DATABASE_URL: outside, PLAIN_HOSTS: 'DB.example' }],
    ['a demo on a network', { PUBLIC_URL: 'http://192.168.1.5:3000', DEMO: '1' }],
  ])('is said of none that is %s', (_what, env) => {
    expect(() => read(env)).not.toThrow()
  })

  it('not by a setting that takes an address and stands in no row above', () => {
    const takeAddresses = Object.values(settingGroups)
      .flatMap((group) => Object.entries(group))
      .filter(([, setting]) => settingNotes.get(setting)?.takes.includes('URL'))
      .map(([name]) => name)
    expect(takeAddresses.filter((name) => !plainly.some(([row]) => row === name))).toEqual([])
  })

  it.each([
    ['smtp://mail.example', {}, false],
    ['smtp://mail.example', { PLAIN_HOSTS: 'MAIL.example' }, true],
    ['smtp://127.0.0.1:2525', {}, true],
    ['smtp://[::1]:2525', {}, true],
  ])('by letters, which %s gets plainly only where that is said: %o, %s', (SMTP_URL, more, may) => {
    const { mail } = read({ SMTP_URL, MAIL_FROM: 'bargah@example.ir', ...more })
    expect(mail).toMatchObject({ isEncrypted: false, mayBePlain: may })
  })

  it('and no list of hosts is anything else', () => {
    expect(() => read({ PLAIN_HOSTS: 'http://db' })).toThrow('PLAIN_HOSTS')
  })
})
