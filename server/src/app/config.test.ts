import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useFolder } from '../../test/folder.ts'
import { signatureType, verifierKeyOf } from '../kernel/tlog/notes.rules.ts'
import { placeSecrets } from './backup/restored-keys.ts'
import { readConfig, readEnvironment } from './config.ts'

const start = '2026-11-21T08:30:00Z'
const read = (env: Record<string, string>) => readConfig({ SECRET: 'x'.repeat(32), ...env })

it('has the real time unless a test asks for another', () => {
  expect(read({}).testClock).toBeNull()
  expect(read({ NODE_ENV: 'test' }).testClock).toBeNull()
})

it('has a clock that tests move, from the moment they name', () => {
  const env = { NODE_ENV: 'test', TEST_CLOCK: '1' }
  expect(read(env).testClock).toEqual({ startsAt: undefined })
  expect(read({ ...env, TEST_NOW: start }).testClock).toEqual({ startsAt: new Date(start) })
  expect(() => read({ ...env, TEST_NOW: 'yesterday' })).toThrow('TEST_NOW')
})

it.each([
  [{ TEST_CLOCK: '1' }, 'NODE_ENV=test'],
  [{ TEST_CLOCK: '1', NODE_ENV: 'production', TEST_NOW: start }, 'NODE_ENV=test'],
  [{ TEST_NOW: start }, 'TEST_CLOCK=1'],
  [{ TEST_NOW: start, NODE_ENV: 'test' }, 'TEST_CLOCK=1'],
])('refuses another time outside of tests: %o', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence)
})

it('sends a cargo for a week unless another number of days is set', () => {
  expect(read({}).sendingDays).toBe(7)
  expect(read({ SENDING_DAYS: '10' }).sendingDays).toBe(10)
})

it.each(['0', '366', '2.5', 'week'])('refuses %s as the days of a cargo', (days) => {
  expect(() => read({ SENDING_DAYS: days })).toThrow('SENDING_DAYS')
})

describe('backups by themselves', () => {
  const passphrase = 'a passphrase long enough'
  it('are made where a folder is set, and kept by the rule', () => {
    expect(read({}).backups).toBeNull()
    expect(
      read({ BACKUP_DIR: '/backups', BACKUP_PASSPHRASE: passphrase, BACKUP_KEEP_WEEKS: '0' }).backups,
    ).toEqual({
      dir: '/backups',
      passphrase,
      keeping: { days: 7, weeks: 0, months: 6 },
      withFiles: true,
    })
  })
  it('are refused without a passphrase, or with a short one', () => {
    expect(() => read({ BACKUP_DIR: '/backups' })).toThrow('BACKUP_DIR asks for BACKUP_PASSPHRASE too')
    expect(() => read({ BACKUP_DIR: '/backups', BACKUP_PASSPHRASE: 'short' })).toThrow(
      'at least 16 characters',
    )
  })
})

it.each([
  ['10.0.0.7:9464', { host: '10.0.0.7', port: 9464 }],
  ['[fd00::7]:9464', { host: 'fd00::7', port: 9464 }],
])('gives figures at %s as well', (METRICS_AT, address) => {
  expect(read({ METRICS_AT }).metrics).toEqual(address)
})
it.each(['9464', 'metrics.example:9464', '10.0.0.7', '10.0.0.7:99999', '10.0.0.700:80'])(
  'refuses %s as an address of figures',
  (METRICS_AT) => {
    expect(() => read({ METRICS_AT })).toThrow('METRICS_AT must be an address such as')
  },
)

it('keeps the audit for two years unless another number of days is set, and a month at least', () => {
  expect(read({}).keeping.audit).toBe(730)
  expect(read({ AUDIT_DAYS: '400' }).keeping.audit).toBe(400)
  expect(() => read({ AUDIT_DAYS: '29' })).toThrow('AUDIT_DAYS')
})

it('takes an empty variable for none, as files of settings leave it', () => {
  const empty = read({ PORT: '', DEMO: '', DATABASE_URL: '', LOG_LEVEL: '', SMS_PROVIDER: '' })
  const none = read({})
  expect({ ...empty, keys: null }).toEqual({ ...none, keys: null })
})

describe('trusted proxies', () => {
  it.each([
    [undefined, ['127.0.0.0/8', '::1']],
    ['', []],
    ['10.0.0.5, 2001:db8::/32', ['10.0.0.5', '2001:db8::/32']],
  ])('%o are %o', (TRUSTED_PROXIES, networks) => {
    expect(read({ ...(TRUSTED_PROXIES !== undefined && { TRUSTED_PROXIES }) }).trustedProxies).toEqual(
      networks,
    )
  })

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '0.0.0.0/0', '10.0.0.5 10.0.0.6'])(
    'are not %s',
    (TRUSTED_PROXIES) => {
      expect(() => read({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES')
    },
  )
})

describe('the keys', () => {
  const [one, two] = ['1'.repeat(32), '2'.repeat(32)]
  const folder = useFolder('keys')
  const fileOf = (text: string) => {
    const file = join(folder, 'keys.json')
    writeFileSync(file, text)
    return file
  }
  const withFile = (keys: unknown, env: Record<string, string> = {}) =>
    readConfig({ DATA_DIR: join(folder, 'data'), KEYS_FILE: fileOf(JSON.stringify(keys)), ...env }).keys

  it('are SECRET alone, as the first, or a secret made once', () => {
    const { keys } = readConfig({ SECRET: one })
    expect(keys.ids).toEqual([1])
    const made = withFile({})
    expect(made.derive(1, 'x')).toEqual(withFile({}).derive(1, 'x'))
    expect(made.derive(1, 'x')).not.toEqual(keys.derive(1, 'x'))
  })

  it('are more by a file; the highest id is in use', () => {
    expect(withFile({ '2': two }, { SECRET: one })).toMatchObject({ newest: 2, ids: [2, 1] })
    expect(withFile({ '1': one, '10': two }).ids).toEqual([10, 1])
    expect(withFile({ '1': one }).derive(1, 'x')).toEqual(readConfig({ SECRET: one }).keys.derive(1, 'x'))
  })

  it('are withdrawn by null, the first too', () => {
    expect(withFile({ '1': null, '2': two }, { SECRET: one }).ids).toEqual([2])
  })

  it('are demanded with a database that other servers may work with, and never made for it', () => {
    const shared = {
      DATA_DIR: join(folder, 'shared'),
      DATABASE_URL: 'postgres://bargah_app@localhost/bargah',
    }
    expect(() => readConfig(shared)).toThrow('DATABASE_URL asks for SECRET or KEYS_FILE')
    expect(readConfig({ ...shared, SECRET: one }).keys.ids).toEqual([1])
    expect(withFile({ '2': two }, shared).ids).toEqual([2])
    expect(existsSync(join(folder, 'shared'))).toBe(false)
    mkdirSync(join(folder, 'shared'))
    writeFileSync(join(folder, 'shared/secret'), one)
    expect(() => readConfig(shared)).toThrow(join(folder, 'shared/secret'))
  })

  it('are not made anew where the database is there and its secret is gone', () => {
    const data = join(folder, 'lost')
    mkdirSync(join(data, 'postgres/cluster'), { recursive: true })
    expect(() => readConfig({ DATA_DIR: data })).toThrow('bring back the file')
    expect(existsSync(join(data, 'secret'))).toBe(false)
  })

  it.each([
    ['a short one', { '2': 'short' }, '32 characters'],
    ['an id that is none', { '0': two }, 'from 1 to 255'],
    ['an id that does not fit a permit', { '256': two }, 'from 1 to 255'],
    ['a first one that is not SECRET', { '1': two }, 'SECRET'],
    ['none at all', { '1': null }, 'withdrawn'],
    ['a list', [two], 'KEYS_FILE'],
  ])('are refused with a sentence: %s', (_, keys, sentence) => {
    expect(() => withFile(keys, { SECRET: one })).toThrow(sentence)
  })

  it('are not quoted when the file is no JSON', () => {
    const read = () => readConfig({ SECRET: one, KEYS_FILE: fileOf(`{ "2": "${two}" `) })
    expect(read).toThrow('not JSON')
    expect(read).not.toThrow(two)
  })
})

describe('the files that people send', () => {
  const bucket = { S3_BUCKET: 'papers', S3_KEY_ID: 'who', S3_SECRET_KEY: 'what' }
  it('lie beside the data, or where FILES_DIR says', () => {
    expect(read({ DATA_DIR: '/srv/bargah' }).files).toMatchObject({ s3: null, dir: '/srv/bargah/files' })
    expect(read({ FILES_DIR: '/srv/papers' }).files.dir).toBe('/srv/papers')
    expect(() => read({ FILES_DAILY_MB: '0' })).toThrow('FILES_DAILY_MB')
  })
  it('lie in a bucket, of which all must be said', () => {
    const endpoint = { S3_ENDPOINT: 'https://s3.example.ir' }
    expect(read({ ...endpoint, ...bucket, S3_PATH_STYLE: '0' }).files.s3).toEqual({
      endpoint: 'https://s3.example.ir',
      bucket: 'papers',
      region: 'us-east-1',
      accessKeyId: 'who',
      secretAccessKey: 'what',
      pathStyle: false,
    })
    expect(() => read(endpoint)).toThrow('S3_BUCKET')
    expect(() => read({ ...endpoint, ...bucket, S3_PATH_STYLE: 'yes' })).toThrow('S3_PATH_STYLE')
  })
})

describe('the settings of the bank', () => {
  const merchant = '0c5a1e52-1111-4222-8333-944455556666'
  const PUBLIC_URL = 'https://bargah.example.ir'
  it('name a bank, by what it knows us and where it leads people back, or none', () => {
    expect(read({}).banks).toEqual([])
    const sandbox = 'https://sandbox.zarinpal.com'
    const zarinpal = { gateway: 'zarinpal', key: merchant, base: sandbox }
    expect(read({ BANK: 'zarinpal', BANK_KEY: merchant, BANK_URL: sandbox, PUBLIC_URL }).banks).toEqual([
      zarinpal,
    ])
    const now = { BANK: 'parsian', BANK_KEY: 'pin', PUBLIC_URL }
    const parsian = { gateway: 'parsian', key: 'pin', base: undefined }
    expect(read(now).banks).toEqual([parsian])
    const before = { BANK_BEFORE: 'zarinpal', BANK_BEFORE_KEY: merchant, BANK_BEFORE_URL: sandbox }
    expect(read({ ...now, ...before }).banks).toEqual([parsian, zarinpal])
  })
  it.each([
    [{ BANK: 'saman' }, 'BANK is'],
    [{ BANK: 'parsian', PUBLIC_URL }, 'BANK_KEY'],
    [{ BANK: 'parsian', BANK_KEY: 'pin' }, 'PUBLIC_URL'],
    [{ BANK: 'zarinpal', BANK_KEY: 'short', PUBLIC_URL }, '36'],
    [{ BANK: 'parsian', BANK_KEY: 'pin', PUBLIC_URL, BANK_URL: 'nowhere' }, 'BANK_URL'],
    [{ BANK: 'parsian', BANK_KEY: 'pin', PUBLIC_URL, BANK_BEFORE: 'zarinpal' }, 'BANK_BEFORE_KEY'],
    [{ BANK: 'parsian', BANK_KEY: 'pin', PUBLIC_URL, BANK_BEFORE: 'parsian' }, 'another one'],
    [{ BANK_BEFORE: 'parsian', BANK_BEFORE_KEY: 'pin', PUBLIC_URL }, 'another one'],
  ])('of %o are refused', (given, why) => {
    expect(() => read(given)).toThrow(why)
  })
})

describe('inquiries', () => {
  const registry = {
    INQUIRY_URL: 'https://inquiry.example.ir',
    INQUIRY_USERNAME: 'who',
    INQUIRY_PASSWORD: 'what',
  }
  const credentials = { username: 'who', password: 'what', companyCode: '' }
  it('need no service, or one of which all is said', () => {
    expect(read({}).inquiry).toBeNull()
    expect(read({ INQUIRY: 'http', ...registry }).inquiry).toEqual({
      by: 'http',
      base: 'https://inquiry.example.ir',
      credentials,
    })
    expect(read({ INQUIRY: 'rmto', ...registry }).inquiry).toMatchObject({
      by: 'rmto',
      map: { yes: ['1', 'true', 'فعال'] },
    })
    expect(() => read({ INQUIRY: 'http' })).toThrow('INQUIRY_URL')
    expect(() => read({ INQUIRY: 'soap' })).toThrow('INQUIRY')
  })
})

describe('maps', () => {
  it('are our own, or those of a service of which all is said', () => {
    expect(read({})).toMatchObject({ maps: null, isMapShown: true })
    expect(read({ MAPS_PROVIDER: 'mapir', MAPS_KEY: 'k' }).maps).toEqual({
      by: 'mapir',
      base: 'https://map.ir',
      key: 'k',
    })
    const osrm = { MAPS_PROVIDER: 'osrm', MAPS_URL: 'https://osrm', MAPS_SEARCH_URL: 'https://photon' }
    expect(read(osrm).maps).toEqual({ by: 'osrm', base: 'https://osrm', searchBase: 'https://photon' })
    expect(() => read({ MAPS_PROVIDER: 'mapir' })).toThrow('MAPS_KEY')
    expect(() => read({ MAPS_PROVIDER: 'osrm', MAPS_URL: 'https://osrm' })).toThrow('MAPS_SEARCH_URL')
    expect(() => read({ MAPS_PROVIDER: 'google' })).toThrow('MAPS_PROVIDER')
  })
  it('show pictures from where a setting says, with whose they are', () => {
    const tiles = { TILES_URL: 'https://tiles.example.ir/{z}/{x}/{y}.png', TILES_CREDIT: 'نقشهٔ نمونه' }
    expect(read(tiles).tiles).toEqual({
      url: tiles.TILES_URL,
      key: undefined,
      credit: tiles.TILES_CREDIT,
      mostZoom: 16,
    })
    expect(read({ ...tiles, MAP: 'off' }).tiles).toBeNull()
    expect(() => read({ TILES_URL: tiles.TILES_URL })).toThrow('TILES_CREDIT')
    expect(() => read({ TILES_URL: 'https://tiles.example.ir/{z}/{x}.png' })).toThrow('TILES_URL')
    expect(() => read({ ...tiles, TILES_ZOOM: '30' })).toThrow('TILES_ZOOM')
  })
  it('are drawn unless they are switched off', () => {
    expect(read({ MAP: 'off' }).isMapShown).toBe(false)
    expect(() => read({ MAP: 'maybe' })).toThrow('MAP is on or off')
  })
})

describe('the public logs', () => {
  it('are named after the public address unless they have a name of their own', () => {
    expect(read({ PUBLIC_URL: 'https://bargah.example.ir/' }).logs.origin).toBe('bargah.example.ir')
    expect(read({ LOG_ORIGIN: 'bargah.example.ir/iran' }).logs.origin).toBe('bargah.example.ir/iran')
    for (const wrong of ['two words', 'a+b', 'bargah.example.ir/'])
      expect(() => read({ LOG_ORIGIN: wrong })).toThrow('LOG_ORIGIN')
    expect(read({ LOG_KEY_FILE: '/keys/log.pem' }).logs.keyFile).toBe('/keys/log.pem')
  })
  it('are signed by a child of the server, or by whoever is said with the word that he knows', () => {
    const token = 'a token of thirty-two characters at least'
    const url = 'https://10.0.0.7:7071'
    expect(read({}).logs.signer).toBeNull()
    expect(read({ LOG_SIGNER: url, LOG_SIGNER_TOKEN: token }).logs.signer).toEqual({ url, token })
    expect(() => read({ LOG_SIGNER: url })).toThrow('LOG_SIGNER_TOKEN')
    expect(() => read({ LOG_SIGNER: url, LOG_SIGNER_TOKEN: 'short' })).toThrow('LOG_SIGNER_TOKEN')
    expect(() => read({ LOG_SIGNER: '10.0.0.7', LOG_SIGNER_TOKEN: token })).toThrow('LOG_SIGNER')
  })
  it('are watched by those whose key and address are given', () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const url = 'https://anjoman.example.ir'
    const key = verifierKeyOf('anjoman.example.ir', privateKey, signatureType.cosignature)
    expect(read({}).witnesses).toEqual([])
    const [witness] = read({ WITNESSES: JSON.stringify([{ key, url }]) }).witnesses
    expect([witness?.verifier.name, witness?.url]).toEqual(['anjoman.example.ir', url])
    const ofLog = verifierKeyOf('anjoman.example.ir', privateKey)
    for (const wrong of [
      'x',
      '{}',
      JSON.stringify([{ key: ofLog, url }]),
      JSON.stringify([{ key, url: 'x' }]),
    ])
      expect(() => read({ WITNESSES: wrong })).toThrow('WITNESSES')
  })
})

describe('a setting whose value lies in a file', () => {
  const folder = useFolder('settings')
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }

  it('is read from it, without the end of its line', () => {
    const PORT_FILE = file('port', '3456\n')
    expect(read({ PORT_FILE }).port).toBe(3456)
    const url = 'postgres://bargah_app:word@localhost/bargah'
    expect(read({ DATABASE_URL_FILE: file('url', `${url}\r\n`) }).databaseUrl).toBe(url)
  })

  it('is refused like any other that is wrong', () => {
    expect(() => read({ PORT_FILE: file('words', 'many') })).toThrow('PORT must be a whole number')
  })

  it('is not set twice, and its file is there', () => {
    const PORT_FILE = file('twice', '3456')
    expect(() => read({ PORT: '3000', PORT_FILE })).toThrow('PORT and PORT_FILE are both set')
    const absent = join(folder, 'absent')
    expect(() => read({ PORT_FILE: absent })).toThrow(
      `PORT_FILE names ${absent}, which cannot be read (ENOENT)`,
    )
  })

  it('is read so for every command too, as a passphrase and a password, and once', () => {
    const secret = 's'.repeat(32)
    const env = readEnvironment({
      BACKUP_PASSPHRASE_FILE: file('passphrase', 'a passphrase of the tests\n'),
      ADMIN_PASSWORD_FILE: file('password', 'a password of the tests\n'),
      SECRET_FILE: file('secret', `${secret}\n`),
    })
    expect(env).toMatchObject({
      BACKUP_PASSPHRASE: 'a passphrase of the tests',
      ADMIN_PASSWORD: 'a password of the tests',
    })
    // a restore lays the secrets of the backup beside what is set, and reads the settings then
    const placed = placeSecrets(env, { '1': secret }).env
    expect([...readConfig({ ...placed, DATA_DIR: folder }).secrets]).toEqual([[1, secret]])
  })

  it('leaves settings alone that name a file themselves', () => {
    expect(read({ LOG_KEY_FILE: '/etc/bargah/key.pem' }).logs.keyFile).toBe('/etc/bargah/key.pem')
  })
})
